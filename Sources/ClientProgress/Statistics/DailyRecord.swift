package import GameEngine

/// How a player did in earlier dailies.
package struct DailyRecord: Hashable, Sendable {
  /// The score of the day before; nil if it was not played.
  package let yesterday: Int?
  /// The place of the score of the day before among all, 1 for the best; nil if it was not played, or is the lowest of several.
  package let yesterdayRank: Int?
  /// The best score; nil without dailies.
  package let best: Int?
  /// The median time of a daily in milliseconds; two minutes without dailies.
  package let millis: Int

  /// - Parameters:
  ///   - rounds: the finished dailies of one kind.
  ///   - date: today, whose daily does not count.
  package init(_ rounds: [RoundProgress], before date: CalendarDate) {
    let earlier = rounds.filter { $0.startedOn < date }
    let scores = earlier.map(\.tally.score)
    let yesterday = earlier.last { $0.startedOn == date.adding(days: -1) }?.tally.score
    self.yesterday = yesterday
    yesterdayRank = yesterday.flatMap { DailyRecord.rank(of: $0, among: scores) }
    best = scores.max()
    let times = earlier.map(\.tally.elapsedMillis).sorted()
    millis = times.isEmpty ? 120_000 : times[times.count / 2]
  }

  /// The place of a score among all, 1 for the best; nil for the lowest of several.
  static func rank(of score: Int, among scores: [Int]) -> Int? {
    let rank = 1 + scores.count { $0 > score }
    return rank == 1 || rank < scores.count ? rank : nil
  }
}
