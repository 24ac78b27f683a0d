// 版次: the number of a page in its issue, with the letter of its part where the paper is bound in
// parts.

/// The number of a page: `3`, or `B3` in a paper whose parts (叠) have letters and numbers of their
/// own.
package struct PageNumber: Hashable, Comparable, Sendable {
  /// The letter of the part, an ASCII capital; nil where the page has none.
  package let letter: UInt8?
  /// The number.
  package let number: Int

  /// Makes a page number; what is no letter of a part, of either case, is left out, and so is the P
  /// of `P5`, which stands for the page.
  package init(_ number: Int, letter: UInt8? = nil) {
    self.number = number
    let capital = letter.map { $0 & 0xDF }
    self.letter = capital.flatMap { (0x41...0x5A).contains($0) && $0 != 0x50 ? $0 : nil }
  }

  /// Whether both may be said of one page: a page that lost its letter may be of any part.
  package func agrees(with other: PageNumber) -> Bool {
    number == other.number && (letter == nil || other.letter == nil || letter == other.letter)
  }

  /// Whether who asks for this page means that one: without a letter, the page of any part.
  package func isAsked(of page: PageNumber?) -> Bool {
    page == self || letter == nil && page?.number == number
  }

  /// The letter as text.
  package var letterText: String? {
    letter.map { String(UnicodeScalar($0)) }
  }

  /// Pages without a letter come first, then part by part.
  package static func < (left: PageNumber, right: PageNumber) -> Bool { left.code < right.code }
}

extension PageNumber: CustomStringConvertible {
  /// `3` or `B3`.
  package var description: String { (letterText ?? "") + String(number) }
}

extension PageNumber {
  /// One number that tells all: the number, and above 16 bits the place of the letter in the
  /// alphabet, from 1.
  package var code: Int { number | (letter.map { Int($0) - 0x40 } ?? 0) << 16 }

  /// Reads such a number; nil where it is none.
  package init?(code: Int) {
    let (part, number) = (code >> 16, code & 0xFFFF)
    guard (0...26).contains(part), code >= 0 else { return nil }
    self.init(number, letter: part == 0 ? nil : UInt8(0x40 + part))
  }
}
