import Synchronization

/// Finds items of a pool by term, by level, by kind and by spelling. Builds each index when it is first needed, since most
/// commands need neither.
final class ItemIndex: Sendable {
  /// Items that can be choices in the same question. There are few kinds, so a linear search is enough.
  private struct Kind {
    let language: String
    let partOfSpeech: PartOfSpeech?
    let isPhrasal: Bool
    var positions: [Int] = []

    init(of item: Item) {
      language = item.language
      partOfSpeech = item.partOfSpeech
      isPhrasal = item.isPhrase
    }

    func contains(_ item: Item) -> Bool {
      partOfSpeech == item.partOfSpeech && language == item.language
        && isPhrasal == item.isPhrase
    }
  }

  private struct Found {
    var terms: [String: [Int]]?
    var kinds: [Kind]?
    var spellings: Spellings?
    var levels: [Level: [Int]] = [:]
  }

  private let items: [Item]
  private let pitfalls: [String]
  private let found = Mutex(Found())

  init(_ items: [Item], of course: Course) {
    self.items = items
    pitfalls = course.pitfalls
  }

  /// The positions of the items with a term, in order. O(1) after the first call.
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

  /// The positions of the items of a level, in order. O(1) after the first call.
  func positions(of level: Level) -> [Int] {
    found.withLock { found in
      let positions =
        found.levels[level]
        ?? items.indices.filter { items[$0].isOf(level: level, category: nil) }
      found.levels[level] = positions
      return positions
    }
  }

  /// How the items are spelled, and the pitfalls of their course. O(*n*) at the first call.
  var spellings: Spellings {
    found.withLock { found in
      let spellings = found.spellings ?? Spellings(of: items, and: pitfalls)
      found.spellings = spellings
      return spellings
    }
  }

  /// The number of phrasal verbs from which they are choices only among themselves.
  private static let enoughPhrases = 40

  /// The positions of the items that have the same language and part of speech, or no part of
  /// speech. If the item itself has none, all items of its language. Of phrasal verbs, the others if there
  /// are enough; they are alike no other items.
  func positions(alike item: Item) -> [Int] {
    let language = item.language
    guard let partOfSpeech = item.partOfSpeech else {
      return items.indices.filter { items[$0].language == language }
    }
    return found.withLock { found in
      let kinds = found.kinds ?? madeKinds()
      found.kinds = kinds
      func positions(_ partOfSpeech: PartOfSpeech?, phrasal: Bool = false) -> [Int] {
        kinds.first {
          $0.language == language && $0.partOfSpeech == partOfSpeech && $0.isPhrasal == phrasal
        }?.positions ?? []
      }
      let phrases = item.isPhrase ? positions(partOfSpeech, phrasal: true) : []
      return phrases.count >= Self.enoughPhrases
        ? phrases : phrases + positions(partOfSpeech) + positions(nil)
    }
  }

  private func madeKinds() -> [Kind] {
    var kinds: [Kind] = []
    for (position, item) in items.enumerated() {
      let place = kinds.firstIndex { $0.contains(item) } ?? kinds.count
      if place == kinds.count {
        kinds.append(Kind(of: item))
      }
      kinds[place].positions.append(position)
    }
    return kinds
  }
}
