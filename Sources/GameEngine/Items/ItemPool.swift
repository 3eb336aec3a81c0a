import Kit

/// The items that questions are drawn from, with the facts that make choices fair.
///
/// Immutable; building one from *n* items that are sorted by their IDs is O(*n*).
package struct ItemPool: Sendable {
  /// The source of the items.
  package let source: SourceID
  /// The items, in the order of their IDs.
  package let items: [Item]
  /// The editions of the content, oldest first; never empty.
  package let editions: [Edition]

  private let neighbours: any NeighbourSource
  let index: ItemIndex

  /// A pool.
  ///
  /// - Parameters:
  ///   - source: the source of the items.
  ///   - items: items with distinct ids; of two with the same ID the first is kept.
  ///   - editions: at least one; a word of an edition that is not listed is never dealt in a daily.
  ///   - neighbours: the terms that are too near to each item.
  package init(
    source: SourceID = .wordhoard, items: [Item], editions: [Edition],
    neighbours: any NeighbourSource
  ) {
    var kept: [Item] = []
    kept.reserveCapacity(items.count)
    for item in items.sorted(by: { $0.id < $1.id }) where item.id != kept.last?.id {
      kept.append(item)
    }
    self.init(
      source: source, sorted: kept, editions: editions.sorted { $0.number < $1.number },
      neighbours: neighbours)
  }

  private init(
    source: SourceID, sorted items: [Item], editions: [Edition], neighbours: any NeighbourSource
  ) {
    precondition(!editions.isEmpty, "content has at least one edition")
    self.source = source
    self.items = items
    self.editions = editions
    self.neighbours = neighbours
    index = ItemIndex(items)
  }

  /// A pool with precomputed neighbours, or with none.
  package init(
    source: SourceID = .wordhoard, items: [Item], editions: [Edition],
    neighbours: [ItemID: Neighbours] = [:]
  ) {
    let found: any NeighbourSource = neighbours
    self.init(source: source, items: items, editions: editions, neighbours: found)
  }

  /// The newest edition.
  package var edition: Edition { editions[editions.count - 1] }

  /// The categories of the items, in alphabetical order.
  ///
  /// - Complexity: O(*n*).
  package var categories: [String] { Set(items.compactMap(\.category)).sorted() }

  /// The item with this id.
  ///
  /// - Complexity: O(log *n*).
  package subscript(id: ItemID) -> Item? {
    let place = items.partitioningIndex { $0.id >= id }
    return place < items.count && items[place].id == id ? items[place] : nil
  }

  /// The items with this term, in the order of their ids.
  package func items(headed term: String) -> [Item] { index.positions(of: term).map { items[$0] } }

  /// The items of a level and a category, if given.
  package func items(level: Level? = nil, category: String? = nil) -> [Item] {
    items.filter { $0.isOf(level: level, category: category) }
  }

  /// The neighbours of an item.
  package func neighbours(of item: Item) -> Neighbours { neighbours.neighbours(of: item) }

  /// The headwords that share a meaning with the word, or lie near it in WordNet.
  package func related(to item: Item) -> Set<String> { neighbours.related(to: item) }

  /// The field and usage of an item: its category, if nothing better is known.
  package func kind(of item: Item) -> ItemKind {
    neighbours.kind(of: item) ?? ItemKind(field: item.category ?? "")
  }

  /// The choices of fair synonym questions, as in `NeighbourSource`.
  func synonymChoices(of item: Item) -> [[String]]? { neighbours.synonymChoices(of: item) }

  /// The common words of English of a shape, as in `NeighbourSource`.
  package func commonWords(of shape: WordShape) -> [String] { neighbours.commonWords(of: shape) }

  /// Words that show that the meaning was understood if they are typed: our synonyms of the played meaning,
  /// and those of English in general.
  package func synonyms(of item: Item) -> [String] {
    item.mainSense.synonyms + neighbours.synonyms(of: item)
  }

  /// The pool of an edition, from which rounds that name their edition are dealt.
  package func asOf(edition number: Int) -> ItemPool {
    guard number < edition.number else { return self }
    return ItemPool(
      source: source, sorted: items.compactMap { asOf(edition: number, $0) },
      editions: Array(editions.prefix { $0.number <= max(number, editions[0].number) }),
      neighbours: neighbours)
  }

  /// The item with this ID as it was in an edition; nil if the edition did not have it.
  func item(_ id: ItemID, asOf number: Int) -> Item? {
    self[id].flatMap { asOf(edition: number, $0) }
  }

  /// The items that an edition added, as they were in it.
  func items(addedBy number: Int) -> [Item] {
    items.filter { $0.edition == number }.compactMap { asOf(edition: number, $0) }
  }

  private func asOf(edition number: Int, _ item: Item) -> Item? {
    if number >= edition.number { return item }
    return item.edition <= number ? item.asOf(edition: number) : nil
  }

  /// Whether one word could be a right answer to a question about the other, or gives it away.
  ///
  /// True for synonyms, also through a third word, for words near each other in WordNet, and for words of one
  /// stem.
  package func areTooNear(_ left: Item, _ right: Item) -> Bool {
    left.term == right.term || shareStem(left.term, right.term)
      || related(to: left).contains(right.term)
      || related(to: right).contains(left.term)
      || shareMeaning(left, right)
  }

  /// Whether two words are better not learned together: they mean the same or the opposite.
  package func areBetterApart(_ left: Item, _ right: Item) -> Bool {
    areTooNear(left, right)
      || left.senses.contains { $0.antonyms.contains(right.term) }
      || right.senses.contains { $0.antonyms.contains(left.term) }
  }
}

private func shareMeaning(_ left: Item, _ right: Item) -> Bool {
  for sense in left.senses {
    for synonym in sense.synonyms {
      if synonym == right.term { return true }
      for other in right.senses where other.synonyms.contains(synonym) { return true }
    }
    for translation in sense.translations {
      for other in right.senses where other.translations.contains(translation) { return true }
    }
  }
  return right.senses.contains { $0.synonyms.contains(left.term) }
}
