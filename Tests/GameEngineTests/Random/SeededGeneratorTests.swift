import GameEngine
import Testing

@Suite("The seeded generator")
struct SeededGeneratorTests {
  @Test(
    "it is xoshiro256** seeded through SplitMix64, for ever",
    arguments: [
      (0, [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0]),
      (42, [0x1578_0B2E_0C2E_C716, 0x6104_D986_6D11_3A7E, 0xAE17_5332_39E4_99A1]),
      (.max, [0x8F55_20D5_2A7E_AD08, 0xC476_A018_CAA1_802D, 0x81DE_31C0_D260_469E]),
    ] as [(UInt64, [UInt64])])
  func firstValues(seed: UInt64, expected: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  @Test("a state of 32 bytes is used unchanged, the lowest byte of each word first")
  func state() {
    var generator = SeededGenerator(state: [1] + [UInt8](repeating: 0, count: 31))
    // By hand: s1 is 0, so the first result is 0; then s = (1, 1, 1 ^ 0, 0) as the update has it.
    #expect(generator.next() == 0)
    #expect(generator.next() == 5760)
    var other = SeededGenerator(state: [UInt8](0..<32))
    #expect(other.next() != generator.next())
  }

  @Test("bounded draws and shuffles match an independent implementation")
  func pinnedDraws() {
    var draws = SeededGenerator(seed: 42)
    #expect((0..<12).map { _ in draws.below(6) } == [0, 0, 5, 5, 4, 0, 4, 3, 4, 5, 1, 1])
    var shuffles = SeededGenerator(seed: 42)
    #expect(shuffles.shuffled(Array(0..<10)) == [7, 3, 8, 9, 5, 6, 4, 1, 0, 2])
  }

  @Test("a draw lies below its bound", arguments: [1, 2, 3, 7, 10, 1000, Int.max])
  func bounds(bound: Int) {
    var generator = SeededGenerator(seed: UInt64(bound))
    #expect((0..<300).allSatisfy { _ in (0..<bound).contains(generator.below(bound)) })
  }

  @Test("a draw is uniform enough: chi squared of 6 sides stays below 25")
  func uniform() {
    var generator = SeededGenerator(seed: 7)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<12_000 { counts[generator.below(6)] += 1 }
    let chiSquared = counts.map { Double(($0 - 2000) * ($0 - 2000)) / 2000 }.reduce(0, +)
    #expect(chiSquared < 25)
  }

  @Test("a shuffle puts every element into every place about equally often")
  func uniformShuffle() {
    var generator = SeededGenerator(seed: 8)
    var counts = [Int](repeating: 0, count: 25)
    for _ in 0..<5000 {
      for (place, element) in generator.shuffled([0, 1, 2, 3, 4]).enumerated() {
        counts[place * 5 + element] += 1
      }
    }
    #expect(counts.allSatisfy { abs($0 - 1000) < 150 })
  }

  @Test("a shuffle keeps the elements, and nothing is picked from nothing")
  func edges() {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.shuffled([Int]()).isEmpty)
    #expect(generator.shuffled([1]) == [1])
    #expect(generator.shuffled(Array(0..<50)).sorted() == Array(0..<50))
    #expect(generator.pick([Int]()) == nil)
    #expect(generator.pick(["only"]) == "only")
  }
}

@Suite("The stable hash")
struct StableHashTests {
  @Test(
    "it is FNV-1a finished with SplitMix64's mixer, for ever",
    arguments: [
      ("", 0, 0xF52A_15E9_A9B5_E89B), ("a", 0, 0x02C0_BDBF_4814_20F8),
      ("a", 1, 0xEDB2_9620_6F5C_D587), ("glacier", 0, 0x5130_E353_719D_59EB),
      ("daily-1/2026-11-21", 0x574F_5244_484F_4152, 0xC67A_0F70_3380_D1DB),
      ("ʌ日", 7, 0x53DC_9ACB_BC1C_3FFB),
    ] as [(String, UInt64, UInt64)])
  func pinned(text: String, salt: UInt64, expected: UInt64) {
    #expect(stableHash(text, salt: salt) == expected)
  }
}
