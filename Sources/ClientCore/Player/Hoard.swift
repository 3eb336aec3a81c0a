/// The hoard: how many words the player remembers.
package enum Hoard {
  /// Converts millionths of a word to words, rounded to a tenth.
  package static func words(_ millionths: Int) -> Double {
    (Double(millionths) / 100_000).rounded() / 10
  }
}
