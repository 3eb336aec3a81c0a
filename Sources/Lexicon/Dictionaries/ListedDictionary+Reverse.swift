import Kit

extension ListedDictionary {
  package func headwords(translatedAs text: String, limit: Int) throws(DictionaryError) -> [String]
  {
    let key = headwordKey(text)
    guard !key.isEmpty else { return [] }
    // A noun may be written with a capital, whatever the player types.
    let spellings = Set([key, key.prefix(1).uppercased() + key.dropFirst(), text])
    let places = try body.places(of: spellings.map { Array($0.utf8) }).sorted()
    guard !places.isEmpty else { return [] }
    var found: [(rank: [Int], headword: String)] = []
    for index in order.indices(from: 0) where found.count < mostCandidates {
      guard let line = list.line(at: order[index]) else { continue }
      let first = places.partitioningIndex { $0 >= line.offset }
      guard first < places.count, places[first] < line.offset + line.length else { continue }
      let bytes = try body.bytes(at: line.offset, length: line.length)
      guard StreamSafety.allows(utf8: bytes) else { continue }
      let entry = entry(of: line.headword, bytes)
      guard let rank = entry.rank(ofTranslation: key) else { continue }
      // The list may contain it in lower case.
      found.append((rank + [-entry.exampleCount, index], entry.headword))
    }
    var headwords: [String] = []
    for (_, headword) in found.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) })
    where !headwords.contains(headword) {
      headwords.append(headword)
    }
    return Array(headwords.prefix(limit))
  }
}

/// The most entries that are compared.
private let mostCandidates = 1000
