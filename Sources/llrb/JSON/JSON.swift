// A small writer of JSON. Keys come out in the order in which they are given, numbers in their
// shortest exact form: the same answer is the same bytes, and two runs can be compared with `diff`.

/// A JSON value whose objects keep their order.
enum JSON {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// A string, or null.
  init(_ text: String?) {
    self = text.map { .string($0) } ?? .null
  }

  /// An integer, or null.
  init(_ number: Int?) {
    self = number.map { .integer($0) } ?? .null
  }

  /// An array of strings.
  init(_ texts: [String]) {
    self = .array(texts.map { .string($0) })
  }

  /// The value on one line, without spaces, as UTF-8.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value):
      // JSON knows no infinity; a score that is none is null.
      if value.isFinite { bytes += String(value).utf8 } else { bytes += "null".utf8 }
    case .string(let text): JSON.append(text, to: &bytes)
    case .array(let values):
      JSON.append(values, between: ("[", "]"), to: &bytes) { $0.append(to: &$1) }
    case .object(let members):
      JSON.append(members, between: ("{", "}"), to: &bytes) { member, bytes in
        JSON.append(member.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.append(to: &bytes)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], between marks: (open: Unicode.Scalar, close: Unicode.Scalar),
    to bytes: inout [UInt8], each write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: marks.open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: marks.close))
  }

  /// Quotes a text. Beyond what JSON asks for, everything that could touch a terminal is written
  /// as an escape: it reads back as the same text.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.makeContiguousUTF8()
    let utf8 = text.utf8Span.span
    // What needs no escape is copied in runs.
    var run = 0
    var end = 0
    for scalar in text.unicodeScalars {
      let start = end
      end += UTF8.width(scalar)
      guard let escape = escape(scalar) else { continue }
      append(utf8.extracting(run..<start), to: &bytes)
      bytes += escape.utf8
      run = end
    }
    append(utf8.extracting(run..<end), to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ utf8: Span<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: utf8.count) { bytes in
      for index in utf8.indices { bytes.append(utf8[index]) }
    }
  }

  /// What is written instead of a scalar; nil where it stands for itself.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case _ where Visible.isHarmful(scalar): return codeUnits(of: scalar)
    default: return nil
    }
  }

  /// A scalar by its numbers in UTF-16: `\u00ad`, `\udb40\udc41`.
  static func codeUnits(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.reduce(into: "") { escape, unit in
      let digits = String(unit, radix: 16)
      escape += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
