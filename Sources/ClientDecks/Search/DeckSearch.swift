package import ClientCore
import GameEngine
import Journal

/// Searches the player's decks and cards for the global search.
package struct DeckSearch: SearchSource {
  private let decks: Decks
  private let cards: CardSearch
  private let store: PlayerStore

  /// - Parameters:
  ///   - home: the player's folder.
  ///   - cacheFolder: the folder for the folded texts.
  package init(decks: Decks, store: PlayerStore, home: String, cacheFolder: String) {
    (self.decks, self.store) = (decks, store)
    cards = CardSearch(
      store: store, file: FoldedTextsFile(folder: cacheFolder, kind: "cards", of: home))
  }

  package func matches(
    _ request: SearchRequest, _ query: FoldedQuery?, progress: (Int, Int) -> Void
  ) throws -> SearchMatches {
    let tree = try store.cards().tree()
    let deck = try request.deck.map { try decks.deck($0) }
    var matches = SearchMatches()
    if let query, request.kinds.contains(.deck) {
      matches.rows += found(in: tree, for: query, request.limit)
    }
    if request.kinds.contains(.card) {
      let nodes = deck.map(tree.nodes(within:)) ?? tree.nodes
      matches.rows += try cards(for: query, request, in: Set(nodes.map(\.id))).map { found in
        SearchMatch(hit: found.hit, kind: .card) {
          guard let card = try store.cards().card(found.id), let node = tree[card.deck] else {
            return nil
          }
          return SearchResult(
            kind: .card, target: .item(found.id), title: card.term,
            excerpt: query?.excerpt(of: card.textsBesidesTerm, found.hit.tier) ?? card.definition,
            place: node.path.description)
        }
      }
    }
    return matches
  }

  /// The cards with the tags of a request that match a query; all cards with the tags if there is none.
  private func cards(
    for query: FoldedQuery?, _ request: SearchRequest, in decks: Set<DeckID>
  ) throws -> [CardSearch.Found] {
    let tagged = try request.tags.isEmpty ? nil : request.tags.cards(on: store.cards(), in: decks)
    guard let query else {
      return (tagged ?? []).prefix(request.limit).enumerated().map { place, id in
        CardSearch.Found(id: id, hit: FoldedHit(tier: .title, rank: 0, place: place))
      }
    }
    return try cards.hits(
      for: query, limit: request.limit, in: decks,
      among: tagged.map { Set($0.lazy.map(\.rawValue)) }
    )
  }

  private func found(
    in tree: DeckTree, for query: FoldedQuery, _ limit: Int
  ) -> [SearchMatch] {
    var builder = FoldedTextsBuilder()
    for node in tree.nodes {
      builder.add(
        key: "", titles: [node.path.name, node.deck.title], body: [node.deck.description])
    }
    let hits = builder.texts(stamp: "")?.hits(for: query, limit: limit) { _, _ in true } ?? []
    return hits.map { hit in
      let node = tree.nodes[hit.place]
      return SearchMatch(hit: hit, kind: .deck) {
        SearchResult(
          kind: .deck, target: .deck(node.path.description), title: node.path.name,
          excerpt: query.excerpt(of: [node.deck.title, node.deck.description], hit.tier),
          place: node.path.parent?.description ?? "")
      }
    }
  }
}
