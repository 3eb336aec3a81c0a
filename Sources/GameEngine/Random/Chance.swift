/// A dealer's randomness: an independent generator for each label, such as
/// `daily-1/2026-11-21`.
package struct Chance: Sendable {
  private let make: @Sendable (String) -> SeededGenerator

  /// Randomness by a rule; the same label must always give the same generator.
  package init(_ make: @escaping @Sendable (_ label: String) -> SeededGenerator) {
    self.make = make
  }

  /// Randomness derived from a number, which makes all of it predictable.
  package static func seeded(_ seed: UInt64) -> Chance {
    Chance { SeededGenerator(seed: stableHash($0, salt: seed)) }
  }

  /// The public randomness of dailies, which everyone can compute.
  package static let solo = Chance.seeded(0x574F_5244_484F_4152)

  /// The generator of a label.
  package func generator(_ label: String) -> SeededGenerator { make(label) }
}
