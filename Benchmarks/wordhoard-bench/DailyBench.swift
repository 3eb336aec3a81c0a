import Foundation
import GameEngine
import Lexicon

/// Measures the time to deal a daily from words in memory, including its deck, and examines the
/// dailies of a year.
struct DailyBench {
  private let runs = 200

  func run() throws -> [Figure] {
    let pool = try Checkout.pack().pool()
    return [try time(pool)] + ramp(pool)
  }

  private func time(_ pool: ItemPool) throws -> Figure {
    let clock = ContinuousClock()
    var times: [Double] = []
    for day in 0..<runs {
      let time = try clock.measure {
        let dealer = DailyDealer(pool: pool)
        _ = try dealer.deal(dealer.firstDate.adding(days: day))
      }
      times.append(Double(time.components.attoseconds) / 1e15)
    }
    return Figure(
      name: "a daily dealt, median of \(runs) dates", value: median(times), yardstick: 5,
      unit: "ms", yardstickName: "wanted", bound: .atMost, limit: 1)
  }

  /// The mean ages at which the words of the ten questions are learned, over the first year of `daily-2`.
  private func ramp(_ pool: ItemPool) -> [Figure] {
    var days = DailyDeck(pool: pool, chance: .seeded(0)).days()
    for _ in 0..<30 { _ = days.next() }
    let questions = Ruleset.daily2.plan.regular.count
    let year = (0..<365).map { _ in days.next().prefix(questions).map { $0?.item.age ?? 0 } }
    let means = (0..<questions).map { slot in
      Double(year.map { $0[slot] }.reduce(0, +)) / Double(year.count)
    }
    print("mean age: \(means.map { String(format: "%.1f", $0) }.joined(separator: ", "))")
    return [
      Figure(
        name: "least rise of the mean age from one question of a daily to the next",
        value: zip(means.dropFirst(), means).map(-).min() ?? .nan, yardstick: 1, unit: "years",
        yardstickName: "a year", bound: .atLeast, limit: 0),
      Figure(
        name: "the lowest age of a word in the last question, over a year",
        value: Double(year.compactMap(\.last).min() ?? 0), yardstick: 9, unit: "years",
        yardstickName: "wanted", bound: .atLeast, limit: 1),
    ]
  }
}
