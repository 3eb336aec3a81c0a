import GameEngine
import Synchronization

/// The first pages of boards that were requested recently, as long as they have not changed.
final class PageCache: Sendable {
  /// The identity of a page.
  struct Key: Hashable, Sendable {
    let board: BoardKey
    let isHome: Bool
    let language: String
  }

  private struct Entry {
    let version: Int
    let schedule: BoardSchedule
    let page: Page
  }

  /// The number of pages that are kept: the boards of a week in some languages, and some for crawlers.
  private static let capacity = 128

  private let entries = Mutex<[Key: Entry]>([:])

  /// The page of a version of a board, if it is kept.
  func page(_ key: Key, version: Int, schedule: BoardSchedule) -> Page? {
    entries.withLock { entries in
      guard let entry = entries[key], entry.version == version, entry.schedule == schedule else {
        return nil
      }
      return entry.page
    }
  }

  /// Keeps a page in place of an earlier version. If the cache is full, all other pages are dropped
  /// first.
  func keep(_ page: Page, _ key: Key, version: Int, schedule: BoardSchedule) {
    entries.withLock { entries in
      if entries.count >= PageCache.capacity, entries[key] == nil { entries.removeAll() }
      entries[key] = Entry(version: version, schedule: schedule, page: page)
    }
  }
}
