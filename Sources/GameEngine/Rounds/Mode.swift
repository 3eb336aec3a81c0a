/// A way of playing. The raw value is a stable name in commands and files.
package enum Mode: String, Codable, Sendable, CaseIterable {
  /// Ten questions and an encore, the same for everyone on one date.
  case daily
  /// A practice round, which a code can share with friends.
  case play
  /// Increasingly hard words until the first miss.
  case run
  /// Questions with choices for sixty seconds.
  case speed
  /// A session of spaced practice: words that are worth asking now.
  case learn
}
