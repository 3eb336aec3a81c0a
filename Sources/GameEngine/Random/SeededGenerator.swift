/// The engine's only source of randomness: xoshiro256** seeded through SplitMix64.
///
/// Both are implemented here, with their own bounded draw and shuffle: rounds must never change,
/// and the standard library does not promise this for `shuffled(using:)`. Sources: Blackman and
/// Vigna, "Scrambled linear pseudorandom number generators" (2021); Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators" (2014).
package struct SeededGenerator: Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a generator whose sequence depends only on `seed`. Any seed is valid, including 0.
  package init(seed: UInt64) {
    var mixer = seed
    func splitMix() -> UInt64 {
      mixer &+= 0x9E37_79B9_7F4A_7C15
      return mixed(mixer)
    }
    state = (splitMix(), splitMix(), splitMix(), splitMix())
  }

  /// Creates a generator with 32 bytes as its state, too many to find by trying seeds. Traps if all
  /// are zero.
  package init(state bytes: some Sequence<UInt8>) {
    var words: [UInt64] = [0, 0, 0, 0]
    for (place, byte) in bytes.prefix(32).enumerated() {
      words[place / 8] |= UInt64(byte) << (8 * UInt64(place % 8))
    }
    precondition(words.contains { $0 != 0 }, "the state of a generator must not be all zeroes")
    state = (words[0], words[1], words[2], words[3])
  }

  /// Returns the next 64 random bits, all equally likely.
  package mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return result
  }

  /// Returns a number in `0..<bound`, all equally likely (by rejection).
  ///
  /// Traps if `bound` is below 1.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a draw needs at least one outcome")
    let bound = UInt64(bound)
    while true {
      let draw = next()
      // The threshold is below the bound, so it rarely has to be computed.
      if draw >= bound || draw >= (0 &- bound) % bound { return Int(draw % bound) }
    }
  }

  /// Returns a number between 0 and 1, both excluded, evenly distributed over 2^52 values.
  package mutating func unit() -> Double { (Double(next() >> 12) + 0.5) * 0x1p-52 }

  /// Puts the elements in random order (Fisher-Yates, from the end).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, through: 1, by: -1) {
      elements.swapAt(last, below(last + 1))
    }
  }

  /// Returns the elements in random order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var copy = elements
    shuffle(&copy)
    return copy
  }

  /// Returns a random element; nil if there are none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

private func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
  (value << count) | (value >> (64 - count))
}

/// The finalizer of SplitMix64: every input bit affects every output bit.
package func mixed(_ value: UInt64) -> UInt64 {
  var z = value
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}
