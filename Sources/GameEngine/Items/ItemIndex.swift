import Synchronization

/// The positions of a pool's items, by term and by kind. Both indexes are made when they are first needed,
/// since most commands need neither.
final class ItemIndex: Sendable {
  /// The common features of a question's choices.
  private struct Kind: Hashable {
    let language: String
    let partOfSpeech: PartOfSpeech?
  }

  private struct Found {
    var terms: [String: [Int]]?
    var kinds: [Kind: [Int]]?
  }

  private let items: [Item]
  private let found = Mutex(Found())

  init(_ items: [Item]) { self.items = items }

  /// The positions of the items with a term, in their order.
  func positions(of term: String) -> [Int] {
    found.withLock { found in
      if let terms = found.terms { return terms[term] ?? [] }
      var terms: [String: [Int]] = [:]
      terms.reserveCapacity(items.count)
      for (position, item) in items.enumerated() { terms[item.term, default: []].append(position) }
      found.terms = terms
      return terms[term] ?? []
    }
  }

  /// The positions of the items of the same language and part of speech. An unknown part of speech may be any.
  func positions(alike item: Item) -> [Int] {
    let language = item.language
    guard let partOfSpeech = item.partOfSpeech else {
      return items.indices.filter { items[$0].language == language }
    }
    return found.withLock { found in
      let kinds = found.kinds ?? madeKinds()
      found.kinds = kinds
      return (kinds[Kind(language: language, partOfSpeech: partOfSpeech)] ?? [])
        + (kinds[Kind(language: language, partOfSpeech: nil)] ?? [])
    }
  }

  private func madeKinds() -> [Kind: [Int]] {
    var kinds: [Kind: [Int]] = [:]
    for (position, item) in items.enumerated() {
      kinds[Kind(language: item.language, partOfSpeech: item.partOfSpeech), default: []]
        .append(position)
    }
    return kinds
  }
}
