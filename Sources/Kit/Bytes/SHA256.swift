/// The SHA-256 hash (FIPS 180-4) of bytes that arrive in parts.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() {}

  /// Returns the 32-byte hash of a complete message.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update($0) }
    return hash.finished()
  }

  /// Hashes the next bytes of the message. Parts may have any length.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let taken = bytes.prefix(max(0, 64 - rest.count))
      rest += taken
      bytes = bytes.dropFirst(taken.count)
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { block in SHA256.mix(block, &state, &schedule) }
      rest = []
    }
    while bytes.count >= 64 {
      SHA256.mix(UnsafeRawBufferPointer(rebasing: bytes.prefix(64)), &state, &schedule)
      bytes = bytes.dropFirst(64)
    }
    rest += bytes
  }

  /// Ends the message and returns its 32-byte hash.
  package consuming func finished() -> [UInt8] {
    let bits = count * 8
    var end: [UInt8] = [0x80]
    while (rest.count + end.count) % 64 != 56 { end.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    end.withUnsafeBytes { update($0) }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(
    _ block: UnsafeRawBufferPointer, _ state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    schedule.withUnsafeMutableBufferPointer { w in
      for i in 0..<16 {
        w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self))
      }
      for i in 16..<64 {
        let (a, b) = (w[i - 15], w[i - 2])
        let low = turn(a, 7) ^ turn(a, 18) ^ (a >> 3)
        let high = turn(b, 17) ^ turn(b, 19) ^ (b >> 10)
        w[i] = w[i - 16] &+ low &+ w[i - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      constants.withUnsafeBufferPointer { k in
        for i in 0..<64 {
          let high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
          let first = h &+ high &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
          let low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
          let second = low &+ ((a & b) ^ (a & c) ^ (b & c))
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
      }
      for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
    }
  }

  @inline(__always)
  private static func turn(_ word: UInt32, _ by: UInt32) -> UInt32 {
    word >> by | word << (32 - by)
  }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The largest root with root³ ≤ prime · 2⁹⁶, found bit by bit; 36 bits suffice.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(35), through: 0, by: -1) {
        let next = root | 1 << bit
        let square = next.multipliedFullWidth(by: next)
        // next³ = high · 2⁶⁴ + low, in 128 bits.
        let low = square.low.multipliedFullWidth(by: next)
        let high = square.high &* next &+ low.high
        if high < UInt64(prime) << 32 { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()
}
