import Foundation
import GameEngine
import ScoreAPI
package import ScoreStore

/// Computes the profiles of players from their journals. Only the player can see a profile.
///
/// A journal is folded once, and then continued with new events. Folding runs on background threads, and only
/// two long journals are folded at once, since each is completely in memory.
package actor ProfileService {
  /// Journals with fewer new events do not wait for long ones.
  private static let short = 500
  private static let longAtOnce = 2
  /// The most requests that wait for long journals.
  private static let longestLine = 32
  /// The cached size in words and dates, about 100 bytes each.
  private static let mostWeight = 200_000

  private let journals: any JournalStore
  private var known: [AccountID: (journal: FoldedJournal, use: Int)] = [:]
  private var uses = 0
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Profiles from stored journals.
  package init(journals: any JournalStore) { self.journals = journals }

  /// The current profile of an account.
  ///
  /// - Throws: `RequestError` if too many requests wait; `StoreError`.
  package func profile(of account: AccountID) async throws -> AccountProfile {
    do {
      return try await caughtUp(account)
    } catch StoreError.cursorUnknown {
      // The journal was deleted meanwhile, and possibly started again.
      known[account] = nil
      return try await caughtUp(account)
    }
  }

  private func caughtUp(_ account: AccountID) async throws -> AccountProfile {
    let before = known[account]?.journal ?? FoldedJournal()
    let slice = try await journals.events(
      of: account, after: before.end, limit: ProfileService.short)
    if slice.events.isEmpty { return keep(before, account) }
    if slice.events.count < ProfileService.short {
      let journal = try await Background.run {
        let events = ProfileService.events(of: slice)
        return before.adding(events, end: slice.end)
          ?? (before.end == nil ? FoldedJournal(events, end: slice.end) : nil)
      }
      if let journal { return keep(journal, account) }
    }
    try await enter()
    defer { leave() }
    // Another request may have done it meanwhile.
    return keep(try await catchUp(known[account]?.journal ?? before, account), account)
  }

  private func catchUp(
    _ before: FoldedJournal, _ account: AccountID
  ) async throws -> FoldedJournal {
    let (events, end) = try await read(account, after: before.end)
    if let journal = try await Background.run({ before.adding(events, end: end) }) {
      return journal
    }
    let (all, last) = try await read(account, after: nil)
    return try await Background.run { FoldedJournal(all, end: last) }
  }

  private func read(
    _ account: AccountID, after start: JournalPosition?
  ) async throws -> ([Event], JournalPosition?) {
    var (events, end) = ([Event](), start)
    while true {
      let slice = try await journals.events(of: account, after: end, limit: ProfileService.short)
      if slice.events.isEmpty { return (events, end) }
      events += try await Background.run { ProfileService.events(of: slice) }
      end = slice.end
    }
  }

  /// Events that cannot be read are skipped, as the fold skips those that it does not know.
  private static func events(of slice: JournalSlice) -> [Event] {
    slice.events.compactMap { try? decoder.decode(Event.self, from: Data($0.text.utf8)) }
  }

  private static let decoder = JSONDecoder()

  // MARK: - Cache

  private func keep(_ journal: FoldedJournal, _ account: AccountID) -> AccountProfile {
    uses += 1
    known[account] = (journal, uses)
    var weight = known.values.reduce(0) { $0 + $1.journal.weight }
    while weight > ProfileService.mostWeight, known.count > 1,
      let oldest = known.min(by: { $0.value.use < $1.value.use })
    {
      weight -= oldest.value.journal.weight
      known[oldest.key] = nil
    }
    return journal.profile
  }

  // MARK: - Waiting

  private func enter() async throws {
    guard waiting.count < ProfileService.longestLine else {
      throw RequestError.unavailable(.tooManyJournals)
    }
    if running < ProfileService.longAtOnce {
      running += 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
  }
}
