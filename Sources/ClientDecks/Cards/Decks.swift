package import ClientCore
package import GameEngine
import Journal
import Kit
import Messages

/// Reads and writes the player's decks.
package struct Decks: Sendable {
  private let store: PlayerStore
  private let host: Host

  /// - Parameter host: provides the time, and the IDs of events.
  package init(store: PlayerStore, host: Host) {
    self.store = store
    self.host = host
  }

  /// All decks in the order of their paths.
  ///
  /// - Throws: `JournalError`.
  package func list() throws -> [DeckSummary] {
    let (shelf, progress) = (try store.cards(), try store.progress())
    let (tree, now) = (try shelf.tree(), progress.studyTime(host.now()))
    let usual = Settings(progress).goals.cards
    let known = progress.words.filter { $0.key.cardID != nil && $0.value.memory != nil }
    let (decks, suspended) = (try shelf.decks(of: known.keys), try shelf.suspended())
    let answered = known.keys.compactMap { id in
      decks[id].map { deck in
        let goal = tree[deck]?.goal.goal(usual: usual) ?? usual
        return (
          deck: deck, difficulty: progress.difficulty(of: id),
          isDue: !suspended.contains(id)
            && progress.daysUntilDue(of: id, at: now, goal: goal) == 0
        )
      }
    }
    return DeckSummary.summaries(of: tree, counts: try shelf.counts(), answered: answered)
  }

  /// The deck at a path.
  ///
  /// - Throws: `ClientError` if there is none.
  package func deck(_ path: String) throws -> DeckTree.Node { try store.deck(path) }

  /// The languages of the deck at a path, or those it would inherit if it existed; nil if no
  /// enclosing deck names any.
  ///
  /// - Throws: `JournalError`.
  package func pair(at path: String) throws -> LanguagePair? {
    let tree = try store.cards().tree()
    var path = DeckPath(path)
    while let own = path {
      if let node = tree[own] { return node.pair }
      path = own.parent
    }
    return nil
  }

  /// The deck with terms in a language that contains the newest card, else the first one. If there is none, the same of the
  /// decks that name no languages; nil without any.
  ///
  /// - Parameter language: the tag of the language; nil for any deck.
  /// - Throws: `JournalError`.
  package func lastUsed(of language: String?) throws -> DeckTree.Node? {
    let shelf = try store.cards()
    let tree = try shelf.tree()
    guard let language else { return try newest(of: tree.nodes, in: tree, shelf) }
    let own = tree.nodes.filter { $0.pair.map { LanguageTag.tag(of: $0.term) } == language }
    return try newest(of: own, in: tree, shelf)
      ?? newest(of: tree.nodes.filter { $0.pair == nil }, in: tree, shelf)
  }

  /// Of some decks, the one that contains the newest card, else the first.
  private func newest(
    of nodes: [DeckTree.Node], in tree: DeckTree, _ shelf: CardShelf
  ) throws -> DeckTree.Node? {
    try shelf.deckOfNewestCard(among: nodes.flatMap(\.ids)).flatMap { tree[$0] } ?? nodes.first
  }

  /// Creates a deck and its missing enclosing decks.
  ///
  /// - Throws: `ClientError` if it exists, or for an invalid path or pair of languages.
  @discardableResult
  package func create(
    _ path: String, _ details: DeckDetails = DeckDetails()
  ) throws -> DeckTree.Node {
    let path = try Decks.checked(path)
    let shelf = try store.cards()
    guard try shelf.tree()[path] == nil else {
      throw ClientError(
        .deckExists, "the deck \(path.description) exists already", remedy: "choose another name")
    }
    let (entries, _) = try newDecks(to: path, details, in: shelf)
    try write(entries)
    return try deck(path.description)
  }

  /// The entries that create a deck and its missing enclosing decks, and the deck's id. The list is
  /// empty if the deck exists.
  func newDecks(
    to path: DeckPath, _ details: DeckDetails = DeckDetails(), in shelf: CardShelf
  ) throws -> (entries: [DeckEntry], id: DeckID) {
    let (decks, id) = try shelf.tree().newDecks(to: path) { try shelf.deck($0) != nil }
    var entries = decks.map(\.entry)
    if !entries.isEmpty { try details.add(to: &entries[entries.count - 1]) }
    return (entries, id)
  }

  /// Moves a deck to another path, which may change its name, its place, or both. It keeps its
  /// cards and the decks in it.
  ///
  /// - Throws: `ClientError`.
  package func rename(_ path: String, to new: String) throws -> DeckTree.Node {
    let (node, target) = (try deck(path), try Decks.checked(new))
    let shelf = try store.cards()
    let other = try shelf.tree()[target]
    guard other == nil || other?.id == node.id else {
      throw ClientError(
        .deckExists, "the deck \(target.description) exists already", remedy: "choose another name")
    }
    guard target.key == node.path.key || !target.isWithin(node.path) else {
      throw ClientError(
        .deckInItself, "\(node.path.description) cannot be inside itself",
        remedy: "choose another place",
        exit: .usage)
    }
    var (entries, parent): ([DeckEntry], DeckID) = ([], .root)
    if let outer = target.parent { (entries, parent) = try newDecks(to: outer, in: shelf) }
    try write(
      entries
        + changes(of: node) { entry in
          entry.name = target.name
          entry.parent = parent
        })
    return try deck(target.description)
  }

  /// Changes the facts about a deck.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ path: String, _ details: DeckDetails) throws -> DeckTree.Node {
    let node = try deck(path)
    let entries = try changes(of: node) { try details.add(to: &$0) }
    if !details.isEmpty { try write(entries) }
    return try deck(node.path.description)
  }

  /// Removes a deck with everything in it.
  ///
  /// - Returns: the deck before its removal.
  /// - Throws: `ClientError`.
  package func remove(_ path: String) throws -> DeckSummary {
    let node = try deck(path)
    let summary = try list().first { $0.deck.id == node.id } ?? DeckSummary(node)
    try write(changes(of: node) { $0.removed = true })
    return summary
  }

  /// The entries that change a deck: one for each of the decks that are shown as one.
  private func changes<Failure: Error>(
    of node: DeckTree.Node, _ set: (inout DeckEntry) throws(Failure) -> Void
  ) throws(Failure) -> [DeckEntry] {
    var entries: [DeckEntry] = []
    for id in node.ids {
      var entry = DeckEntry(deck: id)
      try set(&entry)
      entries.append(entry)
    }
    return entries
  }

  private func write(_ entries: [DeckEntry]) throws {
    let change = entries.count > 1 ? host.makeID() : nil
    let drafts = entries.map { entry in
      var entry = entry
      entry.change = change
      return Journal.Draft(id: host.makeID(), body: .deck(entry))
    }
    _ = try store.append(drafts, at: host.now())
  }

  /// The path in a text, if a deck may have it.
  ///
  /// - Throws: `ClientError` if it is not a valid path.
  static func checked(_ path: String) throws(ClientError) -> DeckPath {
    guard let checked = DeckPath(CardText.cleaned(path).onOneLine), StreamSafety.allows(path) else {
      throw ClientError(
        .deckPathInvalid, "\"\(shortened(path))\" cannot be the path of a deck",
        remedy: "write names with / between them, such as Spanish/Lesson 1", exit: .usage)
    }
    return checked
  }
}
