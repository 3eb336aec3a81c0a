import GameEngine
import Synchronization

/// The top pages of the boards that were asked for lately, as long as nothing on them has changed.
final class PageCache: Sendable {
  /// What a page is about.
  struct Key: Hashable, Sendable {
    let board: BoardKey
    let isHome: Bool
  }

  private struct Entry {
    let version: Int
    let schedule: BoardSchedule
    let page: Page
  }

  /// How many pages are kept: the boards of a week, with room for what a crawler asks.
  private static let capacity = 64

  private let entries = Mutex<[Key: Entry]>([:])

  /// The page of a version of a board, where it is kept.
  func page(_ key: Key, version: Int, schedule: BoardSchedule) -> Page? {
    entries.withLock { entries in
      guard let entry = entries[key], entry.version == version, entry.schedule == schedule else {
        return nil
      }
      return entry.page
    }
  }

  /// Keeps a page.
  func keep(_ page: Page, _ key: Key, version: Int, schedule: BoardSchedule) {
    entries.withLock { entries in
      if entries.count >= PageCache.capacity, entries[key] == nil { entries.removeAll() }
      entries[key] = Entry(version: version, schedule: schedule, page: page)
    }
  }
}
