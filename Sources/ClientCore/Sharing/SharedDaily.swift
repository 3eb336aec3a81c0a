import GameEngine

/// A friend's daily, read from the lines that `share` and the end of a daily print.
package struct SharedDaily: Hashable, Encodable, Sendable {
  /// The name of the daily, as in the line: `solo #12`.
  package let daily: String
  /// The number of right answers, and of questions without the encore.
  package let correct: Int
  package let questions: Int
  package let score: Int
  /// Whether each question was answered rightly, the encore left out; empty if the line with the signs is missing.
  package let marks: [Bool]

  /// A result with the facts of a round; nil if the round is no daily.
  init?(_ round: RoundProgress) {
    guard let name = DailyName(round.header)?.text else { return nil }
    let regular = round.header.ruleset.regularQuestions ?? .max
    daily = name
    marks = round.outcomes.prefix(regular).map(\.correct)
    correct = marks.count(where: \.self)
    questions = marks.count
    score = round.tally.score
  }

  /// Reads pasted lines, in whatever language and with whatever spaces. The signs may be colored squares, or `=` and `.`.
  ///
  /// - Returns: nil if they are no result of a daily.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let start = words.firstIndex(where: { $0.lowercased() == "wordhoard" }),
      let number = words[start...].firstIndex(where: { $0.hasPrefix("#") }), number - start <= 3,
      Int(words[number].dropFirst()) != nil
    else { return nil }
    let rest = words[(number + 1)...]
    let parts = rest.first?.split(separator: "/").map { Int($0) } ?? []
    guard parts.count == 2, let correct = parts[0], let questions = parts[1],
      RoundHeader.questionCounts.contains(questions), (0...questions).contains(correct)
    else { return nil }
    // The separator of thousands may be a space.
    let digits = rest.dropFirst().prefix { word in
      word.allSatisfy { $0.isWholeNumber || ".,'’".contains($0) }
        && word.contains(where: \.isNumber)
    }
    guard let score = Int(digits.joined().filter(\.isWholeNumber)) else { return nil }
    let marks = rest.dropFirst(1 + digits.count).flatMap { word -> [Bool] in
      if word == "=" || word == "." { return [word == "="] }
      return word.compactMap { $0 == "\u{1F7E9}" ? true : $0 == "\u{1F7E5}" ? false : nil }
    }
    daily = words[(start + 1)...number].joined(separator: " ")
    (self.correct, self.questions, self.score) = (correct, questions, score)
    self.marks = marks.count >= questions ? Array(marks.prefix(max(0, questions))) : []
  }
}
