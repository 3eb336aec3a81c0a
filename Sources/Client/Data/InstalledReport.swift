/// What is installed, as `data list --json` prints it.
package struct InstalledReport: Encodable, Sendable {
  /// A category of our words.
  package struct Category: Encodable, Sendable {
    /// Its name.
    package let name: String
    /// How many words it has of each level.
    package let words: [Int]
  }

  /// A dictionary to look words up in.
  package struct Dictionary: Encodable, Sendable {
    /// Its id.
    package let id: String
    /// Its title.
    package let title: String
    /// The language of its headwords, by ISO 639-3.
    package let from: String?
    /// The language of its meanings.
    package let to: String?
    /// How many headwords it has.
    package let headwords: Int
    /// How large it is.
    package let bytes: Int
    /// Its license.
    package let license: String?
    /// Its version.
    package let version: String?
    /// Where it is.
    package let path: String
  }

  /// The folder of the content.
  package let content: String
  /// The edition of our words.
  package let edition: String
  /// How many words we have.
  package let words: Int
  /// The categories of our words.
  package let categories: [Category]
  /// The dictionaries.
  package let dictionaries: [Dictionary]
}
