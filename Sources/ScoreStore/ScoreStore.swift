package import GameEngine

/// What a server must remember, as operations named for the game. Each is atomic, and each that
/// writes returns only when it is on the disk; two that write at once may share one commit.
///
/// A store decides nothing about boards: when a run ends, it reads what `BoardRules.entriesNeeded` lists,
/// and writes what `BoardRules.changes` returns, together with the run's end.
///
/// A conformance suite (Tests/ScoreStoreTests) runs on every store. Nothing here knows HTTP, passwords or
/// tokens: hashes come in ready-made, and time comes in with every operation. Opening, backups and
/// migrations belong to each store's own interface.
package protocol ScoreStore: Sendable {
  // MARK: The server itself

  /// The server's secret, which never leaves it: made once, then always the same.
  ///
  /// - Parameter make: makes 32 random bytes.
  func secret(make: @Sendable () -> [UInt8]) async throws(StoreError) -> [UInt8]

  /// Reads everything and derives the boards again from the results.
  ///
  /// - Returns: what is wrong; empty if nothing is.
  func check() async throws(StoreError) -> [StoreFault]

  /// Notices what other processes have done to boards: an account that was deleted by command.
  func refresh() async throws(StoreError)

  // MARK: Accounts

  /// Makes an account.
  ///
  /// - Throws: `StoreError.nameTaken` where somebody has the name, in whatever case, or had it.
  func createAccount(_ draft: AccountDraft) async throws(StoreError) -> Account

  /// The account of a name, in whatever case.
  func account(named name: String) async throws(StoreError) -> Account?

  /// The account of this id.
  func account(_ id: AccountID) async throws(StoreError) -> Account?

  /// Accounts in the order of their names.
  func accounts(after name: String?, limit: Int) async throws(StoreError) -> [Account]

  /// Sets another password and ends all sessions but one.
  func setPassword(
    _ hash: String, of account: AccountID, keeping session: SessionID?, at instant: Int64
  ) async throws(StoreError)

  /// Replaces a hash by a stronger one of the same password; nothing where another has been set since.
  func replaceHash(_ old: String, by new: String, of account: AccountID) async throws(StoreError)

  /// Whether the account's results are listed on its page.
  func setListed(_ listed: Bool, of account: AccountID, at instant: Int64) async throws(StoreError)

  /// Closes an account to its player, or opens it again; closing ends its sessions.
  func setDisabled(
    _ disabled: Bool, of account: AccountID, at instant: Int64
  ) async throws(StoreError)

  /// Removes first the journal of an account, then, at once, the account with its sessions, runs and
  /// entries; its name is not given out again.
  func deleteAccount(_ account: AccountID) async throws(StoreError)

  // MARK: Sessions

  /// Keeps a new session.
  func addSession(_ session: Session) async throws(StoreError)

  /// The session whose token has this SHA-256, and the name of its player; nil for a disabled account.
  func session(
    tokenHash: [UInt8]
  ) async throws(StoreError) -> (session: Session, username: String)?

  /// The sessions of an account, the newest first.
  func sessions(of account: AccountID) async throws(StoreError) -> [Session]

  /// Notes that sessions were used.
  func touchSessions(_ uses: [SessionID: Int64]) async throws(StoreError)

  /// Ends a session of an account.
  ///
  /// - Returns: whether there was one.
  func endSession(_ id: SessionID, of account: AccountID) async throws(StoreError) -> Bool

  /// Ends all sessions of an account.
  func endSessions(of account: AccountID) async throws(StoreError)

  /// Removes sessions that end before an instant, or were last used before another.
  func removeSessions(
    expiredAt instant: Int64, unusedSince idle: Int64
  ) async throws(StoreError)

  // MARK: Runs

  /// Keeps the round of a daily; where there is one already, that one stays.
  ///
  /// - Returns: the round that is kept.
  func keepDaily(_ round: DealtRound, on date: CalendarDate) async throws(StoreError) -> DealtRound

  /// The round of a daily, where it was dealt before.
  func daily(on date: CalendarDate) async throws(StoreError) -> DealtRound?

  /// Starts a run, unless the player has one that must be taken up instead: on a daily's board the one
  /// attempt, open or ended; on the board of runs the one that is open.
  func startRun(_ draft: RunDraft) async throws(StoreError) -> (run: StoredRun, isNew: Bool)

  /// A run with all its moves.
  func run(_ id: RunID) async throws(StoreError) -> StoredRun?

  /// The run of a player on a daily's board.
  func run(of account: AccountID, on date: CalendarDate) async throws(StoreError) -> StoredRun?

  /// Keeps a move, and with it what it brings about. On the disk when it returns, so that the verdict
  /// can be told.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - number: its number, from 1.
  ///   - id: the run.
  ///   - dealt: questions that were dealt further, for a run whose end is open.
  ///   - end: how the run ended, where this is its last move.
  /// - Returns: where the player stands on the run's own board, where it ended and is kept.
  /// - Throws: `StoreError.moveExists` where a move of this number is kept, `runEnded` where the run
  ///   has ended, `noSuchRun`.
  func addMove(
    _ move: Move, number: Int, to id: RunID, dealt: DealtQuestions?, ending end: RunEnd?
  ) async throws(StoreError) -> Standing?

  /// Ends a run without a move: given up, or closed by time. One that has ended stays as it is.
  func endRun(_ id: RunID, _ end: RunEnd) async throws(StoreError)

  /// Open runs that close at or before an instant, the earliest first.
  func runs(closingBy instant: Int64, limit: Int) async throws(StoreError) -> [RunID]

  /// The streak of finished ranked dailies of a player that is unbroken as of a date or the day before.
  func rankedStreak(of account: AccountID, asOf date: CalendarDate) async throws(StoreError) -> Int

  // MARK: Boards

  /// A page of a board, best first.
  ///
  /// - Parameters:
  ///   - board: which.
  ///   - position: the place after which the page begins; nil for the top.
  ///   - limit: how many entries, 1 to 100.
  func page(
    _ board: BoardKey, after position: BoardPosition?, limit: Int
  ) async throws(StoreError) -> BoardPage

  /// The page that has a player in its middle; the top where the player is not on the board.
  func page(
    _ board: BoardKey, around account: AccountID, limit: Int
  ) async throws(StoreError) -> BoardPage

  /// A player's entry on a board.
  func entry(of account: AccountID, on board: BoardKey) async throws(StoreError) -> RankedEntry?

  /// How many players are on a board.
  func players(on board: BoardKey) async throws(StoreError) -> Int

  /// A number that changes whenever the board does; for caches.
  func version(of board: BoardKey) async throws(StoreError) -> Int

  /// A player's entries on boards of dailies and runs, the newest first.
  func entries(of account: AccountID, limit: Int) async throws(StoreError) -> [RankedEntry]

  // MARK: Journals

  /// Takes in events that are not there yet; the first of an id stays.
  ///
  /// - Throws: `StoreError.journalFull` where the account would have more than `limit` events, or
  ///   more bytes than `StoredEvent.roomEach` for each of so many.
  func addEvents(
    _ events: [StoredEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt

  /// Events in the order of their arrival.
  ///
  /// - Parameter position: the place after which to begin; nil for the first.
  /// - Throws: `StoreError.cursorUnknown` where there is no such place in this journal.
  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int
  ) async throws(StoreError) -> JournalSlice

  /// Removes the whole journal of an account, the latest events first: where that is cut off, the
  /// earlier ones are left.
  func deleteJournal(of account: AccountID) async throws(StoreError)
}
