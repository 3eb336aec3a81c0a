package import GameEngine
import Synchronization

/// The rank trees of the boards in use, and a version of every board. Any store can use it.
///
/// A store numbers its commits that change boards. The version of a board is the number of its last change, or of a later
/// commit, so that it is never the version of an earlier state, not even after a restart.
///
/// A tree changes only after the change is on disk. A store calls `begin` before it commits changes of boards
/// and `finish` afterwards, so that a tree that was counted in between is recognized as outdated.
package final class RankBook: Sendable {
  /// The change of a player's entry; a new one has no old score, a deleted one no new score.
  package struct Change: Sendable {
    /// The board.
    package let board: BoardKey
    /// The entry before; nil if there was none.
    package let old: BoardScore?
    /// The entry after; nil if there is none.
    package let new: BoardScore?

    /// A change of a board.
    package init(board: BoardKey, old: BoardScore?, new: BoardScore?) {
      self.board = board
      self.old = old
      self.new = new
    }

    /// The change of a player's entry.
    package init(_ change: BoardChange) {
      self.init(board: change.board, old: change.old, new: change.new)
    }
  }

  /// The number of boards that are kept. A player's page shows twenty, which should not displace the boards
  /// that runs can enter.
  private static let capacity = 64

  private struct Page {
    var tree: RankTree?
    var version: Int
    var isChanging = false
    var lastUse = 0
  }

  private struct State {
    var pages: [BoardKey: Page] = [:]
    /// The version of all boards that are not in `pages`.
    var ground: Int
    var uses = 0

    func version(of board: BoardKey) -> Int { pages[board]?.version ?? ground }

    /// If there are too many boards, forgets the least recently used one. If that board has changed, `ground`
    /// may have been its version before the change, so `ground` must change, too.
    mutating func makeRoom() {
      guard pages.count >= RankBook.capacity,
        let oldest = pages.filter({ !$0.value.isChanging })
          .min(by: { $0.value.lastUse < $1.value.lastUse })
      else { return }
      ground = max(ground, oldest.value.version)
      pages[oldest.key] = nil
    }
  }

  private let state: Mutex<State>

  /// - Parameter version: the number of the last commit that changed boards.
  package init(version: Int) { state = Mutex(State(ground: version)) }

  /// A number that changes whenever the board changes.
  package func version(of board: BoardKey) -> Int { state.withLock { $0.version(of: board) } }

  /// Reads a board's tree; nil if it has not been counted.
  package func read<T: Sendable>(_ board: BoardKey, _ body: (borrowing RankTree) -> T) -> T? {
    state.withLock { state in
      guard let tree = state.pages[board]?.tree else { return nil }
      state.uses += 1
      state.pages[board]?.lastUse = state.uses
      return body(tree)
    }
  }

  /// The boards whose trees have been counted.
  package var counted: [BoardKey] {
    state.withLock { $0.pages.filter { $1.tree != nil }.map(\.key) }
  }

  /// The version to pass to `install` with a tree that is counted from now on; nil while the board is being
  /// changed.
  package func versionForCounting(_ board: BoardKey) -> Int? {
    state.withLock { $0.pages[board]?.isChanging == true ? nil : $0.version(of: board) }
  }

  /// Installs a tree, unless the board has changed since `version`.
  ///
  /// - Returns: whether it was installed.
  package func install(_ tree: RankTree, for board: BoardKey, version: Int) -> Bool {
    state.withLock { state in
      guard state.version(of: board) == version, state.pages[board]?.isChanging != true else {
        return false
      }
      if state.pages[board] == nil { state.makeRoom() }
      state.uses += 1
      StoreMetrics.recounted()
      state.pages[board, default: Page(version: version)].tree = tree
      state.pages[board]?.lastUse = state.uses
      return true
    }
  }

  /// To be called before boards change on disk.
  package func begin(_ changes: [Change]) {
    state.withLock { state in
      for change in changes {
        if state.pages[change.board] == nil { state.makeRoom() }
        state.pages[change.board, default: Page(version: state.ground)].isChanging = true
      }
    }
  }

  /// To be called after boards have changed on disk, or after the change failed.
  ///
  /// - Parameter version: the number of the commit; nil if it failed.
  package func finish(_ changes: [Change], version: Int?) {
    state.withLock { state in
      for change in changes {
        state.pages[change.board]?.isChanging = false
        guard let version else { continue }
        state.pages[change.board, default: Page(version: version)].version = version
        state.pages[change.board]?.tree?.apply(change)
      }
    }
  }

  /// Forgets all trees, because another process has changed the boards.
  ///
  /// - Parameter version: the number of its last commit.
  package func forgetAll(version: Int) {
    state.withLock { state in
      state.ground = version
      state.pages = [:]
    }
  }
}
