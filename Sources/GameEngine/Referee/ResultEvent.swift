/// The result of a round. Some fields are added by a server, some by the client; they are nil
/// otherwise.
package struct ResultEvent: Hashable, Codable, Sendable {
  /// The sum of the points, without the questions in which misses came back.
  package let score: Int
  /// Right answers, without the questions in which misses came back.
  package let correct: Int
  /// Questions answered or passed, without those in which misses came back.
  package let questions: Int
  /// The longest run of right answers in the round.
  package let bestStreak: Int
  /// The sum of the answer times in milliseconds; each is at most 60,000.
  package let elapsedMillis: Int
  /// Whether the time limit of the round ended it; nil if not.
  package let timeIsUp: Bool?
  /// The player's rank on the run's board, from 1, or the rank that a newcomer would have; set by a server.
  package var rank: Int?
  /// The number of players on that board; set by a server.
  package var players: Int?
  /// The right answers of all players of a daily; set by a server.
  package var distribution: DailyDistribution?
  /// Whether a ranked round is on its board; set by a server.
  package var kept: Bool?
  /// Why it is not: a code of `NotKept`, or one from a newer server.
  package var reason: String?
  /// The operator's explanation; set by a server with the reason `removed`.
  package var removal: String?
  /// Which of the player's own dailies, counted from 1, is the first that can be on boards; set by
  /// a server for newcomers.
  package var listedFrom: Int?
  /// 100 × the player's longest run of right answers ever; set by the client.
  package var highScore: Int?
  /// The number of consecutive dates with play; set by the client.
  package var dailyStreak: Int?
  /// The words of the round in order, each once with its first outcome, including those from before it was resumed; set
  /// by the client.
  package var words: [RoundWord]?
  /// The feats of the round; set by the client.
  package var feats: [Feat]?
  /// The player's earlier rounds of the mode; set by the client.
  package var earlier: EarlierRounds?
  /// The place of a daily's score among the player's dailies, 1 for the best; set by the client.
  package var place: Int?
  /// Lines of text to share; set by the client.
  package var share: String?

  /// Right answers among the ten regular questions of a daily; nil if `words` is.
  package var regularRight: Int? {
    words.map { words in words.count { $0.correct && $0.index <= 10 } }
  }
}
