package import GameEngine

extension Messages {
  /// How a round ended, as plain sentences.
  package func spoken(_ result: ResultEvent) -> String {
    var sentences: [String] = []
    if result.timeIsUp == true { sentences.append(self("Time is up.")) }
    sentences.append(
      self(
        """
        You have \(result.correct) of \(result.questions) right and \(result.score) points; your \
        longest run is \(result.bestStreak).
        """))
    if let ranking = ranking(of: result) { sentences.append(ranking) }
    if let highScore = result.highScore {
      sentences.append(self("Your high score is \(highScore)."))
    }
    if let streak = result.dailyStreak {
      sentences.append(
        plural(streak, "Your streak is \(streak) day.", "Your streak is \(streak) days."))
    }
    return sentences.joined(separator: " ")
  }

  /// Where the player is on the board, or why the round does not count; nil where there is no board.
  package func ranking(of result: ResultEvent) -> String? {
    if result.kept == false {
      guard let reason = result.reason else { return self("It does not count on the board.") }
      return self("It does not count on the board: \(self.reason(notKept: reason))")
    }
    guard let rank = result.rank, let players = result.players else { return nil }
    return self("You are \(ordinal(rank)) of \(number(players)).")
  }

  /// Why a ranked round does not count.
  ///
  /// - Parameter code: a code of `NotKept`, or what the operator of the server wrote.
  package func reason(notKept code: String) -> String {
    switch NotKept(rawValue: code) {
    case .tooFast: self("some right answers came faster than their questions can be read.")
    case .unanswered: self("no question was answered.")
    case .newcomer: self("you have not finished enough dailies yet.")
    case .removed: self("the operator of the server removed it.")
    case nil: ended(code)
    }
  }
}
