import Logging
import ScoreStore
import ServiceLifecycle

/// Checks a large database while it is served. If it is damaged, or a fault of boards is known from the start,
/// the server goes on, because a stop would cost the players their open rounds, and only the operator can
/// decide which backup to restore; but the log says so every hour.
struct BackgroundCheck: Service {
  let store: any OpenStore
  /// A fault that was found before.
  let known: StoreFault?
  let logger: Logger

  private static let pause: Duration = .seconds(3600)

  func run() async throws {
    if let known { return await repeatWarning(of: known.line) }
    guard !store.isFileChecked else { return }
    logger.notice("the database is large, so it is checked in the background")
    var fault: String?
    do {
      fault = try await cancelWhenGracefulShutdown { try await store.check().first?.line }
    } catch let error as StoreError {
      if case .damaged(let damage) = error { fault = damage.line } else { fault = "\(error)" }
    } catch {
      return
    }
    // The check was interrupted.
    if Task.isShuttingDownGracefully { return }
    guard let fault else { return logger.notice("the database has no faults") }
    await repeatWarning(of: fault)
  }

  private func repeatWarning(of fault: String) async {
    while !Task.isShuttingDownGracefully, !Task.isCancelled {
      logger.critical(
        """
        THE DATABASE IS DAMAGED: \(fault). Ranks and results may be wrong. Stop the server, run \
        `wordhoard-server check`, and restore a backup
        """)
      try? await cancelWhenGracefulShutdown { try await Task.sleep(for: BackgroundCheck.pause) }
    }
  }
}
