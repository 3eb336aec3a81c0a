import GameEngine
import ScoreStore

/// Decides why a run is on no board, and adds the standing or that reason to the results that
/// players receive.
struct RankedResults {
  private let runs: any RunStore
  private let boards: any BoardStore
  private let plausibility: Plausibility
  /// The days with a finished daily, and of age, after which a player's results are on boards.
  private let newcomerDays: Int

  init(
    runs: any RunStore, boards: any BoardStore, settings: ServerSettings
  ) {
    self.runs = runs
    self.boards = boards
    plausibility = Plausibility(readingSpeed: settings.readingSpeed)
    newcomerDays = settings.newcomerDays
  }

  /// Why a run that ends at an instant is on no board; nil if it is.
  ///
  /// - Parameter followingDeletion: `StoredRun.followsDeletion`.
  func reason(
    _ round: DealtRound, outcomes: [Outcome], of account: AccountID, followingDeletion: Bool,
    at instant: Int64
  ) async throws -> NotKept? {
    if let reason = plausibility.reason(round, outcomes: outcomes) { return reason }
    // It must not pay to create accounts only to see the questions of a daily for another account.
    if newcomerDays > 0, try await !runs.isEstablished(account, after: newcomerDays, at: instant) {
      return .newcomer
    }
    return followingDeletion ? .afterDeletion : nil
  }

  /// The current standing of a run that has ended. For a newcomer, the standing that the run would
  /// have.
  func standing(
    of id: RunID, _ end: RunEnd, by account: AccountID, on board: BoardKey
  ) async throws -> Standing? {
    if end.isOfNewcomer, end.questions > 0 {
      return try await boards.standing(of: end.run(id, on: board).score, on: board)
    }
    guard end.reason == nil, let entry = try await boards.entry(of: account, on: board)
    else { return nil }
    return Standing(
      rank: entry.rank, players: try await boards.players(on: board),
      distribution: try await boards.distribution(on: board))
  }

  /// Adds the standing, or the reason why there is none, to the result among the events.
  func told(_ events: [GameEvent], end: RunEnd, standing: Standing?) -> [GameEvent] {
    events.map { event in
      guard case .result(var result) = event else { return event }
      let reason = end.questions > 0 ? end.reason : NotKept.unanswered.rawValue
      result.kept = reason == nil
      result.reason = reason
      result.removal = end.removal
      if reason == NotKept.newcomer.rawValue { result.listedFrom = newcomerDays + 1 }
      if reason == nil || result.listedFrom != nil, let standing {
        result.rank = standing.rank
        result.players = standing.players
        result.distribution = standing.distribution
      }
      return .result(result)
    }
  }
}
