/// The bits of a round code that is written by hand, with a good checksum.
struct CodeBits {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private(set) var bits: [Int] = []

  /// Appends a number, the highest bit first.
  mutating func append(_ number: Int, width: Int) {
    for place in (0..<width).reversed() { bits.append(number >> place & 1) }
  }

  /// The bits, up to a multiple of five, in base 32, with a CRC-10 that is worked out by long division.
  var text: String {
    let divisor = [1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1]
    let bits = self.bits + [Int](repeating: 0, count: (5 - self.bits.count % 5) % 5)
    // Beginning the register with ones is the same as turning over the first ten bits.
    var rest = (bits + [Int](repeating: 0, count: 10)).enumerated().map {
      $0.offset < 10 ? 1 - $0.element : $0.element
    }
    for place in bits.indices where rest[place] == 1 {
      for (offset, bit) in divisor.enumerated() { rest[place + offset] ^= bit }
    }
    let all = bits + rest.suffix(10)
    return stride(from: 0, to: all.count, by: 5).map { start in
      String(CodeBits.digits[all[start..<(start + 5)].reduce(0) { $0 * 2 + $1 }])
    }.joined()
  }
}
