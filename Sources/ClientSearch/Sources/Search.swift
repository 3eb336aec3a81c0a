package import ClientCore
import GameEngine
import Messages

/// Searches our words, and with the sources of other features cards, decks and books.
package struct Search: Sendable {
  private let sources: [any SearchSource]

  /// The most results of a search.
  package static let most = 1000

  /// - Parameter sources: find the results, each of other kinds.
  package init(_ sources: [any SearchSource]) { self.sources = sources }

  /// The best results of a search, the best first. None if the query has no letter and no digit.
  ///
  /// - Parameter progress: receives how many books are made ready for the search, and how many there are.
  /// - Throws: `ClientError` for an unknown deck.
  package func results(
    _ request: SearchRequest, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> SearchResults {
    guard (1...Search.most).contains(request.limit) else {
      throw ClientError(
        .limitOutOfRange, "--limit must be 1 to \(Search.most)", exit: .usage)
    }
    let tagged = TaggedQuery(request.query)
    let query = FoldedQuery(tagged.words)
    guard query != nil || !tagged.tags.isEmpty else { return SearchResults() }
    var request = request
    (request.query, request.tags) = (tagged.words, tagged.tags)
    if request.deck != nil || !request.tags.isEmpty { request.kinds.formIntersection([.card]) }
    var (found, missing): ([SearchMatch], ClientError?) = ([], nil)
    for source in sources {
      let matches = try source.matches(request, query, progress: progress)
      found += matches.rows
      missing = missing ?? matches.missing
    }
    // Similar spellings are only useful if there is nothing else.
    if found.contains(where: { $0.hit.tier != .near }) { found.removeAll { $0.hit.tier == .near } }
    found.sort { $0.order < $1.order }
    return SearchResults(
      rows: try found.prefix(request.limit).compactMap { try $0.result() }, missing: missing)
  }
}
