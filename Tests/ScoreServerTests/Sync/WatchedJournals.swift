import GameEngine
import ScoreStore

/// Journals that record what is read, let slices of answers wait for a gate, and have damaged events.
struct WatchedJournals: JournalStore {
  actor Log {
    private(set) var slices: [AccountID] = []
    private(set) var answers = 0
    private var summaries: [AccountID: Int] = [:]

    func note(slice account: AccountID) { slices.append(account) }
    func note(answers count: Int) { answers += count }
    func note(summary account: AccountID) { summaries[account, default: 0] += 1 }
    func summaries(of account: AccountID) -> Int { summaries[account] ?? 0 }
  }

  let log = Log()
  private let journals: any JournalStore
  private let gate: Gate?
  private let damaged: Set<Int64>

  /// - Parameter damaged: the numbers of events that are left out of slices of one event.
  init(_ journals: any JournalStore, gate: Gate? = nil, damaged: Set<Int64> = []) {
    self.journals = journals
    self.gate = gate
    self.damaged = damaged
  }

  func answers(
    of account: AccountID, after position: FoldPosition?, limit: Int
  ) async throws(StoreError) -> AnswerSlice {
    await log.note(slice: account)
    await gate?.wait()
    let slice = try await journals.answers(of: account, after: position, limit: limit)
    await log.note(answers: slice.answers.count)
    return slice
  }

  func summary(of account: AccountID) async throws(StoreError) -> JournalSummary {
    let summary = try await journals.summary(of: account)
    await log.note(summary: account)
    return summary
  }

  func add(
    _ events: [NewEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt {
    try await journals.add(events, to: account, limit: limit)
  }

  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice {
    let slice = try await journals.events(of: account, after: position, limit: limit, bytes: bytes)
    guard limit == 1, let number = slice.end?.sequence, number != position?.sequence,
      damaged.contains(number)
    else { return slice }
    return JournalSlice(events: [], damaged: [number], end: slice.end)
  }

  func delete(of account: AccountID) async throws(StoreError) -> Int {
    try await journals.delete(of: account)
  }

  func removeDeleted() async throws(StoreError) -> Bool { try await journals.removeDeleted() }

  func keep(
    _ checkpoint: JournalCheckpoint, of account: AccountID, after start: JournalCheckpoint,
    asOf end: JournalPosition?
  ) async throws(StoreError) -> Bool {
    try await journals.keep(checkpoint, of: account, after: start, asOf: end)
  }

  func words(
    in list: WordList, of account: AccountID, after item: ItemID?, limit: Int
  ) async throws(StoreError) -> [ItemID] {
    try await journals.words(in: list, of: account, after: item, limit: limit)
  }
}
