import GameEngine
import TestSupport

/// A round and how it was played, as text for people.
enum ReadableRound {
  /// The lines of the text.
  static func lines(_ dealt: DealtRound, _ transcript: Transcript) -> [String] {
    let header = dealt.round.header
    var lines = [
      [
        header.mode.rawValue, header.dealer, header.date?.description,
        header.number.map { "#\($0)" },
        header.ruleset.id, header.edition, "\(dealt.round.questions.count) questions",
      ].compactMap(\.self).joined(separator: "  ")
    ]
    for exchange in transcript.exchanges {
      if let move = exchange.move { lines.append("> \(move.input.line)   [\(move.atMillis) ms]") }
      for event in exchange.events { lines += text(event, key: dealt.key) }
    }
    return lines
  }

  private static func text(_ event: GameEvent, key: RoundKey) -> [String] {
    switch event {
    case .round: return []
    case .question(let question): return text(question, key: key.questions[question.index - 1])
    case .state(let state):
      var parts = [state.kind.rawValue, state.shown, "left \(state.left)"] + state.marks
      if let missed = state.missed { parts.append("missed \(missed.joined(separator: " "))") }
      if let ruledOut = state.ruledOut { parts.append("ruled out \(ruledOut)") }
      if let input = state.input { parts.append("input \(input)") }
      return ["  state: \((parts + [state.definition ?? ""]).joined(separator: " | "))"]
    case .refused(let refused): return ["  refused: \(refused.refusal)"]
    case .verdict(let verdict):
      return [
        "  \(verdict.correct ? "right" : "wrong"), points \(verdict.points), "
          + "run \(verdict.streak), score \(verdict.score)"
          + (verdict.passed == true ? ", passed" : "")
          + (verdict.remark.map { ", remark \($0)" } ?? ""),
        "  \(verdict.word): \(verdict.answer) | \(verdict.definition) | \(verdict.example)",
      ]
    case .result(let result):
      return [
        "",
        "score \(result.score), \(result.correct) of \(result.questions), "
          + "best run \(result.bestStreak), \(result.elapsedMillis) ms"
          + (result.timeIsUp == true ? ", time is up" : ""),
      ]
    }
  }

  private static func text(_ clue: Question.Clue) -> String {
    [
      clue.partOfSpeech?.rawValue, clue.letters.map { "\($0) letters" }, clue.start,
      clue.definition,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func text(_ question: Question, key: QuestionKey) -> [String] {
    var lines = [
      "",
      "\(question.index). \(question.form), level \(question.level?.rawValue ?? 0), "
        + "\(question.category ?? ""), by \(question.input.rawValue)"
        + (question.encore == true ? ", encore" : ""),
      "  \(question.task.rawValue)", "  \(question.prompt)", "  (\(text(question.clue)))",
    ]
    for (place, choice) in question.choices.enumerated() {
      lines.append("  \(place + 1 == key.choice ? "*" : " ")\(place + 1) \(choice)")
    }
    for (name, words) in [
      ("accepted", key.accepted), ("forms", key.inflections), ("synonyms", key.synonyms),
      ("lookalikes", key.lookalikes), ("alternatives", key.alternatives),
    ] where !words.isEmpty {
      lines.append("  \(name): \(words.joined(separator: ", "))")
    }
    return lines
  }
}
