import Foundation
import GameEngine
import Lexicon

/// Measures the time to deal a daily from words in memory, including its deck.
struct DailyBench {
  private let runs = 200

  func run() throws -> Figure {
    let pool = try Checkout.pack().pool()
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
}
