import GameEngine

extension FoldedTexts {
  /// The best texts for a query.
  ///
  /// - Parameters:
  ///   - limit: how many; at least 1.
  ///   - isWanted: whether a text may be found.
  package func hits(
    for query: FoldedQuery, limit: Int, isWanted: (_ place: Int, _ group: Int) -> Bool
  ) -> [FoldedHit] {
    withoutActuallyEscaping(isWanted) { isWanted in
      withReader { reader in
        let search = FoldedSearch(reader: reader, query: query, isWanted: isWanted)
        var best = BestHits(limit: limit)
        search.findInTitles(&best)
        if best.takes(FoldedHit(tier: .anywhere, rank: 0, place: 0)) { search.findInBodies(&best) }
        if !best.isFull { search.findInsideTitles(&best) }
        if best.hits.isEmpty { search.findNear(&best) }
        return best.hits
      }
    }
  }
}

/// A search for one query. Its steps add hits of ever worse tiers.
private struct FoldedSearch {
  let reader: FoldedReader
  let query: FoldedQuery
  let isWanted: (_ place: Int, _ group: Int) -> Bool

  private func isWanted(_ place: Int) -> Bool { isWanted(place, reader.group(place)) }

  /// Finds texts whose titles contain the longest word; the other words may be elsewhere in them.
  func findInTitles(_ best: inout BestHits) {
    let (titles, others) = (reader.layout.titles, query.needles.dropFirst())
    reader.forEach(containing: query.needles[0], in: titles, reader.title) { place in
      let title = reader.title(place)
      let rest = others.filter { reader.first($0, in: title) == nil }
      let hit: FoldedHit
      if rest.isEmpty {
        hit = FoldedHit(tier: tier(title), rank: rank(title), place: place)
      } else {
        hit = FoldedHit(tier: .anywhere, rank: 0, place: place)
      }
      if best.takes(hit), isWanted(place),
        rest.allSatisfy({ reader.first($0, in: reader.body(place)) != nil })
      {
        best.take(hit)
      }
      return true
    }
  }

  /// The length of the title's first spelling in bytes, so that shorter terms come first.
  private func rank(_ title: Range<Int>) -> Int {
    title.dropFirst().prefix { reader.bytes[$0] > FoldedText.end }.count
  }

  private func tier(_ title: Range<Int>) -> FoldedHit.Tier {
    let needle = [FoldedText.titleStart] + query.phrase
    var (start, tier) = (title.lowerBound, FoldedHit.Tier.words)
    while let found = reader.first(needle, in: start..<title.upperBound) {
      tier = .beginning
      let end = found + needle.count
      guard end < title.upperBound else { break }
      if reader.bytes[end] == FoldedText.titleStart || reader.bytes[end] == FoldedText.end {
        return .title
      }
      start = end
    }
    return tier
  }

  /// Finds texts whose bodies contain the longest word, until there are enough.
  func findInBodies(_ best: inout BestHits) {
    let (needle, others) = (query.needles[0], query.needles.dropFirst())
    reader.forEach(containing: needle, in: reader.layout.bodies, reader.body) { place in
      let title = reader.title(place)
      if isWanted(place), reader.first(needle, in: title) == nil,
        others.allSatisfy({
          reader.first($0, in: title) != nil || reader.first($0, in: reader.body(place)) != nil
        })
      {
        best.take(FoldedHit(tier: .anywhere, rank: 0, place: place))
      }
      return best.takes(FoldedHit(tier: .anywhere, rank: 0, place: place + 1))
    }
  }

  /// Finds texts with the words inside words of their titles.
  func findInsideTitles(_ best: inout BestHits) {
    let known = Set(best.hits.map(\.place))
    let words = query.words.map { Array($0.utf8) }
    reader.forEach(containing: words[0], in: reader.layout.titles, reader.title) { place in
      let title = reader.title(place)
      if !known.contains(place), isWanted(place),
        words.allSatisfy({ reader.first($0, in: title) != nil })
      {
        best.take(FoldedHit(tier: .inside, rank: rank(title), place: place))
      }
      return true
    }
  }

  // MARK: - Near spellings

  /// Texts with a title, or with a word in it if one is searched, that differs from the query by typing errors.
  func findNear(_ best: inout BestHits) {
    let isWord = query.words.count == 1
    let wanted = isWord ? query.words[0] : String(decoding: query.phrase.dropFirst(), as: UTF8.self)
    let (letters, count) = (wanted.unicodeScalars.count, wanted.utf8.count)
    let allowed = FoldedQuery.allowedErrors(in: letters)
    guard allowed > 0 else { return }
    let isASCII = letters == count
    let letterSet = FoldedSearch.letterSet(wanted.utf8)
    for place in 0..<reader.layout.count {
      let range = reader.title(place)
      let title = reader.bytes[range].dropLast()
      for text in title.split(whereSeparator: { isWord ? $0 <= 0x20 : $0 == FoldedText.titleStart })
      {
        let text = text.first == UInt8(ascii: " ") ? text.dropFirst() : text
        // Most are seen to be too far off by their length or by the set of their letters.
        guard abs(text.count - count) <= allowed * (isASCII ? 1 : 4),
          !isASCII || (FoldedSearch.letterSet(text) ^ letterSet).nonzeroBitCount <= 2 * allowed,
          let distance = editDistance(
            wanted, String(decoding: text, as: UTF8.self), limit: allowed)
        else { continue }
        let hit = FoldedHit(tier: .near, rank: 10_000 * distance + rank(range), place: place)
        if best.takes(hit), isWanted(place) {
          best.take(hit)
          break
        }
      }
    }
  }

  private static func letterSet(_ text: some Sequence<UInt8>) -> UInt32 {
    text.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}
