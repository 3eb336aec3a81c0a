/// An installed dictionary, which may not be open yet.
package struct InstalledDictionary: Hashable, Sendable {
  /// The format of its files.
  package enum Format: Sendable {
    case wordnet, dictd, stardict
  }

  /// Its ID, in lower case.
  package let id: String
  /// The format, which decides how `path` is opened.
  package let format: Format
  /// The folder of WordNet, the `.index` of dictd, the `.ifo` of StarDict.
  package let path: String
}
