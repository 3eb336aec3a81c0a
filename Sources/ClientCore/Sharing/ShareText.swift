package import GameEngine
package import Messages

/// A round as lines to share; they never contain a word.
package struct ShareText: Sendable {
  private let round: RoundProgress
  private let streak: Int
  private let isUnicode: Bool
  private let messages: Messages

  /// The lines of a round.
  ///
  /// - Parameters:
  ///   - streak: the player's daily streak, shown with a daily.
  ///   - isUnicode: whether the characters may be colored squares.
  package init(round: RoundProgress, streak: Int, isUnicode: Bool, messages: Messages) {
    self.round = round
    self.streak = streak
    self.isUnicode = isUnicode
    self.messages = messages
  }

  /// The title line and a character for each question, ten in a line: a green square or `=` for
  /// right, a red square or `.` for missed.
  package var lines: String {
    let signs = round.outcomes.map { outcome in
      isUnicode ? (outcome.correct ? "\u{1F7E9}" : "\u{1F7E5}") : (outcome.correct ? "=" : ".")
    }
    var lines = [title] + ShareText.grid(signs.prefix(regular), isUnicode: isUnicode)
    if signs.count > regular {
      let encore = messages("encore", context: "before the signs of its questions")
      lines += ShareText.grid(signs.dropFirst(regular), isUnicode: isUnicode)
        .map { "\(encore) \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func grid(_ signs: ArraySlice<String>, isUnicode: Bool) -> [String] {
    stride(from: signs.startIndex, to: signs.endIndex, by: 10).map { start in
      signs[start..<min(start + 10, signs.endIndex)].joined(separator: isUnicode ? "" : " ")
    }
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
    if round.header.mode == .daily, streak > 0 {
      parts.append(messages("daily streak \(streak)"))
    }
    return parts.joined(separator: "  ")
  }

  private var name: String { DailyName(round.header)?.text ?? mode }
  private var spokenName: String { DailyName(round.header)?.spoken(in: messages) ?? mode }
  private var mode: String {
    [round.header.course.unlessEnglish, NameTexts(messages).name(of: round.header.mode)]
      .compactMap(\.self).joined(separator: " ")
  }

  private var regular: Int { round.header.ruleset.regularQuestions ?? Int.max }
  private var shownCount: Int { min(round.outcomes.count, regular) }
  private var correct: Int { round.outcomes.prefix(regular).count(where: \.correct) }
}
