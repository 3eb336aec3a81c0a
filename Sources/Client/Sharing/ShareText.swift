package import GameEngine

/// A round as lines to share; they never tell a word.
package struct ShareText: Sendable {
  private let round: RoundProgress
  private let streak: Int

  /// The lines of a round.
  ///
  /// - Parameter streak: the player's daily streak, shown with a daily.
  package init(round: RoundProgress, streak: Int) {
    self.round = round
    self.streak = streak
  }

  /// The title line and a sign for each question: `=` right, `.` missed.
  package var lines: String {
    let signs = round.outcomes.map { $0.correct ? "=" : "." }
    var grid = signs.prefix(regular).joined(separator: " ")
    if signs.count > regular {
      grid += "  encore " + signs.dropFirst(regular).joined(separator: " ")
    }
    return grid.isEmpty ? title : "\(title)\n\(grid)"
  }

  /// The same as sentences, for a screen reader.
  package var sentence: String {
    let words = round.outcomes.map { $0.correct ? "right" : "missed" }
    let spokenName = name.replacing("#", with: "number ")
    var text =
      "Wordhoard \(spokenName): \(correct) of \(shownCount) right, \(grouped(round.tally.score)) points."
    if !words.isEmpty {
      text += " Question by question: \(words.prefix(regular).joined(separator: ", "))."
    }
    if words.count > regular {
      text += " Encore: \(words.dropFirst(regular).joined(separator: ", "))."
    }
    return text
  }

  private var title: String {
    var parts = ["wordhoard \(name)", "\(correct)/\(shownCount)", grouped(round.tally.score)]
    if round.header.mode == .daily, streak > 0 { parts.append("streak \(streak)") }
    return parts.joined(separator: "  ")
  }

  private var name: String {
    round.header.number.map { "\(shownSafely(round.header.dealer)) #\($0)" }
      ?? round.header.mode.rawValue
  }

  private var regular: Int { round.header.ruleset.regularQuestions ?? Int.max }
  private var shownCount: Int { min(round.outcomes.count, regular) }
  private var correct: Int { round.outcomes.prefix(regular).count(where: \.correct) }
}
