package import GameEngine

/// The dailies of a server, the runs of its players, and the moves of runs.
package protocol RunStore: Sendable {
  /// Stores the round of a daily, unless its board has one already.
  ///
  /// - Parameter board: the board of a daily.
  /// - Returns: the stored round.
  func keepDaily(_ round: DealtRound, of board: BoardKey) async throws(StoreError) -> DealtRound

  /// The round of a daily, if it was dealt before.
  ///
  /// - Parameter board: the board of a daily.
  func daily(of board: BoardKey) async throws(StoreError) -> DealtRound?

  /// Starts a run, unless the player has one to resume: on a daily's board the one attempt, open or ended;
  /// on a board of runs the open run of its course.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func start(_ draft: RunDraft) async throws(StoreError) -> (run: StoredRun, isNew: Bool)

  /// A run with all its moves.
  func find(_ id: RunID) async throws(StoreError) -> StoredRun?

  /// The run of a player on a daily's board.
  func find(of account: AccountID, on board: BoardKey) async throws(StoreError) -> StoredRun?

  /// Adds a move with its effects. They are on disk when it returns, so the verdict may be sent.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - number: its number, from 1.
  ///   - id: the run.
  ///   - dealt: the next questions, for a run without a fixed number of questions; nil if none are dealt.
  ///   - end: how the run ended, if this is its last move.
  /// - Returns: the player's standing on the run's own board, if the run ended and counts. For a newcomer,
  ///   the standing that the run would have.
  /// - Throws: `StoreError.moveExists` if a move with this number is stored; `runEnded`; `noSuchRun`.
  func addMove(
    _ move: Move, number: Int, to id: RunID, dealt: DealtQuestions?, ending end: RunEnd?
  ) async throws(StoreError) -> Standing?

  /// Ends a run without a move: the player gave up, or its time is over. A run in which no question was answered is deleted, except on a daily's board.
  ///
  /// - Parameter moves: the number of moves that the end was judged by.
  /// - Throws: `StoreError.noSuchRun`; `runEnded` if it has ended already; `movesDiffer` if the run has another number of moves.
  func end(_ id: RunID, after moves: Int, _ end: RunEnd) async throws(StoreError)

  /// Takes an ended run off all boards as an operator, with a reason in the operator's words. It no longer counts for the
  /// streak.
  ///
  /// - Throws: `StoreError.noSuchRun` if there is no such run, or it is open.
  func remove(
    _ id: RunID, because reason: String, by act: OperatorAct
  ) async throws(StoreError)

  /// The part of a run that can change, to compare a copy with; nil if there is no such run.
  func state(of id: RunID) async throws(StoreError) -> RunState?

  /// Open runs that close at or before an instant, the earliest first.
  func open(closingBy instant: Int64, limit: Int) async throws(StoreError) -> [RunID]

  /// Runs with results, the newest first.
  ///
  /// - Parameter sequence: the result to continue before; nil for the newest.
  func ended(
    before sequence: Int64?, limit: Int
  ) async throws(StoreError) -> [(sequence: Int64, run: RunID)]

  /// The number of runs with results.
  func endedCount() async throws(StoreError) -> Int

  /// Whether at an instant a player's account is at least `days` days old, and the player has finished ranked dailies on
  /// `days` earlier dates in UTC.
  func isEstablished(
    _ account: AccountID, after days: Int, at instant: Int64
  ) async throws(StoreError) -> Bool

  /// The number of dates in a row with a finished ranked daily of a player, in any course, up to a date or the day before.
  func streak(of account: AccountID, asOf date: CalendarDate) async throws(StoreError) -> Int
}
