/// Where a dealer's chance comes from: an independent generator for each label, such as
/// `daily-1/2026-11-21`.
package struct Chance: Sendable {
  private let make: @Sendable (String) -> SeededGenerator

  /// Chance by a rule; the same label must always give the same generator.
  package init(_ make: @escaping @Sendable (_ label: String) -> SeededGenerator) {
    self.make = make
  }

  /// Chance that follows from a number. Who knows the number knows all of it.
  package static func seeded(_ seed: UInt64) -> Chance {
    Chance { SeededGenerator(seed: stableHash($0, salt: seed)) }
  }

  /// The chance of the dailies that everybody can compute alone.
  package static let solo = Chance.seeded(0x574F_5244_484F_4152)

  /// The generator of a label.
  package func generator(_ label: String) -> SeededGenerator { make(label) }
}
