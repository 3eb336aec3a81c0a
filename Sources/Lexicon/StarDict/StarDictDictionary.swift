import Foundation

/// A dictionary in the format of StarDict: `NAME.ifo`, `NAME.idx`, and `NAME.dict.dz` or `NAME.dict`. It is what
/// readers of books elsewhere have.
package struct StarDictDictionary: ListedDictionary {
  package let info: DictionaryInfo
  let order: HeadwordOrder
  private let facts: StarDictInfo
  private let index: StarDictIndex
  private let body: DictionaryBody

  /// Opens a dictionary.
  ///
  /// - Parameters:
  ///   - path: of its `.ifo`.
  ///   - cacheFolder: where the order of its headwords is kept; nil keeps it nowhere.
  ///   - progress: takes the share, 0 to 1, of what is done where the order has to be made.
  /// - Throws: `DictionaryError` where a file is missing or damaged.
  package init(info path: String, cacheFolder: String?, progress: (Double) -> Void = { _ in })
    throws(DictionaryError)
  {
    let name = URL(fileURLWithPath: path).deletingPathExtension()
    let id = name.lastPathComponent.lowercased()
    let facts = try StarDictInfo(path)
    let index = try StarDictIndex("\(name.path).idx", offsetBits: facts.offsetBits)
    self.facts = facts
    self.index = index
    body = try DictionaryBody(name.path)
    order = HeadwordOrder(
      of: index.file, cache: cacheFolder.map { "\($0)/\(id).stardict.words" },
      items: { index.items(progress) },
      title: { facts.title })
    info = DictionaryInfo(
      id: id, title: facts.title, format: .stardict, from: nil, to: nil, path: path)
  }

  package var byteCount: Int { index.file.data.count + body.byteCount }

  func headword(at place: Int) -> String? { index.headword(at: place) }

  func entry(at place: Int) throws(DictionaryError) -> DictionaryEntry {
    guard let line = index.line(at: place) else {
      throw DictionaryError(.malformed, file: index.file.path, "a line of it is damaged")
    }
    let text = try body.text(at: line.offset, length: line.length)
    return DictionaryEntry(
      headword: line.headword,
      text: StarDictText.plain(Array(text.utf8), types: facts.sameTypes))
  }
}
