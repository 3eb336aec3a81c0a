import ClientCore

/// The installed words and dictionaries, as `data list --json` prints it.
package struct InstalledReport: Encodable, Sendable {
  /// A category of Wordhoard's own words.
  package struct Category: Encodable, Sendable {
    /// The name of the category.
    package let name: String
    /// The number of its words by level, 1 to 4.
    package let words: [Int]
  }

  /// A dictionary for look-ups.
  package struct Dictionary: Encodable, Sendable {
    /// The ID by which commands name it.
    package let id: String
    /// The title in its own data.
    package let title: String
    /// The ISO 639-3 code of the headwords' language; nil if unknown.
    package let from: String?
    /// The ISO 639-3 code of the meanings' language; nil if unknown.
    package let to: String?
    /// The number of its headwords.
    package let headwords: Int
    /// The size of its files in bytes.
    package let bytes: Int
    /// The name of its license; nil if unknown.
    package let license: String?
    /// The version of its Debian package; nil if it is from elsewhere.
    package let version: String?
    /// The path that it is read from.
    package let path: String
  }

  /// The folder of the word pack.
  package let content: String
  /// The name of the pack's edition.
  package let edition: String
  /// The number of Wordhoard's own words in play.
  package let words: Int
  /// The categories of Wordhoard's own words.
  package let categories: [Category]
  /// The dictionaries that can be opened.
  package let dictionaries: [Dictionary]
  /// The tags of the languages with installed base forms, without English.
  package let baseForms: [String]
}
