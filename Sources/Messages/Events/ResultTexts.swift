package import GameEngine

/// Results as sentences, for the screen, line mode and speech.
package struct ResultTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The result of a round, as plain sentences.
  package func spoken(_ result: ResultEvent) -> String {
    sentences(result).joined(separator: " ")
  }

  /// The sentences of a result, in order.
  package func sentences(_ result: ResultEvent) -> [String] {
    var sentences: [String] = []
    if result.timeIsUp == true { sentences.append(messages("Time is up.")) }
    sentences += highlights(of: result)
    sentences.append(
      result.questions == 0
        ? nothingAnswered
        : messages(
          """
          You have \(result.correct) of \(result.questions) right and \(result.score) points, at \
          most \(result.bestStreak) in a row.
          """))
    sentences += comparisons(of: result)
    if let sentence = distribution(in: result) { sentences.append(sentence) }
    if result.isRecordInARow {
      sentences.append(messages("You never had more in a row."))
    } else if let highScore = result.highScore, highScore > 100 * result.bestStreak {
      sentences.append(messages("The most that you ever had in a row is \(highScore / 100)."))
    }
    if let streak = result.dailyStreak {
      sentences.append(
        messages.plural(
          streak, "Your daily streak is \(streak) day.", "Your daily streak is \(streak) days."))
    }
    return sentences
  }

  /// The sentence for a round without an answer.
  package var nothingAnswered: String { messages("No question was answered.") }

  /// The feats to announce first: "Perfect ten!", "New best!"
  package func highlights(of result: ResultEvent) -> [String] {
    (result.feats ?? []).compactMap { feat in
      switch feat {
      case .perfectTen: messages("Perfect ten!")
      case .allRight: messages("All of them right!")
      case .fullEncore: messages("The whole encore, without a miss!")
      case .newBest: messages("New best!")
      case .nearEncore, .unknown: nil
      }
    }
  }

  /// How near the encore was, and the comparison with the player's earlier rounds and with all
  /// players. Empty if nothing is known.
  package func comparisons(of result: ResultEvent) -> [String] {
    [
      result.feats?.contains(.nearEncore) == true
        ? messages("One more right answer would have opened the encore.") : nil,
      place(of: result) ?? average(of: result), ranking(of: result),
    ].compactMap(\.self)
  }

  /// The place of a daily among the player's own: that it equals the best, or is the second or third best. Nil
  /// for a new best, which is a feat, for the last place, and for other places.
  private func place(of result: ResultEvent) -> String? {
    guard let place = result.place, let earlier = result.earlier, place <= earlier.rounds,
      result.score > 0
    else { return nil }
    let all = messages.number(earlier.rounds + 1)
    let best = messages.number(earlier.best)
    switch place {
    case 1 where result.score == earlier.best: return messages("It equals your best, \(best).")
    case 2 where earlier.rounds > 1:
      return messages("It is your second best of \(all); \(best) is the best.")
    case 3: return messages("It is your third best of \(all); \(best) is the best.")
    default: return nil
    }
  }

  /// Whether a round was so hard that a comparison would not help.
  package static func isHard(_ result: ResultEvent) -> Bool {
    result.questions >= 5 && 10 * result.correct < 4 * result.questions
  }

  /// The comparison with the player's average; nil without earlier rounds.
  private func average(of result: ResultEvent) -> String? {
    guard let earlier = result.earlier, result.questions > 0, !ResultTexts.isHard(result)
    else { return nil }
    let average = messages.number(earlier.average)
    let difference = messages.number(abs(result.score - earlier.average))
    if result.score == earlier.average {
      return messages("That is exactly your average of \(average).")
    }
    return result.score > earlier.average
      ? messages("That is \(difference) more than your average of \(average).")
      : nil
  }

  /// The player's rank on the board, or why the round does not count; nil if there is no board.
  package func ranking(of result: ResultEvent) -> String? {
    if result.kept == false {
      if let newcomers = newcomers(result) { return newcomers }
      guard let reason = result.reason else { return messages("It does not count on the board.") }
      if reason == NotKept.removed.rawValue, let removal = result.removal {
        return messages(
          "The operator of the server has removed it from the board: \(removal.asSentence)")
      }
      return messages("It does not count on the board: \(self.reason(notKept: reason))")
    }
    guard let rank = result.rank, let players = result.players else { return nil }
    let (place, all) = (messages.ordinal(rank), messages.number(players))
    // With few players, a percentage means less than the rank.
    guard players >= 10, (1..<players).contains(rank) else {
      return messages("You are \(place) of \(all).")
    }
    let behind = 100 * (players - rank) / (players - 1)
    return messages("You are \(place) of \(all), ahead of \(behind) percent of the others.")
  }

  /// How many other players of a daily had more, as many and fewer right answers; nil if unknown.
  /// For output without the histogram that shows the same.
  private func distribution(in result: ResultEvent) -> String? {
    guard let counts = result.distribution?.counts, let own = result.regularRight,
      counts.indices.contains(own), counts[own] > 0, counts.reduce(0, +) > 1
    else { return nil }
    let more = messages.number(counts[(own + 1)...].reduce(0, +))
    let (same, fewer) = (
      messages.number(counts[own] - 1), messages.number(counts[..<own].reduce(0, +))
    )
    return messages(
      "Of the other players, \(more) had more right answers, \(same) as many and \(fewer) fewer.")
  }

  /// The rank that a newcomer's result would have, and from when results are on boards; nil if unknown.
  private func newcomers(_ result: ResultEvent) -> String? {
    guard let rank = result.rank, let players = result.players, let first = result.listedFrom
    else { return nil }
    let (days, place, all) = (first - 1, messages.ordinal(rank), messages.number(players))
    return messages.plural(
      days,
      """
      You would be \(place) of \(all). You are on the board once you have finished a daily on \(days) earlier day and your \
      account is \(days) day old.
      """,
      """
      You would be \(place) of \(all). You are on the board once you have finished a daily on \(days) earlier days and your \
      account is \(days) days old.
      """)
  }

  /// Why a ranked round does not count, as the end of a sentence.
  ///
  /// - Parameter code: a code of `NotKept`, or one from a newer server, which is shown as it is.
  package func reason(notKept code: String) -> String {
    switch NotKept(rawValue: code) {
    case .tooFast: messages("some right answers came faster than their questions can be read.")
    case .unanswered: messages("no question was answered.")
    case .newcomer: messages("you have not finished enough dailies yet.")
    case .afterDeletion:
      messages(
        """
        an account that had begun this daily in your network was deleted before you created yours. It still \
        counts for your streak.
        """)
    case .removed: messages("the operator of the server removed it.")
    case nil: code.asSentence
    }
  }
}
