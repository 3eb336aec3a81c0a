/// A dealer's randomness: an independent generator for each label, such as `daily-1/2026-11-21`.
package struct Chance: Sendable {
  private let make: @Sendable (String) -> SeededGenerator

  /// Creates randomness from a function, which must always return the same generator for a label.
  package init(_ make: @escaping @Sendable (_ label: String) -> SeededGenerator) {
    self.make = make
  }

  /// Randomness derived from a seed. Anyone who knows the seed can predict it.
  package static func seeded(_ seed: UInt64) -> Chance {
    Chance { SeededGenerator(seed: stableHash($0, salt: seed)) }
  }

  /// The public randomness of the dealer `solo`, which everyone can compute.
  package static let solo = Chance.seeded(0x574F_5244_484F_4152)

  /// Returns the generator for a label, at the start of its sequence.
  package func generator(_ label: String) -> SeededGenerator { make(label) }
}
