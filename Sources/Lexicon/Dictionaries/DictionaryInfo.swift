/// What a dictionary is.
package struct DictionaryInfo: Hashable, Sendable {
  /// The format of its files.
  package enum Format: String, Sendable {
    case wordnet, dictd, stardict
  }

  /// What it is called in commands and settings, such as `wordnet` or `freedict-eng-deu`.
  package let id: String
  /// Its title, as its makers give it.
  package let title: String
  /// The format of its files.
  package let format: Format
  /// The language of its headwords, by ISO 639-3, such as `eng`; nil where that is not known.
  package let from: String?
  /// The language that it explains them in.
  package let to: String?
  /// The file by which it was found.
  package let path: String

  /// A description of a dictionary.
  package init(
    id: String, title: String, format: Format, from: String?, to: String?, path: String
  ) {
    self.id = id
    self.title = title
    self.format = format
    self.from = from
    self.to = to
    self.path = path
  }
}
