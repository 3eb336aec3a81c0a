/// A dictionary in the format of StarDict: `NAME.ifo`, `NAME.idx`, perhaps `NAME.syn`, and `NAME.dict.dz` or `NAME.dict`. Other
/// e-book readers use it.
package struct StarDictDictionary: ListedDictionary {
  package let info: DictionaryInfo
  let list: StarDictIndex
  let order: HeadwordOrder
  let body: DictionaryBody
  private let facts: StarDictInfo

  /// Opens a dictionary, and sorts its headwords if there is no current order in the cache.
  ///
  /// - Parameters:
  ///   - path: of its `.ifo`.
  ///   - cacheFolder: the folder for the order of its headwords; nil to keep it only in memory.
  ///   - progress: called with the finished share, 0 to 1, while the headwords are sorted.
  /// - Throws: `DictionaryError` if a file is missing or damaged.
  package init(info path: String, cacheFolder: String?, progress: (Double) -> Void = { _ in })
    throws(DictionaryError)
  {
    let parts = DictionaryPath(path)
    let id = parts.id
    let facts = try StarDictInfo(path)
    let list = try StarDictIndex(parts.stem, offsetBits: facts.offsetBits)
    self.facts = facts
    self.list = list
    body = try DictionaryBody(parts.stem)
    order = HeadwordOrder(
      of: list, cache: cacheFolder.map { "\($0)/\(id).stardict.words" }, progress: progress,
      title: { facts.title })
    info = DictionaryInfo(
      id: id, title: facts.title, from: nil, to: nil, path: path)
  }

  func entry(of headword: String, _ bytes: [UInt8]) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, text: StarDictText.plain(bytes, types: facts.sameTypes))
  }
}
