package import ClientCore
package import GameEngine
import Journal
import Messages

/// Reads and writes the player's cards.
package struct Cards: Sendable {
  let decks: Decks
  let store: PlayerStore
  let host: Host

  /// - Parameter host: provides the time, and the IDs of events and cards.
  package init(decks: Decks, store: PlayerStore, host: Host) {
    self.decks = decks
    self.store = store
    self.host = host
  }

  /// Adds cards to a deck, which is created if necessary, as one change.
  ///
  /// - Parameter details: the facts about the deck, used only if it is created.
  /// - Returns: the new cards, in the order given.
  /// - Throws: `ClientError` if a text is missing or too long.
  @discardableResult
  package func add(
    _ cards: [CardChange], to path: String, creating details: DeckDetails = DeckDetails()
  ) throws -> [DeckCard] {
    let shelf = try store.cards()
    let path = try Decks.checked(path)
    let (entries, deck) = try decks.newDecks(to: path, details, in: shelf)
    var bodies: [EventBody] = entries.map { .deck($0) }
    var ids: [ItemID] = []
    for card in cards {
      let id = try newID(in: shelf, besides: ids)
      ids.append(id)
      var entry = try card.entry(for: id)
      for field in CardField.allCases where field.isRequired && entry.texts[field] == nil {
        throw CardText.missing(field)
      }
      entry.deck = deck
      bodies.append(.card(entry))
      if let difficulty = card.difficulty {
        bodies.append(.difficulty(DifficultyEntry(item: id, difficulty: difficulty)))
      }
    }
    try write(bodies)
    return try ids.map { try card($0.rawValue) }
  }

  /// The cards of a deck and of the decks in it, in the order in which they were added.
  ///
  /// - Throws: `ClientError` if there is no such deck.
  package func list(in path: String) throws -> [DeckCard] {
    var selection = CardSelection()
    selection.deck = path
    return try list(selection)
  }

  /// The hardest cards of a deck and of the decks in it, and the number of cards of each
  /// difficulty. Much faster than reading all cards of a large deck.
  ///
  /// - Parameter count: the maximum number of cards to read.
  /// - Throws: `ClientError` if there is no such deck.
  package func hardest(
    _ count: Int, in path: String
  ) throws -> (cards: [DeckCard], counts: [Difficulty: Int]) {
    let node = try decks.deck(path)
    let (shelf, progress) = (try store.cards(), try store.progress())
    let now = progress.studyTime(host.now())
    let tree = try shelf.tree()
    var (first, counts): ([Difficulty: [ItemID]], [Difficulty: Int]) = ([:], [:])
    for node in tree.nodes(within: node) {
      try shelf.scanIDs(in: node.id) { id in
        let difficulty = progress.difficulty(of: id)
        counts[difficulty, default: 0] += 1
        if counts[difficulty, default: 0] <= count { first[difficulty, default: []].append(id) }
        return true
      }
    }
    let ids = Difficulty.allCases.reversed().flatMap { first[$0] ?? [] }.prefix(count)
    let cards = try shelf.cards(Array(ids)).compactMap { card in
      tree[card.deck].map { DeckCard(card, in: $0, progress: progress, at: now) }
    }
    return (cards, counts)
  }

  /// The card with an id; else the only card whose id begins with a text or whose term is the text.
  ///
  /// - Parameter id: with or without `card/`.
  /// - Throws: `ClientError` if none or several match.
  package func card(_ id: String) throws -> DeckCard {
    let shelf = try store.cards()
    let tree = try shelf.tree()
    let begun = id.hasPrefix("card/") ? ItemID(id) : ItemID.card(id)
    let found = try begun.cardID?.isEmpty == true ? [] : shelf.cards(beginning: begun, limit: 50)
    let exact = found.first { $0.id == begun && tree[$0.deck] != nil }
    let named = try exact == nil ? shelf.cards(named: CardText.cleaned(id), limit: 50) : []
    let placed = (found + named.filter { !found.contains($0) }).filter { tree[$0.deck] != nil }
    guard let card = exact ?? placed.first, let node = tree[card.deck] else {
      throw ClientError(
        .unknownCard, "there is no card \"\(shortened(id))\"",
        remedy: "see their ids with `wordhoard card list DECK`", exit: .usage)
    }
    guard exact != nil || placed.count == 1 else {
      let choices = placed.prefix(5).map { card in
        "\(card.id.cardID ?? "") (\(card.term))"
      }.joined(separator: ", ")
      throw ClientError(
        .ambiguousCard, "\"\(shortened(id))\" can be any of \(placed.count) cards",
        remedy: "choose one of \(shortened(choices, to: 300))", exit: .usage)
    }
    let progress = try store.progress()
    return DeckCard(card, in: node, progress: progress, at: progress.studyTime(host.now()))
  }

  /// Changes a card. Its memory stays, unless the change sets a difficulty.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ id: String, _ change: CardChange) throws -> DeckCard {
    let card = try card(id).card
    // Texts that the player did not change may have changed on another device.
    let entry = try change.entry(for: card.id).without(textsOf: card)
    var bodies: [EventBody] = entry.texts.isEmpty ? [] : [.card(entry)]
    if let difficulty = change.difficulty {
      bodies.append(.difficulty(DifficultyEntry(item: card.id, difficulty: difficulty)))
    }
    try write(bodies)
    return try self.card(card.id.rawValue)
  }

  /// Records how well the player remembered a card.
  ///
  /// - Throws: `JournalError`.
  package func review(_ id: ItemID, _ grade: Grade) throws {
    try write([.review(ReviewEntry(item: id, grade: grade))])
  }

  /// Writes events. Several get a common change id, so that they are undone together.
  func write(_ bodies: [EventBody]) throws {
    guard !bodies.isEmpty else { return }
    let change = bodies.count > 1 ? host.makeID() : nil
    let drafts = bodies.map {
      Journal.Draft(id: host.makeID(), body: change.map($0.part(of:)) ?? $0)
    }
    _ = try store.append(drafts, at: host.now())
  }

  /// A new id of 12 characters. The first few usually suffice on a command line.
  private func newID(in shelf: CardShelf, besides taken: [ItemID]) throws -> ItemID {
    while true {
      var (bits, text) = (host.randomBits(), "")
      for _ in 0..<12 {
        text.append(RoundCode.digits[Int(bits & 31)])
        bits >>= 5
      }
      let id = ItemID.card(text.lowercased())
      if try !taken.contains(id) && shelf.card(id, orRemoved: true) == nil { return id }
    }
  }
}

extension EventBody {
  /// A copy of the event as a part of a change.
  fileprivate func part(of change: EventID) -> EventBody {
    switch self {
    case .card(var entry):
      entry.change = change
      return .card(entry)
    case .deck(var entry):
      entry.change = change
      return .deck(entry)
    case .difficulty(let entry):
      return .difficulty(
        DifficultyEntry(item: entry.item, difficulty: entry.difficulty, change: change))
    default: return self
    }
  }
}
