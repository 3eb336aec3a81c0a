package import GameEngine

/// The hoard: how many words the player remembers.
package enum Hoard {
  /// The hoard that a player sees at a time, in words.
  package static func words(of progress: PlayerProgress, at now: Moment) -> Double {
    words(progress.hoard(at: progress.studyTime(now)))
  }

  /// Converts millionths of a word to words, rounded to a tenth.
  package static func words(_ millionths: Int) -> Double {
    (Double(millionths) / 100_000).rounded() / 10
  }
}
