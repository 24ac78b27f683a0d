/// The encodings a page may come in; the raw value is the name that JSON prints.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case gb18030 = "gb18030"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
}
