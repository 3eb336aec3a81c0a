/// The hoard: how many words the player remembers.
package enum Hoard {
  /// Millionths of a word as words, to a tenth.
  package static func words(_ millionths: Int) -> Double {
    (Double(millionths) / 100_000).rounded() / 10
  }
}
