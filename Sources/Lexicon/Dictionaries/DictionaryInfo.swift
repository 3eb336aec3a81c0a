/// A description of a dictionary.
package struct DictionaryInfo: Hashable, Sendable {
  /// Its ID in commands and settings, such as `wordnet` or `freedict-eng-deu`.
  package let id: String
  /// Its title, as given by its authors.
  package let title: String
  /// The language of its headwords, by ISO 639-3, such as `eng`; nil if that is not known.
  package let from: String?
  /// The language that it explains them in.
  package let to: String?
  /// The path of the file or the folder that identifies it.
  package let path: String

  /// The title without a version and words that say nothing, for lists: `English-Spanish FreeDict`.
  package var name: String {
    var name = title.replacing(" - ", with: "-")
    for mark in [" ver. ", " v.", " version "] {
      guard let version = name.firstRange(of: mark) else { continue }
      name = String(name[..<version.lowerBound])
    }
    if name.lowercased().hasSuffix(" dictionary") { name.removeLast(" dictionary".count) }
    if name.hasPrefix("The ") { name.removeFirst("The ".count) }
    return name.isEmpty ? id : name
  }
}
