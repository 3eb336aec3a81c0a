package import GameEngine
package import ScoreAPI
package import ScoreStore
import Kit

/// Returns pages of boards. The part of a page that is the same for everyone is encoded once for each
/// version of its board; the entry of the requesting player is added to a copy of it.
package final class BoardPager: Sendable {
  /// A page that is the same for everyone.
  package struct Page: Sendable {
    /// The part of a `BoardView` that is the same for everyone.
    private struct Shared: Encodable {
      let board: Board
      let period: String
      let course: CourseID
      let players: Int
      let entries: [BoardEntry]
      let next: String?
      let removed: Int?
      let distribution: DailyDistribution?

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(board, forKey: .board)
        try container.encode(period, forKey: .period)
        try container.encode(course, forKey: .course)
        try container.encode(players, forKey: .players)
        try container.encode(entries, forKey: .entries)
        try container.encode(next, forKey: .next)
        try container.encodeIfPresent(removed, forKey: .removed)
        try container.encodeIfPresent(distribution, forKey: .distribution)
      }

      private enum CodingKeys: String, CodingKey {
        case board, period, course, players, entries, next, removed, distribution
      }
    }

    /// The page without the requesting player.
    package let view: BoardView
    /// The JSON of the page without the field `me`.
    private let json: [UInt8]

    /// Encodes the shared part of a page.
    ///
    /// - Throws: `EncodingError`, which does not occur with valid pages.
    init(_ view: BoardView) throws {
      self.view = view
      json = try JSONWriter.encode(
        Shared(
          board: view.board, period: view.period, course: view.course, players: view.players,
          entries: view.entries,
          next: view.next, removed: view.removed, distribution: view.distribution))
    }

    /// A page of a stored board.
    ///
    /// - Throws: as `init(_:)`.
    init(_ board: BoardKey, _ page: BoardPage) throws {
      try self.init(
        BoardView(
          board: board.board, period: board.period, course: board.course.listed,
          players: page.players,
          entries: page.entries.map { $0.view }, me: nil,
          next: page.hasMore ? page.entries.last?.position.cursor : nil,
          removed: page.removed > 0 ? page.removed : nil, distribution: page.distribution))
    }

    /// The JSON of a `BoardView` with the entry of the requesting player.
    ///
    /// - Throws: `EncodingError`, which does not occur with valid entries.
    package func json(me: BoardEntry?) throws -> [UInt8] {
      try JSONWriter.adding("me", me, to: json)
    }
  }

  private struct Key: Hashable {
    let board: BoardKey
    let after: BoardPosition?
    let limit: Int
  }

  private struct Kept {
    let version: Int
    let page: Page
  }

  private let boards: any BoardStore
  private let kept = RecentCache<Key, Kept>(capacity: 256)

  /// Reads pages from these boards, and caches them while their versions do not change.
  package init(boards: any BoardStore) { self.boards = boards }

  /// A page of a board.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - cursor: the position to start after; nil for the top.
  ///   - limit: the number of entries, 1 to 100.
  /// - Throws: `RequestError.unknownCursor`; `StoreError`.
  package func page(_ board: BoardKey, after cursor: String?, limit: Int) async throws -> Page {
    let position = try BoardPager.position(cursor)
    let key = Key(board: board, after: position, limit: limit)
    let version = try await boards.version(of: board)
    if let known = kept[key], known.version == version { return known.page }
    let page = try Page(board, try await boards.page(board, after: position, limit: limit))
    kept[key] = Kept(version: version, page: page)
    return page
  }

  /// The page with a player in its middle.
  ///
  /// - Throws: `StoreError`.
  package func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws -> Page {
    try Page(board, try await boards.page(board, around: account, limit: limit))
  }

  /// The queries of a board.
  static let queries: Set<String> = ["course", "limit", "after", "around"]

  /// The position of a cursor; nil for none.
  ///
  /// - Throws: `RequestError.unknownCursor`.
  static func position(_ cursor: String?) throws(RequestError) -> BoardPosition? {
    guard let cursor else { return nil }
    guard let position = BoardPosition(cursor: cursor) else { throw .unknownCursor }
    return position
  }
}

extension RankedEntry {
  /// The entry in the form that is sent.
  var view: BoardEntry {
    BoardEntry(
      rank: rank, username: isOfDeletedAccount ? RankedEntry.deletedPlayer : username,
      score: position.score, elapsedMillis: elapsedMillis,
      finishedAt: Timestamp(millis: position.finishedAt), run: run?.description,
      attempts: attempts?.total, givenUp: attempts?.givenUp,
      deleted: isOfDeletedAccount ? true : nil)
  }

  /// The name that clients of earlier versions show. No account can have it, because it contains a space.
  private static let deletedPlayer = "deleted player"
}
