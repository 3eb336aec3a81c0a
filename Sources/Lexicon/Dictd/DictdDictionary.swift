import Kit

/// A dictionary in the format of dictd: `NAME.index`, and `NAME.dict.dz` or `NAME.dict`. FreeDict's pairs,
/// GCIDE and many others use it.
package struct DictdDictionary: ListedDictionary {
  package let info: DictionaryInfo
  let list: DictdIndex
  let order: HeadwordOrder
  let body: DictionaryBody

  /// Opens a dictionary, and sorts its headwords if there is no current order in the cache.
  ///
  /// - Parameters:
  ///   - path: of its `.index`.
  ///   - cacheFolder: the folder for the order of its headwords; nil to keep it only in memory.
  ///   - progress: called with the finished share, 0 to 1, while the headwords are sorted.
  /// - Throws: `DictionaryError` if a file is missing or damaged.
  package init(index path: String, cacheFolder: String?, progress: (Double) -> Void = { _ in })
    throws(DictionaryError)
  {
    let parts = DictionaryPath(path)
    let id = parts.id
    let list = try DictdIndex(path)
    let body = try DictionaryBody(parts.stem)
    self.list = list
    self.body = body
    order = HeadwordOrder(
      of: list, cache: cacheFolder.map { "\($0)/\(id).words" }, progress: progress
    ) {
      guard let line = list.lineAbout("short"),
        let bytes = try? body.bytes(at: line.offset, length: min(line.length, 1000))
      else { return id }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { $0.trimming(while: \.isWhitespace) }
      return lines.last { !$0.isEmpty }.map { String($0) } ?? id
    }
    let languages = DictdDictionary.languages(of: id)
    info = DictionaryInfo(
      id: id, title: order.title, from: languages?.from, to: languages?.to, path: path)
  }

  /// The languages in a name such as `freedict-eng-deu`, or of well-known English dictionaries.
  private static func languages(of id: String) -> (from: String, to: String)? {
    if ["gcide", "wn", "foldoc", "jargon", "vera", "elements", "devil"].contains(id) {
      return ("eng", "eng")
    }
    let parts = id.split(separator: "-")
    guard parts.count >= 3, parts.suffix(2).allSatisfy({ $0.count == 3 }) else { return nil }
    return (String(parts[parts.count - 2]), String(parts[parts.count - 1]))
  }

  var mayOmitPunctuation: Bool { true }

  func entry(of headword: String, _ bytes: [UInt8]) -> DictionaryEntry {
    let text = String(decoding: bytes, as: UTF8.self)
    return FreeDictText.entry(
      of: headword, info.id == GCIDEText.id ? GCIDEText.cleaned(text) : text)
  }
}
