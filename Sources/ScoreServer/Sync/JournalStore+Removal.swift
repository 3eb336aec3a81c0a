package import ScoreStore
import ServiceLifecycle

extension JournalStore {
  /// Removes all deleted journals from the disk, slice by slice, with pauses in which others write. Ends early when the
  /// server stops.
  package func removeAllDeleted() async throws {
    while !Task.isCancelled, !Task.isShuttingDownGracefully {
      let begin = ContinuousClock.now
      guard try await removeDeleted() else { return }
      try await cancelWhenGracefulShutdown { [begin] in
        try await Task.sleep(for: ContinuousClock.now - begin)
      }
    }
  }
}
