/// How a round ended.
package struct ResultEvent: Hashable, Codable, Sendable {
  /// The score.
  package let score: Int
  /// Right answers.
  package let correct: Int
  /// Questions that were answered or passed.
  package let questions: Int
  /// The longest run of right answers in it.
  package let bestStreak: Int
  /// The time of all answers, each at most 60 seconds.
  package let elapsedMillis: Int
  /// Whether the time of the round ran out before the last move; nil if not.
  package let timeIsUp: Bool?
  /// The player's rank on the run's board; sent by a server if the run is kept.
  package var rank: Int?
  /// The number of players on that board; sent by a server.
  package var players: Int?
  /// The right answers of the players on the board of a daily; sent by a server.
  package var distribution: DailyDistribution?
  /// Whether a ranked round went on its board.
  package var kept: Bool?
  /// Why it did not: a code of `NotKept`, or a code of a newer server.
  package var reason: String?
  /// Why the operator of the server removed it, in the operator's words; sent with the reason `removed`.
  package var removal: String?
  /// The place of a player's first daily that can go on boards; sent by a server to a newcomer.
  package var listedFrom: Int?
  /// 100 × the longest run of right answers the player ever had; added by the client.
  package var highScore: Int?
  /// Consecutive dates with play; added by the client.
  package var dailyStreak: Int?
  /// The words of the round in their order, those of a part that was played before too; added by the client.
  package var words: [RoundWord]?
  /// What the round achieved; added by the client.
  package var feats: [Feat]?
  /// The player's earlier rounds of the mode; added by the client.
  package var earlier: EarlierRounds?
  /// Lines to share; added by the client.
  package var share: String?

  /// The player's right answers in a daily without its encore; nil if the words are not known.
  package var regularRight: Int? {
    words.map { words in words.count { $0.correct && $0.index <= 10 } }
  }
}
