/// What dictionaries have in common whose headwords are listed in one file and explained in another.
protocol ListedDictionary: ReferenceDictionary {
  /// The headwords in order.
  var order: HeadwordOrder { get }

  /// The headword at a place of the list; nil where none stands there.
  func headword(at place: Int) -> String?

  /// The entry of the headword at a place of the list.
  ///
  /// - Throws: `DictionaryError` where a file is damaged.
  func entry(at place: Int) throws(DictionaryError) -> DictionaryEntry
}

extension ListedDictionary {
  package var headwordCount: Int { order.count }

  package func entries(of headword: String) throws(DictionaryError) -> [DictionaryEntry] {
    let key = headwordKey(headword)
    var entries: [DictionaryEntry] = []
    var index = firstIndex(notBefore: key)
    while index < order.count, entries.count < 200, self.key(at: order[index]) == key {
      let entry = try entry(at: order[index])
      // An entry may be listed twice, by two ways to write its headword.
      if !entries.contains(where: { $0.text == entry.text }) { entries.append(entry) }
      index += 1
    }
    return entries
  }

  package func headwords(beginning prefix: String, limit: Int) -> [String] {
    let key = headwordKey(prefix)
    var found: [String] = []
    var index = firstIndex(notBefore: key)
    while index < order.count, found.count < limit, let word = headword(at: order[index]),
      headwordKey(word).hasPrefix(key)
    {
      if found.last.map(headwordKey) != headwordKey(word) { found.append(word) }
      index += 1
    }
    return found
  }

  private func key(at place: Int) -> String { headword(at: place).map(headwordKey) ?? "" }

  private func firstIndex(notBefore key: String) -> Int {
    order.firstIndex(notBefore: key, keyAt: self.key)
  }
}
