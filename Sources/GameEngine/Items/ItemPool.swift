import Kit

/// The items from which questions are drawn, with the facts that make choices fair.
///
/// Immutable. Building a pool from *n* items that are sorted by ID is O(*n*).
///
/// ```swift
/// let pool = ItemPool(items: items, editions: [Edition(number: 1, firstDate: date)])
/// let item = pool[ItemID("en/bank/noun")]
/// let easyFood = pool.items(level: .one, category: "food")
/// ```
package struct ItemPool: Sendable {
  /// The source of the items.
  package let source: SourceID
  /// The course of the items.
  package let course: Course
  /// The items in the order of their IDs, without duplicates.
  package let items: [Item]
  /// The editions of the content, oldest first; never empty.
  package let editions: [Edition]

  private let neighbours: any NeighbourSource
  let index: ItemIndex

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - source: the source of the items.
  ///   - course: the course that they belong to.
  ///   - items: the items. If two have the same ID, the first is kept.
  ///   - editions: at least one. A word of an edition that is not listed is never dealt in a daily.
  ///   - neighbours: the terms that are too near each item.
  package init(
    source: SourceID = .wordhoard, course: Course = .english, items: [Item],
    editions: [Edition], neighbours: any NeighbourSource
  ) {
    var kept: [Item] = []
    kept.reserveCapacity(items.count)
    for item in items.sorted(by: { $0.id < $1.id }) where item.id != kept.last?.id {
      kept.append(item)
    }
    self.init(
      source: source, course: course, sorted: kept,
      editions: editions.sorted { $0.number < $1.number },
      neighbours: neighbours)
  }

  /// The same items for the harder daily, which asks those of the two highest levels. Wrong choices come from all.
  package var harder: ItemPool {
    ItemPool(
      source: source, course: .hard, sorted: items, editions: editions, neighbours: neighbours)
  }

  private init(
    source: SourceID, course: Course, sorted items: [Item], editions: [Edition],
    neighbours: any NeighbourSource
  ) {
    precondition(!editions.isEmpty, "content has at least one edition")
    self.source = source
    self.course = course
    self.items = items
    self.editions = editions
    self.neighbours = neighbours
    index = ItemIndex(items, of: course)
  }

  /// Creates a pool with precomputed neighbours, or without any.
  package init(
    source: SourceID = .wordhoard, course: Course = .english, items: [Item],
    editions: [Edition], neighbours: [ItemID: Neighbours] = [:]
  ) {
    let found: any NeighbourSource = neighbours
    self.init(source: source, course: course, items: items, editions: editions, neighbours: found)
  }

  /// The newest edition, from which rounds are dealt unless they name another.
  package var edition: Edition { editions[editions.count - 1] }

  /// The categories of the items, in alphabetical order.
  ///
  /// - Complexity: O(*n*).
  package var categories: [String] { Set(items.compactMap(\.category)).sorted() }

  /// The item with an ID; nil if the pool does not contain it.
  ///
  /// - Complexity: O(log *n*).
  package subscript(id: ItemID) -> Item? {
    let place = items.partitioningIndex { $0.id >= id }
    return place < items.count && items[place].id == id ? items[place] : nil
  }

  /// The items with this term, in the order of their IDs. O(1) after the first call.
  package func items(headed term: String) -> [Item] { index.positions(of: term).map { items[$0] } }

  /// The forms of items and words of sentences that are spelled nearly like a text, and some more; see `Spellings`.
  ///
  /// - Complexity: O(*n*).
  func spellings(near text: String) -> [String] { index.spellings.near(text) }

  /// The items of a level and a category; nil means any. Items without a level suit every level.
  /// O(*n*).
  package func items(level: Level? = nil, category: String? = nil) -> [Item] {
    items.filter { $0.isOf(level: level, category: category) }
  }

  /// The terms that are too near an item, with its field and usage.
  package func neighbours(of item: Item) -> Neighbours { neighbours.neighbours(of: item) }

  /// The words that are wrong, not mistyped, although they are a typing error away from an item.
  ///
  /// Under `.current` also those with a displaced letter or another doubling, which the content does
  /// not list.
  func lookalikes(of item: Item, in style: AskingStyle) -> [String] {
    let listed = neighbours(of: item).lookalikes
    guard style != .early, item.morphology == .english else { return listed }
    let shapes = PartOfSpeech.playable.compactMap { WordShape(item.answer, $0, .base) }
    return listed
      + shapes.flatMap(commonWords(of:)).filter { isOneSlip($0, of: item.answer) }.uniqued
  }

  /// The headwords that share a meaning with the item, or are near it in WordNet.
  package func related(to item: Item) -> Set<String> { neighbours.related(to: item) }

  /// The field and usage of an item. If they are unknown, its category is the field.
  package func kind(of item: Item) -> ItemKind {
    neighbours.kind(of: item) ?? ItemKind(field: item.category ?? "")
  }

  /// The choices of fair synonym questions; see `NeighbourSource.synonymChoices(of:)`.
  func synonymChoices(of item: Item) -> [[String]]? { neighbours.synonymChoices(of: item) }

  /// The common English words of a shape; see `NeighbourSource.commonWords(of:)`.
  package func commonWords(of shape: WordShape) -> [String] { neighbours.commonWords(of: shape) }

  /// Other words that fit a sentence; see `NeighbourSource.otherWords(for:of:)`.
  func otherWords(for sentence: Example, of item: Item) -> [String] {
    neighbours.otherWords(for: sentence, of: item)
  }

  /// Which words dailies keep apart; see `NeighbourSource.dailyLimits()`.
  func dailyLimits() -> DailyLimits { neighbours.dailyLimits() }

  /// Words that show that the player understood the meaning: synonyms of the main sense, of the
  /// word in English in general, and in another course the other words with one of its translations.
  package func synonyms(of item: Item) -> [String] {
    item.mainSense.synonyms + neighbours.synonyms(of: item) + sharingTranslations(with: item)
  }

  /// - Complexity: O(*n*) in a course with translations.
  private func sharingTranslations(with item: Item) -> [String] {
    guard course.isTranslated else { return [] }
    let meanings = Set(item.mainSense.translations.map(plainMeaning))
    let more = Set(item.mainSense.moreTranslations.map { $0[...] })
    return items.filter { other in
      other.id != item.id
        && other.senses.contains { sense in
          sense.means(oneOf: meanings)
            || sense.translations.contains { more.contains(plainMeaning($0)) }
        }
    }.map(\.term)
  }

  /// The pool as it was in an edition, for rounds that name their edition.
  package func asOf(edition number: Int) -> ItemPool {
    guard number < edition.number else { return self }
    return ItemPool(
      source: source, course: course, sorted: items.compactMap { asOf(edition: number, $0) },
      editions: Array(editions.prefix { $0.number <= max(number, editions[0].number) }),
      neighbours: neighbours)
  }

  /// An item as it was in an edition; nil if the edition does not contain it.
  func item(_ id: ItemID, asOf number: Int) -> Item? {
    self[id].flatMap { asOf(edition: number, $0) }
  }

  /// The items that an edition added, as they were then. O(*n*).
  func items(addedBy number: Int) -> [Item] {
    items.filter { $0.edition == number }.compactMap { asOf(edition: number, $0) }
  }

  private func asOf(edition number: Int, _ item: Item) -> Item? {
    if number >= edition.number { return item }
    return item.edition <= number ? item.asOf(edition: number) : nil
  }

  /// Whether one word could be a right answer to a question about the other, or gives it away.
  ///
  /// True for synonyms, also through a third word, for words near each other in WordNet, and for
  /// words with a common stem.
  package func areTooNear(_ left: Item, _ right: Item) -> Bool {
    left.term == right.term || shareStem(left.term, right.term)
      || related(to: left).contains(right.term)
      || related(to: right).contains(left.term)
      || shareMeaning(left, right)
  }

  /// Whether two words should not be learned together, because they have the same or opposite meanings.
  package func areBetterApart(_ left: Item, _ right: Item) -> Bool {
    areTooNear(left, right)
      || left.senses.contains { $0.antonyms.contains(right.term) }
      || right.senses.contains { $0.antonyms.contains(left.term) }
  }
}

/// A translation without what stands in brackets, which tells meanings apart that a player need not tell apart.
private func plainMeaning(_ translation: String) -> Substring {
  guard let bracket = translation.firstIndex(of: "(") else { return translation[...] }
  var meaning = translation[..<bracket]
  while meaning.last == " " { meaning.removeLast() }
  return meaning
}

extension Sense {
  /// Whether one of its translations, also of those that are not shown, is one of these.
  fileprivate func means(oneOf meanings: Set<Substring>) -> Bool {
    (translations + moreTranslations).contains { meanings.contains(plainMeaning($0)) }
  }
}

private func shareMeaning(_ left: Item, _ right: Item) -> Bool {
  for sense in left.senses {
    for synonym in sense.synonyms {
      if synonym == right.term { return true }
      for other in right.senses where other.synonyms.contains(synonym) { return true }
    }
  }
  // Words of two courses, and English ones, share none.
  func plain(_ item: Item) -> Set<Substring> {
    Set(item.senses.flatMap(\.translations).map(plainMeaning))
  }
  let (one, other) = (plain(left), plain(right))
  if !one.isEmpty || !other.isEmpty {
    if left.senses.contains(where: { $0.means(oneOf: other) })
      || right.senses.contains(where: { $0.means(oneOf: one) })
    {
      return true
    }
  }
  return right.senses.contains { $0.synonyms.contains(left.term) }
}
