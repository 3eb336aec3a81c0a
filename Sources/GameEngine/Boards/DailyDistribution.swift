/// How many players had 0, 1 … 10 right answers in a daily without its encore. Encoded as an array
/// of 11 numbers.
package struct DailyDistribution: Hashable, Codable, Sendable {
  /// The number of players for each number of right answers, 0 to 10.
  package private(set) var counts = Array(repeating: 0, count: 11)

  /// The largest number of players that is decoded.
  private static let limit = 1 << 40

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

  /// Adds players with `right` right answers, or removes them if `players` is negative. Ignores
  /// `right` outside 0 to 10.
  package mutating func add(_ players: Int, right: Int) {
    guard counts.indices.contains(right) else { return }
    counts[right] += players
  }
}
