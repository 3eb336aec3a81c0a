/// How many players had 0, 1 … 10 right answers in a daily, without its encore. Coded as an array.
package struct DailyDistribution: Hashable, Codable, Sendable {
  /// The numbers of players, by their right answers.
  package private(set) var counts = Array(repeating: 0, count: 11)

  /// The most players that can be counted.
  private static let limit = 1 << 40

  /// No players yet.
  package init() {}

  package init(from decoder: any Decoder) throws {
    counts = try decoder.singleValueContainer().decode([Int].self)
    let isValid = counts.count == 11 && counts.allSatisfy((0...DailyDistribution.limit).contains)
    guard isValid else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "invalid distribution"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(counts)
  }

  /// The number of all players.
  package var players: Int { counts.reduce(0, +) }

  /// Adds players with a number of right answers, or removes them if `players` is negative.
  package mutating func add(_ players: Int, right: Int) {
    guard counts.indices.contains(right) else { return }
    counts[right] += players
  }
}
