import GameEngine

/// The inputs of a parser by number: the same seed and number always give the same bytes.
struct FuzzInputs {
  /// The maximum length of an input in bytes.
  static let longest = 64 * 1024

  private let parser: any FuzzParser
  private let label: String
  private let seed: Int

  init(_ target: FuzzTarget, parser: any FuzzParser, seed: Int) {
    self.parser = parser
    self.seed = seed
    label = target.rawValue
  }

  /// The input with a number: sometimes noise, else a sample with usually few changes, so that many
  /// inputs are still accepted.
  subscript(number: Int) -> [UInt8] {
    var generator = SeededGenerator(
      seed: stableHash("\(label)/\(number)", salt: UInt64(bitPattern: Int64(seed))))
    let sample = generator.pick(parser.samples) ?? []
    switch generator.below(100) {
    case ..<3: return noise(using: &generator) { UInt8($0.below(256)) }
    case ..<6 where !sample.isEmpty:
      return noise(using: &generator) { sample[$0.below(sample.count)] }
    default: break
    }
    var input = sample
    for _ in 0..<changes(using: &generator) {
      FuzzMutation.random(using: &generator).apply(
        to: &input, of: parser.samples, using: &generator)
      if input.count > FuzzInputs.longest { input.removeSubrange(FuzzInputs.longest...) }
    }
    return generator.below(5) > 0 ? parser.mended(input) : input
  }

  private func changes(using generator: inout SeededGenerator) -> Int {
    switch generator.below(100) {
    case ..<5: 0
    case ..<60: 1
    case ..<80: 2
    case ..<95: 3 + generator.below(4)
    default: 7 + generator.below(14)
    }
  }

  private func noise(
    using generator: inout SeededGenerator, byte: (inout SeededGenerator) -> UInt8
  ) -> [UInt8] {
    let longest = [16, 16, 256, 256, 256, 4096][generator.below(6)]
    return (0..<generator.below(longest)).map { _ in byte(&generator) }
  }
}
