// The table of folding, for programs that fold by rules of their own.

extension Folding {
  /// Calls `body` with each scalar that does not fold to itself, ascending, and what it folds to;
  /// an empty form where it vanishes.
  ///
  /// White space folds to U+0020 here: whether it vanishes hangs on its neighbours
  /// (`CharacterClass.isSpacedWord`). Marks, which compose with the character before them, are left
  /// out, and so are surrogates.
  package static func forEachMapping(_ body: (_ scalar: UInt32, _ form: [UInt32]) -> Void) {
    let table = FoldingTable.shared
    for scalar: UInt32 in 0..<0x110000 where !(0xD800..<0xE000).contains(scalar) {
      if table.isMark(scalar) { continue }
      let code = scalar < 0x10000 ? table.firstPlane[Int(scalar)] : FoldingTable.special
      switch code {
      case FoldingTable.vanishing: body(scalar, [])
      case FoldingTable.whiteSpace: if scalar != 0x20 { body(scalar, [0x20]) }
      case FoldingTable.special:
        if let form = table.form(of: scalar) { body(scalar, Array(form)) }
      default: if UInt32(code) != scalar { body(scalar, [UInt32(code)]) }
      }
    }
  }
}
