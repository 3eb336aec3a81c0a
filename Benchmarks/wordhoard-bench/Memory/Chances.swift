import Foundation
import GameEngine

/// Random values of the distributions that a simulation needs.
struct Chances {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A uniformly distributed number, at least 0 and less than 1.
  mutating func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

  /// A normally distributed number (Box and Muller, 1958).
  mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    mean + deviation * (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
  }

  /// True with the given probability, 0 to 1.
  mutating func happens(_ chance: Double) -> Bool { unit() < chance }

  /// The numbers from 0 to below a bound, in random order (Fisher and Yates).
  mutating func numbers(below bound: Int) -> [Int] {
    var numbers = Array(0..<bound)
    for last in numbers.indices.dropFirst().reversed() {
      numbers.swapAt(last, Int(unit() * Double(last + 1)))
    }
    return numbers
  }
}
