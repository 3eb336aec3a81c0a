package import GameEngine

/// The progress that a journal held when it was read, from which `Journal.reading(after:)` goes on.
package struct ProgressReading: Sendable {
  let checkpoint: Checkpoint
  /// How many events the newest checkpoint on the disk covers.
  let kept: Int

  /// Where the player stood.
  package var progress: PlayerProgress { checkpoint.fold.progress }
}
