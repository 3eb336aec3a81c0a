import ClientCore

/// The installed words and dictionaries, as `data list --json` prints it.
package struct InstalledReport: Encodable, Sendable {
  /// A category of the own words.
  package struct Category: Encodable, Sendable {
    /// Its name.
    package let name: String
    /// The number of its words for each level.
    package let words: [Int]
  }

  /// A dictionary for look-ups.
  package struct Dictionary: Encodable, Sendable {
    /// Its id.
    package let id: String
    /// Its title.
    package let title: String
    /// The language of its headwords, by ISO 639-3.
    package let from: String?
    /// The language of its meanings.
    package let to: String?
    /// The number of its headwords.
    package let headwords: Int
    /// Its size in bytes.
    package let bytes: Int
    /// Its license.
    package let license: String?
    /// Its version.
    package let version: String?
    /// Its path.
    package let path: String
  }

  /// The folder of the content.
  package let content: String
  /// The edition of the own words.
  package let edition: String
  /// The number of own words.
  package let words: Int
  /// The categories of the own words.
  package let categories: [Category]
  /// The installed dictionaries.
  package let dictionaries: [Dictionary]
  /// The tags of the languages of which base forms are installed, besides English.
  package let baseForms: [String]
}
