import GameEngine
package import ScoreStore

/// Judges finished runs again from their moves, and compares the results with the stored ones.
package struct RunAudit: Sendable {
  /// The result of an audit.
  package struct Report: Sendable {
    /// The number of runs that were judged.
    package fileprivate(set) var judged = 0
    /// The number of finished runs.
    package fileprivate(set) var total = 0
    /// The faults; no more are searched for when there are many.
    package fileprivate(set) var faults: [StoreFault] = []

    /// Whether all runs were judged.
    package var isComplete: Bool { judged >= total }
  }

  /// The number of runs that are listed at once.
  private static let page = 200
  /// The number of faults after which the search ends.
  private static let limit = 20

  private let runs: any RunStore

  /// An audit of some runs.
  package init(runs: any RunStore) { self.runs = runs }

  /// Judges runs, the newest first.
  ///
  /// - Parameters:
  ///   - time: the time after which no more runs are judged.
  ///   - progress: called with the number of runs that were judged, and of all runs.
  /// - Throws: `StoreError` if the store fails; damaged runs are faults.
  package func run(
    for time: Duration, progress: (Int, Int) -> Void = { _, _ in }
  ) async throws(StoreError) -> Report {
    let deadline = ContinuousClock.now + time
    var report = Report()
    report.total = try await runs.endedCount()
    var last: Int64?
    while true {
      let page = try await runs.ended(before: last, limit: RunAudit.page)
      if page.isEmpty { return report }
      for (sequence, id) in page {
        guard ContinuousClock.now < deadline, report.faults.count < RunAudit.limit else {
          return report
        }
        if let fault = try await fault(of: id) { report.faults.append(fault) }
        report.judged += 1
        last = sequence
      }
      progress(report.judged, report.total)
    }
  }

  private func fault(of id: RunID) async throws(StoreError) -> StoreFault? {
    do {
      guard let run = try await runs.find(id), let end = run.end else { return nil }
      return RunAudit.follows(end, from: run) ? nil : .misjudged(id)
    } catch {
      switch error {
      // The store's own check reports the row.
      case .damaged(.altered): return nil
      case .damaged(let damage): return .unreadable(id, damage)
      default: throw error
      }
    }
  }

  private static func follows(_ end: RunEnd, from run: StoredRun) -> Bool {
    var referee = RankedReferee(run.dealt, after: run.moves) { _, _ in }
    let isFinished = referee.result != nil
    if !isFinished { _ = referee.stop() }
    guard let result = referee.result else { return false }
    return isFinished == (end.cause == .finished) && result.score == end.score
      && result.correct == end.correct && result.questions == end.questions
      && result.bestStreak == end.bestStreak && result.elapsedMillis == end.elapsedMillis
  }
}
