/// The storage of a server, as operations of the game, one protocol per subject.
///
/// Each operation is atomic, and each that writes returns only when its changes are on disk; concurrent
/// writes may share a commit. A store makes no decisions about boards: when a run ends, it reads the entries
/// in `BoardRules.entriesNeeded` and writes `BoardRules.changes` together with the run's end.
///
/// A conformance suite (Tests/ScoreStoreTests) runs on every store. Nothing here knows HTTP, passwords or
/// tokens: callers pass hashes and the time. Opening, backups and migrations belong to each store's own
/// interface.
///
/// ```swift
/// let store: any ScoreStore = try await SQLiteStore.open(path: ":memory:")
/// let draft = AccountDraft(name: "ada", passwordHash: hash, createdAt: millis)
/// let account = try await store.accounts.create(draft)
/// let page = try await store.boards.page(.daily(date), after: nil, limit: 10)
/// ```
package protocol ScoreStore: Sendable {
  /// The accounts of players, with names and password hashes.
  var accounts: any AccountStore { get }

  /// The sessions in which players are signed in.
  var sessions: any SessionStore { get }

  /// The dailies, the runs and their moves.
  var runs: any RunStore { get }

  /// The networks from which dailies were begun.
  var networks: any NetworkStore { get }

  /// The boards with their ranks, derived from the ended runs.
  var boards: any BoardStore { get }

  /// The groups in which players compare their results.
  var groups: any GroupStore { get }

  /// The journals that players have uploaded.
  var journals: any JournalStore { get }

  /// The limits that several servers share; nil if the memory of one server is enough.
  var limits: (any LimitStore)? { get }

  /// The server's secret, which never leaves it: created once, then always the same.
  ///
  /// - Parameter make: makes 32 random bytes.
  func secret(make: @Sendable () -> [UInt8]) async throws(StoreError) -> [UInt8]

  /// Reads everything, verifies checksums, and compares the boards with the results.
  ///
  /// - Parameter includingFile: whether the structure of the database is checked, too; a store may have done so
  ///   when it was opened.
  /// - Returns: the faults; empty if there are none.
  func check(includingFile: Bool) async throws(StoreError) -> [StoreFault]

  /// The acts of operators, the oldest first.
  ///
  /// - Parameter number: the record to start after; 0 for the beginning.
  func operatorRecords(after number: Int64, limit: Int) async throws(StoreError) -> [OperatorRecord]

  /// The space that the store takes.
  func space() async throws(StoreError) -> SpaceReport

  /// Waits until the store's threads respond.
  ///
  /// - Throws: `StoreError.busy` if one of them hangs.
  func ping() async throws(StoreError)

  /// Reports to the other servers of the database that this one lives. To be called once a second.
  ///
  /// - Parameter now: milliseconds since 1970 by the clock of this server.
  /// - Throws: the reason why the database cannot be reached or written now.
  func attend(by now: @escaping @Sendable () -> Int64) async throws(StoreError) -> Attendance

  /// Detects changes of boards by other processes, such as a deleted account.
  func refresh() async throws(StoreError)
}

extension ScoreStore {
  package func attend(
    by now: @escaping @Sendable () -> Int64
  ) async throws(StoreError) -> Attendance { .alone }

  package var limits: (any LimitStore)? { nil }

  /// Checks everything, including the structure of the database.
  package func check() async throws(StoreError) -> [StoreFault] {
    try await check(includingFile: true)
  }
}
