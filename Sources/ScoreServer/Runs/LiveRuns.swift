import ScoreStore

/// The runs in memory. Others are read again when they are needed.
struct LiveRuns {
  private var runs: [RunID: LiveRun] = [:]
  private var uses = 0

  /// The number of runs that are kept.
  private static let capacity = 2048

  /// A run, which counts as used now.
  subscript(id: RunID) -> LiveRun? {
    mutating get {
      uses += 1
      runs[id]?.lastUse = uses
      return runs[id]
    }
  }

  /// Keeps a run. If there are too many, forgets some that no request uses: ended ones first, because they are rarely needed again.
  mutating func keep(_ run: LiveRun) {
    uses += 1
    run.lastUse = uses
    runs[run.id] = run
    guard runs.count > LiveRuns.capacity else { return }
    let oldest = runs.values.filter(\.isFree).sorted {
      ($0.end == nil ? 1 : 0, $0.lastUse) < ($1.end == nil ? 1 : 0, $1.lastUse)
    }
    for run in oldest.prefix(LiveRuns.capacity / 4) { runs[run.id] = nil }
  }

  /// Forgets a run.
  mutating func forget(_ id: RunID) { runs[id] = nil }
}
