import GameEngine

/// Measures the time to choose a session of 20 from 50,000 words, most of them answered before.
struct SessionBench {
  private let words = 50_000
  private let runs = 41

  func run() -> Figure {
    var generator = SeededGenerator(seed: 1)
    let memories = (0..<words).map { place -> ItemMemory? in
      guard place % 10 > 0 else { return nil }
      var memory: ItemMemory?
      for _ in 0...generator.below(5) {
        memory = ItemMemory(
          after: generator.below(4) > 0 ? .good : .again, from: memory,
          at: StudyTime(instant: 0, day: generator.below(1000)))
      }
      return memory
    }
    let builder = SessionBuilder(size: 20)
    var chosen = 0
    let times = (0..<runs).map { _ in
      let time = ContinuousClock().measure {
        chosen += builder.build(from: memories, at: StudyTime(instant: 0, day: 1000)).count
      }
      return Double(time.components.attoseconds) / 1e15
    }
    return Figure(
      name: "a session of \(chosen / runs) from \(words) words, median of \(runs)",
      value: median(times), yardstick: 20, unit: "ms", yardstickName: "wanted", bound: .atMost,
      limit: 1)
  }
}
