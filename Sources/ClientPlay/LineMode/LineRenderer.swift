import ClientCore
import GameEngine
import Messages
import Terminal

/// Events as lines of text: append-only, wrapped to the width, complete.
struct LineRenderer {
  private let style: Style
  var width: Int
  private let right: String
  private let wrong: String
  private let dot: String
  private let plot: Plot
  private let messages: Messages

  init(display: Display, theme: Theme, messages: Messages) {
    self.messages = messages
    style = Style(display: display, theme: theme)
    width = display.textWidth
    plot = Plot(isUnicode: display.isUnicode)
    right = display.isUnicode ? "\u{2713}" : "="
    wrong = display.isUnicode ? "\u{2717}" : "x"
    dot = display.isUnicode ? " \u{00B7} " : " - "
  }

  /// The lines of an event, each with a line feed.
  ///
  /// - Parameter view: the state of the game after the event.
  func lines(for event: GameEvent, in view: GameView) -> String {
    switch event {
    case .round(let header): return heading(of: header)
    case .question(let asked): return lines(for: asked, in: view.header)
    case .state(let state):
      return lines(for: state, withDefinition: !view.states.dropLast().contains(where: isDefined))
    case .refused(let refusal):
      let sentence = RefusalTexts(messages).sentence(refusal.refusal)
      return wrapped("! \(sentence)", width: width, indent: 2) + "\n"
    case .verdict(let verdict): return lines(for: verdict, in: view)
    case .result(let result): return lines(for: result)
    }
  }

  // MARK: - One event each

  private func heading(of header: RoundHeader) -> String {
    let texts = RoundTexts(messages)
    let parts = [
      "Wordhoard " + texts.name(of: header), header.date.map { messages.date($0) },
      texts.length(of: header),
    ]
    let text = parts.compactMap(\.self).joined(separator: dot)
    return style(.heading, wrapped(text, width: width)) + "\n"
  }

  private func lines(for question: Question, in round: RoundHeader?) -> String {
    let aside = RoundTexts(messages).facts(of: question, in: round).joined(separator: dot)
    var text = "\n"
    if question.encore == true, question.index == (round?.questions ?? 0) + 1 {
      text += style(.heading, wrapped(QuestionTexts(messages).encoreOpens, width: width)) + "\n\n"
    }
    text += style(.aside, wrapped(aside, width: width)) + "\n"
    text += style(.task, wrapped(QuestionTexts(messages).task(of: question), width: width)) + "\n"
    if question.task == .completeWord, question.index == 1 {
      text += wrapped(question.runningPrompt, width: width, indent: 2) + "\n\n"
    }
    text += wrapped(question.sentence, width: width, indent: 2) + "\n"
    let clue = QuestionTexts(messages).clue(of: question)
    if !clue.isEmpty {
      text += style(.aside, wrapped("(\(clue))", width: width, indent: 2)) + "\n"
    }
    for (place, choice) in question.choices.enumerated() {
      text += "  \(style(.task, String(place + 1)))  "
      text += wrapped(choice, width: width, indent: 5, hanging: true) + "\n"
    }
    return text
  }

  /// Whether the lines of a state contain the definition, if no state before has it.
  private func isDefined(_ state: StateEvent) -> Bool {
    state.definition != nil && !state.kind.isSecondTry
  }

  private func lines(for state: StateEvent, withDefinition: Bool) -> String {
    var text = ""
    if let marks = state.marks.last {
      text += "  " + state.shown.map { String($0).uppercased() }.joined(separator: " ") + "\n"
      text += "  " + marks.map(String.init).joined(separator: " ")
      text += style(.aside, "   " + StateTexts(messages).marks(separator: "  ")) + "\n"
    } else if let choices = StateTexts(messages).ruledOutChoices(state) {
      text += "  \(style(.word, choices))\n"
    } else if !state.shown.isEmpty {
      text += style(.word, wrapped(state.shown, width: width, indent: 2)) + "\n"
    }
    if state.left > 0 {
      text += style(.aside, "  " + StateTexts(messages).triesLeft(state, separator: dot)) + "\n"
    }
    if let definition = state.definition, withDefinition, isDefined(state) {
      text += wrapped(messages("It means: \(definition)"), width: width, indent: 2) + "\n"
    }
    // A hint is shown completely above; a second try and a remark need a sentence.
    if state.kind.isSecondTry || (state.shown.isEmpty && state.ruledOut == nil) {
      text += wrapped(StateTexts(messages).below(state), width: width, indent: 2) + "\n"
    }
    return text
  }

  private func lines(for verdict: VerdictEvent, in view: GameView) -> String {
    var text: String
    if verdict.correct {
      text = style(.right, "\(right) \(messages("Right", context: "a right answer"))")
      text += "  +\(messages.number(verdict.points))"
      let standing = RoundTexts(messages).standing(streak: verdict.streak, score: verdict.score)
      text += style(.aside, standing.map { dot + $0 }.joined()) + "\n"
      if let remark = VerdictTexts(messages).remark(on: verdict) {
        text += wrapped(remark, width: width, indent: 2) + "\n"
      }
    } else {
      text = style(.wrong, "\(wrong) \(messages("Not this time."))")
      // An answer that is a meaning or a sentence follows with its word.
      if ![verdict.definition, verdict.example].contains(verdict.answer) {
        text += " \(messages("The answer: \(style(.word, verdict.answer))"))"
      }
      text += "\n"
    }
    if let mistake = VerdictTexts(messages).mistake(in: verdict) {
      text += wrapped(mistake, width: width, indent: 2) + "\n"
    }
    // While the clock of the next question runs, nothing more is to be read.
    let isBrief = verdict.correct && view.header?.ruleset.isClocked == true
    // The entry of a course has forms that nothing has shown.
    let isDefinitionShown =
      view.states.contains(where: isDefined) || view.judged?.shows(verdict.definition) == true
    if !isBrief, verdict.cited != nil || !isDefinitionShown {
      let meaning = "\(verdict.entry): \(verdict.definition)"
      text += wrapped(meaning, width: width, indent: 2) + "\n"
    }
    if !isBrief {
      if let gloss = verdict.gloss {
        text += wrapped("= \(gloss)", width: width, indent: 2) + "\n"
      }
      for relation in verdict.relations {
        text += wrapped(relation.line(in: messages), width: width, indent: 2) + "\n"
      }
    }
    if !verdict.correct, !verdict.example.isEmpty {
      text += style(.aside, wrapped(verdict.example, width: width, indent: 2)) + "\n"
      if let translation = verdict.translation, view.judged?.shows(translation) != true {
        text += style(.aside, wrapped(translation, width: width, indent: 4)) + "\n"
      }
    }
    return text
  }

  private func lines(for result: ResultEvent) -> String {
    let report = ResultReport(result: result, messages: messages)
    var text = ""
    if result.timeIsUp == true {
      text = messages("Time is up; that came too late to count.") + "\n"
    }
    text += "\n"
    if !report.highlight.isEmpty { text += style(.right, report.highlight) + "\n" }
    text += style(.heading, report.score)
    text += report.others.map { dot + $0 }.joined() + "\n"
    for sentence in report.comparisons { text += wrapped(sentence, width: width) + "\n" }
    let records = report.records.joined(separator: dot)
    if !records.isEmpty { text += style(.aside, wrapped(records, width: width)) + "\n" }
    let distribution = DistributionRows(
      result.distribution, own: result.regularRight, width: width - 2, height: 3, plot: plot,
      messages: messages)
    text += distribution.text(style, own: result.regularRight)
    text += words(of: report)
    if let share = result.share, result.questions > 0 { text += "\n\(share)\n" }
    return text
  }

  /// The words of a round: those that were known in one line, those that were missed with their
  /// meanings.
  private func words(of report: ResultReport) -> String {
    var text = ""
    if !report.known.isEmpty {
      let known = messages.commaSeparated(report.known.map(\.headword))
      text += "\n\(style(.right, right)) "
      text += wrapped(known, width: width, indent: 2, hanging: true) + "\n"
    }
    if !report.missed.isEmpty {
      text += "\n\(messages("To remember:"))\n"
      for word in report.missed {
        let meaning = "\(word.headword): \(word.definition)"
        text += "\(style(.wrong, wrong)) "
        text += wrapped(meaning, width: width, indent: 2, hanging: true) + "\n"
      }
    }
    return text
  }
}
