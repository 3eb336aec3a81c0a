package import GameEngine
package import ScoreStore

/// Finds suspicious runs of a daily for an operator to review: they began after others in the same
/// network had been shown the answers, and made no mistake. That proves nothing, because classes
/// and households share networks; so the server itself never acts on it.
package struct RunReview: Sendable {
  /// A suspicious run.
  package struct Finding: Hashable, Sendable {
    /// The ID of the run, to remove it.
    package let run: RunID
    /// The name of the player's account.
    package let username: String
    /// The time of its start, in milliseconds since 1970.
    package let startedAt: Int64
    /// The points of all answers so far, also if the run is still open.
    package let score: Int
    /// How it ended; nil if it is open.
    package let end: RunEnd?
    /// Its standing on the board of the daily, if it is there.
    package let standing: Standing?
    /// The time of each answer, in milliseconds.
    package let millis: [Int]
    /// The players of the network who had been shown answers before it began.
    package let earlier: [String]
    /// The number of its questions whose answers they had been shown.
    package let shown: Int
    /// The number of accounts of the network that had answered questions and were deleted before it began.
    package let deleted: Int

    /// The standard deviation of the times divided by their mean: 0 if all are equal.
    package var evenness: Double {
      let mean = Double(millis.reduce(0, +)) / Double(max(millis.count, 1))
      guard mean > 0 else { return 0 }
      let squares = millis.map { (Double($0) - mean) * (Double($0) - mean) }
      return (squares.reduce(0, +) / Double(millis.count)).squareRoot() / mean
    }
  }

  /// Why a run is not removed.
  package enum Refusal: Error, Hashable, Sendable {
    /// The daily has no such run.
    case unknown
    /// The run is still open.
    case open
    /// It has been removed already.
    case removed
  }

  private let runs: any RunStore
  private let networks: any NetworkStore
  private let boards: any BoardStore

  /// A review of stored runs.
  package init(_ store: any ScoreStore) {
    runs = store.runs
    networks = store.networks
    boards = store.boards
  }

  /// The suspicious runs of a daily, by the times of their starts and then by username.
  package func findings(on date: CalendarDate) async throws(StoreError) -> [Finding] {
    var findings: [Finding] = []
    for network in try await networks.shared(on: date) {
      var played: [Played] = []
      for id in network.runs {
        if let run = try await runs.find(id) { played.append(Played(run)) }
      }
      for suspect in played where suspect.isFlawless {
        let others = played.filter { $0.run.id != suspect.run.id }
        let earlier = others.filter { !$0.shown(before: suspect.run.startedAt).isEmpty }
        let shown = earlier.reduce(into: Set<Int>()) {
          $0.formUnion($1.shown(before: suspect.run.startedAt))
        }
        let deleted = network.deletions.count { $0 <= suspect.run.startedAt }
        guard deleted > 0 || shown.isSuperset(of: suspect.required) else { continue }
        findings.append(
          Finding(
            run: suspect.run.id, username: suspect.run.username, startedAt: suspect.run.startedAt,
            score: suspect.score, end: suspect.run.end,
            standing: try await standing(of: suspect.run), millis: suspect.millis,
            earlier: earlier.map(\.run.username),
            shown: shown.count { $0 <= suspect.millis.count }, deleted: deleted))
      }
    }
    return findings.sorted { ($0.startedAt, $0.username) < ($1.startedAt, $1.username) }
  }

  /// Removes a run of a daily from all boards.
  ///
  /// - Parameter reason: the reason, which the player can see.
  /// - Returns: the player's name.
  /// - Throws: `Refusal`, `StoreError`.
  package func remove(
    _ id: RunID, on date: CalendarDate, because reason: String, by act: OperatorAct
  ) async throws -> String {
    guard let run = try await runs.find(id), run.board.contest == .daily(date) else {
      throw Refusal.unknown
    }
    guard let end = run.end else { throw Refusal.open }
    guard end.removal == nil else { throw Refusal.removed }
    try await runs.remove(id, because: reason, by: act)
    return run.username
  }

  private func standing(of run: StoredRun) async throws(StoreError) -> Standing? {
    guard let entry = try await boards.entry(of: run.account, on: run.board) else { return nil }
    return Standing(rank: entry.rank, players: try await boards.players(on: run.board))
  }

  /// A run with its outcomes, recomputed from the stored moves.
  private struct Played {
    let run: StoredRun
    let millis: [Int]
    let score: Int
    let isFlawless: Bool
    /// The questions that every player is asked.
    let required: ClosedRange<Int>
    /// The time at which the answer to each question was shown.
    private let verdicts: [Int: Int64]

    init(_ run: StoredRun) {
      var verdicts: [Int: Int64] = [:]
      let referee = RankedReferee(run.dealt, after: run.moves) { _, events in
        for case .verdict(let verdict) in events {
          verdicts[verdict.index] = run.startedAt + Int64(verdict.atMillis ?? 0)
        }
      }
      let outcomes = referee.outcomes
      self.run = run
      self.verdicts = verdicts
      required = 1...max(run.dealt.round.header.questions, 1)
      millis = outcomes.map(\.elapsedMillis)
      score = outcomes.reduce(0) { $0 + $1.points }
      isFlawless =
        outcomes.count >= required.upperBound
        && outcomes.prefix(required.upperBound).allSatisfy(\.correct)
    }

    /// The questions whose answers had been shown before a time.
    func shown(before instant: Int64) -> Set<Int> {
      Set(verdicts.filter { $0.value <= instant }.keys)
    }
  }
}
