/// What a dictionary is.
package struct DictionaryInfo: Hashable, Sendable {
  /// What it is called in commands and settings, such as `wordnet` or `freedict-eng-deu`.
  package let id: String
  /// Its title, as its makers give it.
  package let title: String
  /// The language of its headwords, by ISO 639-3, such as `eng`; nil where that is not known.
  package let from: String?
  /// The language that it explains them in.
  package let to: String?
  /// The file or the folder by which it was found.
  package let path: String
}
