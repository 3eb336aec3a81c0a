import Synchronization

/// The positions of a pool's items, by term and by kind. Both indexes are made when they are first needed,
/// since most commands need neither.
final class ItemIndex: Sendable {
  /// The items with the common features of a question's choices. There are few kinds, so one is found by looking at all.
  private struct Kind {
    let language: String
    let partOfSpeech: PartOfSpeech?
    var positions: [Int] = []

    func contains(_ item: Item) -> Bool {
      partOfSpeech == item.partOfSpeech && language == item.language
    }
  }

  private struct Found {
    var terms: [String: [Int]]?
    var kinds: [Kind]?
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
      func positions(_ partOfSpeech: PartOfSpeech?) -> [Int] {
        kinds.first { $0.language == language && $0.partOfSpeech == partOfSpeech }?.positions ?? []
      }
      return positions(partOfSpeech) + positions(nil)
    }
  }

  private func madeKinds() -> [Kind] {
    var kinds: [Kind] = []
    for (position, item) in items.enumerated() {
      let place = kinds.firstIndex { $0.contains(item) } ?? kinds.count
      if place == kinds.count {
        kinds.append(Kind(language: item.language, partOfSpeech: item.partOfSpeech))
      }
      kinds[place].positions.append(position)
    }
    return kinds
  }
}
