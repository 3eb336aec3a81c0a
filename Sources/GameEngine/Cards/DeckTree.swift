/// The decks that a player sees, with their paths and languages.
///
/// Devices that edited separately can produce decks inside each other, decks in a removed deck, or
/// two decks of one name. The tree shows all of them, in the same way on every device; decks of one
/// name are one.
package struct DeckTree: Hashable, Sendable {
  /// A deck with its path and languages.
  package struct Node: Hashable, Sendable {
    /// The deck as folded, with the name that the player gave it. Of several with one path, the one
    /// that was made first, with the facts of the others where it has none.
    package let deck: Deck
    /// The IDs of all decks of this path, its own first.
    package let ids: [DeckID]
    /// Its path in the tree, in which `/` in its name is replaced.
    package let path: DeckPath
    /// Its own languages, or the languages of the nearest deck above that has any; nil if none has.
    package let pair: LanguagePair?
    /// When its cards come back, by itself or the nearest decks above that say so.
    package let goal: DeckGoal

    /// The ID of the deck.
    package var id: DeckID { deck.id }
  }

  /// The decks in the order of their paths; case is ignored. A deck comes before the decks inside it.
  package let nodes: [Node]
  private let places: [DeckID: Int]
  private let placesByKey: [[String]: Int]

  /// Builds a tree.
  ///
  /// - Parameters:
  ///   - decks: all decks, including removed ones.
  ///   - lastPlaced: for each removed deck, when a card was last put into it. If another device
  ///     added a card after the removal, the deck stays, so that the card is not lost.
  package init(_ decks: some Sequence<Deck>, lastPlaced: [DeckID: Int64] = [:]) {
    var builder = DeckTreeBuilder(decks, lastPlaced: lastPlaced)
    nodes = builder.build()
    places = Dictionary(
      uniqueKeysWithValues: zip(nodes, nodes.indices).flatMap { node, place in
        node.ids.map { ($0, place) }
      })
    placesByKey = Dictionary(
      zip(nodes.map(\.path.key), nodes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The deck with an ID, or the one that shows its cards; nil if it is removed or unknown. O(1).
  package subscript(id: DeckID) -> Node? { places[id].map { nodes[$0] } }

  /// The deck at a path; case is ignored. O(1).
  package subscript(path: DeckPath) -> Node? { placesByKey[path.key].map { nodes[$0] } }

  /// A deck and all decks inside it, in the order of their paths.
  package func nodes(within node: Node) -> [Node] {
    guard let start = places[node.id] else { return [] }
    return Array(nodes[start...].prefix { $0.path.isWithin(node.path) })
  }
}

/// Finds the parent and the path of each deck.
private struct DeckTreeBuilder {
  private let decks: [DeckID: Deck]
  private let lastPlaced: [DeckID: Int64]
  private var parents: [DeckID: DeckID] = [:]
  private var children: [DeckID: [Deck]] = [:]

  init(_ decks: some Sequence<Deck>, lastPlaced: [DeckID: Int64]) {
    self.decks = Dictionary(
      decks.lazy.filter { !$0.name.isEmpty }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.lastPlaced = lastPlaced
  }

  mutating func build() -> [DeckTree.Node] {
    for id in decks.keys.sorted() { parents[id] = parent(of: id) }
    for deck in decks.values { children[parents[deck.id] ?? .root, default: []].append(deck) }
    var nodes: [DeckTree.Node] = []
    add(childrenOf: [.root], at: DeckPath([]), pair: nil, goal: DeckGoal(), to: &nodes)
    return nodes
  }

  /// The deck around a deck. In a cycle of decks, the one with the lowest ID becomes an outermost
  /// deck; so does a deck that is nested too deeply.
  private func parent(of id: DeckID) -> DeckID {
    guard let deck = decks[id], decks[deck.parent] != nil else { return .root }
    var seen = [id]
    var next = deck.parent
    while let outer = decks[next] {
      if let start = seen.firstIndex(of: next) {
        return seen[start...].min() == id ? .root : deck.parent
      }
      guard seen.count < DeckPath.deepest else { return .root }
      seen.append(next)
      next = outer.parent
    }
    return deck.parent
  }

  /// When a card was last put into a deck, or into any deck inside it.
  private func lastPlaced(within id: DeckID) -> Int64? {
    let inner = (children[id] ?? []).compactMap { lastPlaced(within: $0.id) }
    return (inner + [lastPlaced[id]].compactMap { $0 }).max()
  }

  private func isThere(_ deck: Deck) -> Bool {
    guard let removedAt = deck.removedAt else { return true }
    return (lastPlaced(within: deck.id) ?? .min) > removedAt
  }

  private func add(
    childrenOf ids: [DeckID], at path: DeckPath, pair: LanguagePair?, goal: DeckGoal,
    to nodes: inout [DeckTree.Node]
  ) {
    func name(of deck: Deck) -> String { deck.name.replacing("/", with: "\u{2215}") }
    let inner = Dictionary(grouping: ids.flatMap { children[$0] ?? [] }.filter(isThere)) {
      name(of: $0).lowercased()
    }
    for (_, same) in inner.sorted(by: { $0.key < $1.key }) {
      let same = same.sorted { ($0.addedAt, $0.id) < ($1.addedAt, $1.id) }
      let deck = same.dropFirst().reduce(same[0]) { $0.completed(by: $1) }
      let node = DeckTree.Node(
        deck: deck, ids: same.map(\.id), path: path.appending(name(of: deck)),
        pair: deck.pair ?? pair, goal: deck.goal.completed(by: goal))
      nodes.append(node)
      add(childrenOf: node.ids, at: node.path, pair: node.pair, goal: node.goal, to: &nodes)
    }
  }
}
