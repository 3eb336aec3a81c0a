/// The letters `a` to `z` in a word, as bits.
struct LetterSet: Sendable {
  private let bits: UInt32

  init(_ word: String) {
    var bits: UInt32 = 0
    for byte in word.utf8 where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
      bits |= 1 << UInt32(byte - UInt8(ascii: "a"))
    }
    self.bits = bits
  }

  /// Whether two words with these letters can be within a number of edits: one edit adds at most one new
  /// letter and removes at most one.
  func mayBe(within edits: Int, of other: LetterSet) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= edits && (other.bits & ~bits).nonzeroBitCount <= edits
  }
}
