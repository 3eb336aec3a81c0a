package import GameEngine

/// The progress in a journal when it was read, from which `Journal.reading(after:)` continues.
package struct ProgressReading: Sendable {
  let checkpoint: Checkpoint
  /// The number of events in the newest checkpoint on disk.
  let kept: Int

  /// The player's progress at that time.
  package var progress: PlayerProgress { checkpoint.fold.progress }
}
