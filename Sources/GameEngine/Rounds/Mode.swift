/// A way of playing.
package enum Mode: String, Codable, Sendable, CaseIterable {
  /// Ten questions, the same for everyone on one date.
  case daily
  /// A practice round.
  case play
  /// Until the first miss.
  case run
  /// Sixty seconds of choices.
  case speed
  /// Words that are worth asking now.
  case learn
}
