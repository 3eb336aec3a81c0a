package import GameEngine
package import Messages

/// A round as lines to share; they never contain a word.
package struct ShareText: Sendable {
  private let round: RoundProgress
  private let streak: Int
  private let messages: Messages

  /// The lines of a round.
  ///
  /// - Parameter streak: the player's daily streak, shown with a daily.
  package init(round: RoundProgress, streak: Int, messages: Messages) {
    self.round = round
    self.streak = streak
    self.messages = messages
  }

  /// The title line and a sign for each question: `=` right, `.` missed.
  package var lines: String {
    let signs = round.outcomes.map { $0.correct ? "=" : "." }
    var grid = signs.prefix(regular).joined(separator: " ")
    if signs.count > regular {
      let encore = messages("encore", context: "before the signs of its questions")
      grid += "  \(encore) " + signs.dropFirst(regular).joined(separator: " ")
    }
    return grid.isEmpty ? title : "\(title)\n\(grid)"
  }

  /// The same as sentences, for a screen reader.
  package var sentence: String {
    let words = round.outcomes.map { outcome in
      outcome.correct
        ? messages("right", context: "an answer") : messages("missed", context: "an answer")
    }
    let score = round.tally.score
    let points = messages.number(score)
    let head = messages.plural(
      score, "Wordhoard \(spokenName): \(correct) of \(shownCount) right, \(points) point.",
      "Wordhoard \(spokenName): \(correct) of \(shownCount) right, \(points) points.")
    var sentences = [head]
    if !words.isEmpty {
      let list = messages.commaSeparated(words.prefix(regular))
      sentences.append(messages("Question by question: \(list)."))
    }
    if words.count > regular {
      let list = messages.commaSeparated(words.dropFirst(regular))
      sentences.append(messages("Encore: \(list)."))
    }
    return sentences.joined(separator: " ")
  }

  private var title: String {
    var parts = [
      "wordhoard \(name)", "\(correct)/\(shownCount)", messages.number(round.tally.score),
    ]
    if round.header.mode == .daily, streak > 0 { parts.append(messages("streak \(streak)")) }
    return parts.joined(separator: "  ")
  }

  /// The name behind the program's, which a server of the same name does not repeat.
  private var name: String {
    guard let number = round.header.number else { return mode }
    let dealer = shortened(round.header.dealer)
    return dealer == "wordhoard" ? "#\(number)" : "\(dealer) #\(number)"
  }

  private var spokenName: String {
    guard let number = round.header.number else { return mode }
    let dealer = shortened(round.header.dealer)
    return messages("\(dealer) number \(number)", context: "a daily, spoken")
  }

  private var mode: String { NameTexts(messages).name(of: round.header.mode) }

  private var regular: Int { round.header.ruleset.regularQuestions ?? Int.max }
  private var shownCount: Int { min(round.outcomes.count, regular) }
  private var correct: Int { round.outcomes.prefix(regular).count(where: \.correct) }
}
