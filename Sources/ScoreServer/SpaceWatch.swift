package import Logging
package import ScoreStore
import Synchronization

/// Logs once when the store stops accepting new data because a limit of its space is reached, and once when
/// it accepts new data again.
package final class SpaceWatch: Sendable {
  private let store: any ScoreStore
  private let limits: SpaceLimits
  private let logger: Logger
  private let known = Mutex<SpaceReport.Shortage?>(nil)

  /// A watch of a store with these limits.
  package init(store: any ScoreStore, limits: SpaceLimits, logger: Logger) {
    self.store = store
    self.limits = limits
    self.logger = logger
  }

  /// Measures the store.
  package func look() async throws {
    let shortage = limits.shortage(try await store.space())
    let before = known.withLock { known in
      defer { known = shortage }
      return known
    }
    guard shortage != before else { return }
    let line = shortage?.line(limits) ?? "signups, new runs and uploads are accepted again"
    logger.warning("\(line)")
  }
}

extension SpaceReport.Shortage {
  /// The shortage as a line for operators: the limit, its effect, the remedy.
  package func line(_ limits: SpaceLimits) -> String {
    let effect = "signups, new runs and uploads are refused"
    return switch self {
    case .database:
      "the database has reached limits.disk, \((limits.database ?? 0) >> 20) MiB; \(effect) until"
        + " accounts are deleted or the limit is raised"
    case .disk:
      "the disk of the database has less free space than limits.freeSpace; \(effect) until there is"
        + " more"
    }
  }
}
