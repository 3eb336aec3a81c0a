/// A file of translations in gettext's PO format.
///
/// Comments, entries marked as fuzzy, obsolete ones (`#~`) and those without a translation are left out.
package struct POFile: Sendable {
  /// One translated message.
  package struct Entry: Hashable, Sendable {
    /// Distinguishes two meanings of one text.
    package let context: String?
    /// The English text.
    package let id: String
    /// The English text for numbers other than 1.
    package let pluralID: String?
    /// The translation, or one for each plural form.
    package let translations: [String]
    /// The line of its `msgid`.
    package let line: Int
  }

  /// The maximum number of bytes.
  package static let longestFile = 4 << 20
  /// The maximum number of entries.
  package static let mostEntries = 20_000
  /// The maximum number of bytes of a string.
  package static let longestString = 16 << 10

  /// The fields of the header: `Plural-Forms`, `Language`.
  package let header: [String: String]
  /// The translated messages, in the order of the file.
  package let entries: [Entry]

  /// Reads a file.
  ///
  /// - Throws: `POError` with the line of the first fault.
  package init(bytes: [UInt8]) throws(POError) {
    guard bytes.count <= POFile.longestFile else { throw POError(.tooLarge, line: 0) }
    var parser = POParser()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      try parser.read(line, number: number)
    }
    try parser.finish()
    header = parser.header
    entries = parser.entries
    let type = header["Content-Type"]?.lowercased() ?? "charset=utf-8"
    guard type.hasSuffix("charset=utf-8") else { throw POError(.encoding, line: 1) }
  }
}
