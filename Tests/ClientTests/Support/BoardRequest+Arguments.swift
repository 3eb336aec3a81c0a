import ClientCompete
import ClientTestSupport

extension BoardRequest {
  /// The options of `leaderboard`.
  var arguments: [String] {
    [board] + option("--course", course) + option("--period", period) + option("--limit", limit)
      + (isAroundMe ? ["--around", "me"] : [])
  }
}
