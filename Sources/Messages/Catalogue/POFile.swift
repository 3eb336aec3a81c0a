/// A file of translations in gettext's PO format.
///
/// Comments, entries marked as fuzzy, obsolete entries (`#~`) and entries without a translation are
/// left out.
package struct POFile: Sendable {
  /// One translated message.
  package struct Entry: Hashable, Sendable {
    /// Distinguishes meanings of the same English text; nil for no context.
    package let context: String?
    /// The English text, for the number 1 in an entry with plural forms.
    package let id: String
    /// The English text for other numbers; nil in an entry without plural forms.
    package let pluralID: String?
    /// The translation, or one translation per plural form.
    package let translations: [String]
    /// The number of the line with its `msgid`, from 1.
    package let line: Int
  }

  /// The largest file, in bytes.
  package static let longestFile = 4 << 20
  /// The largest number of entries.
  package static let mostEntries = 20_000
  /// The longest string, in bytes.
  package static let longestString = 16 << 10

  /// The fields of the header, such as `Plural-Forms` and `Language`.
  package let header: [String: String]
  /// The translated messages in the order of the file.
  package let entries: [Entry]

  /// Parses a file.
  ///
  /// - Throws: `POError` with the line of the first error.
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
