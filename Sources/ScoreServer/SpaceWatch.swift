package import Logging
package import ScoreStore
import Synchronization

/// Logs once when the store stops accepting uploads, and later new games, because a limit of its space is reached, and
/// once when it accepts them again.
package final class SpaceWatch: Sendable {
  private let store: any ScoreStore
  private let limits: SpaceLimits
  private let logger: Logger
  private let known = Mutex<[SpaceLimits.Growth: SpaceReport.Shortage]>([:])

  /// A watch of a store with these limits.
  package init(store: any ScoreStore, limits: SpaceLimits, logger: Logger) {
    self.store = store
    self.limits = limits
    self.logger = logger
  }

  /// Measures the store and logs each limit that has been reached, or is no longer, since the last
  /// call.
  package func look() async throws {
    let report = try await store.space()
    for growth in SpaceLimits.Growth.allCases {
      let shortage = limits.shortage(report, for: growth)
      let before = known.withLock { known in
        defer { known[growth] = shortage }
        return known[growth]
      }
      guard shortage != before else { continue }
      logger.warning(
        "\(shortage?.line(limits, for: growth) ?? "\(growth.subject) are accepted again")")
    }
  }
}

extension SpaceLimits.Growth {
  fileprivate var subject: String {
    switch self {
    case .journals: "uploads to journals"
    case .games: "signups, new runs and new groups"
    }
  }
}

extension SpaceReport.Shortage {
  /// The shortage as a line for operators: the limit, its effect, the remedy.
  package func line(_ limits: SpaceLimits, for growth: SpaceLimits.Growth) -> String {
    let share = growth == .journals ? "\(SpaceLimits.journalShare) % of " : ""
    let reserve = growth == .journals ? " and the reserve for games" : ""
    return switch self {
    case .database:
      "the database has reached \(share)limits.disk, \((limits.database ?? 0) >> 20) MiB;"
        + " \(growth.subject) are refused until accounts are deleted or the limit is raised"
    case .disk:
      "the disk of the database has less free space than limits.freeSpace\(reserve);"
        + " \(growth.subject) are refused until there is more"
    }
  }
}
