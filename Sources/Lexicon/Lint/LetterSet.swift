/// Which of the letters `a` to `z` a word has, as bits.
struct LetterSet: Sendable {
  private let bits: UInt32

  init(_ word: String) {
    var bits: UInt32 = 0
    for byte in word.utf8 where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
      bits |= 1 << UInt32(byte - UInt8(ascii: "a"))
    }
    self.bits = bits
  }

  /// Whether two words with these letters can lie within so many edits: one edit brings in at most
  /// one new letter and drives out at most one.
  func mayBe(within edits: Int, of other: LetterSet) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= edits && (other.bits & ~bits).nonzeroBitCount <= edits
  }
}
