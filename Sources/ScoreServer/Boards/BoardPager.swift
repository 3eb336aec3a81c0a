package import GameEngine
package import ScoreAPI
package import ScoreStore
import Synchronization

/// Pages of boards as they are sent. The part of a page that is the same for everybody is encoded
/// once for each version of its board; who asks with a token gets their own entry added.
package final class BoardPager: Sendable {
  /// What is the same for everybody.
  package struct Page: Sendable {
    /// The page without the player who asks.
    package let view: BoardView
    /// The page's JSON up to the player who asks.
    fileprivate let json: [UInt8]
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

  private let store: any ScoreStore
  private let kept = Mutex<[Key: Kept]>([:])

  /// How many pages are kept.
  private static let most = 256

  /// Pages of a store's boards.
  package init(store: any ScoreStore) { self.store = store }

  /// A page of a board.
  ///
  /// - Parameters:
  ///   - board: which.
  ///   - cursor: where the page begins; nil for the top.
  ///   - limit: how many entries, 1 to 100.
  /// - Throws: `Problem` for a cursor that is none; `StoreError`.
  package func page(_ board: BoardKey, after cursor: String?, limit: Int) async throws -> Page {
    var position: BoardPosition?
    if let cursor {
      guard let known = BoardPosition(cursor: cursor) else {
        throw Problem(.cursorUnknown, "This is no cursor of a board; begin without one.")
      }
      position = known
    }
    let key = Key(board: board, after: position, limit: limit)
    let version = try await store.version(of: board)
    if let known = kept.withLock({ $0[key] }), known.version == version { return known.page }
    let page = page(board, from: try await store.page(board, after: position, limit: limit))
    kept.withLock { pages in
      if pages.count >= BoardPager.most { pages = [:] }
      pages[key] = Kept(version: version, page: page)
    }
    return page
  }

  /// The page that has a player in its middle.
  ///
  /// - Throws: `StoreError`.
  package func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws -> Page {
    page(board, from: try await store.page(board, around: account, limit: limit))
  }

  /// The JSON of a page with the entry of the player who asks.
  package func json(_ page: Page, me: BoardEntry?) -> [UInt8] {
    var json = page.json
    BoardJSON.end(&json, me: me)
    return json
  }

  private func page(_ board: BoardKey, from page: BoardPage) -> Page {
    let view = BoardView(
      board: board.board, period: board.period, players: page.players,
      entries: page.entries.map { $0.view }, me: nil,
      next: page.hasMore ? page.entries.last?.position.cursor : nil)
    return Page(view: view, json: BoardJSON.beginning(of: view))
  }
}

extension RankedEntry {
  /// The entry as it is sent.
  var view: BoardEntry {
    BoardEntry(
      rank: rank, username: username, score: position.score, elapsedMillis: elapsedMillis,
      finishedAt: Timestamp(millis: position.finishedAt), run: run?.description)
  }
}
