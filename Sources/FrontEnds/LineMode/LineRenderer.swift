import Client
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
  private var round: RoundHeader?
  private var question: Question?
  private var missed: [VerdictEvent] = []

  private let messages: Messages

  init(display: Display, theme: Theme, messages: Messages) {
    self.messages = messages
    style = Style(display: display, theme: theme)
    width = min(display.width, 100)
    right = display.isUnicode ? "\u{2713}" : "="
    wrong = display.isUnicode ? "\u{2717}" : "x"
    dot = display.isUnicode ? " \u{00B7} " : " - "
  }

  /// The lines of an event, each with a line feed.
  mutating func lines(for event: GameEvent) -> String {
    switch event {
    case .round(let header):
      round = header
      missed = []
      return heading(of: header)
    case .question(let asked):
      question = asked
      // A question that is asked again is not a miss yet.
      missed.removeAll { $0.index >= asked.index }
      return lines(for: asked)
    case .state(let state): return lines(for: state)
    case .refused(let refusal):
      let sentence = RefusalTexts(messages).sentence(refusal.refusal)
      return wrapped("! \(sentence)", width: width, indent: 2) + "\n"
    case .verdict(let verdict):
      if !verdict.correct { missed.append(verdict) }
      return lines(for: verdict)
    case .result(let result): return lines(for: result)
    }
  }

  // MARK: - One event each

  private func heading(of header: RoundHeader) -> String {
    let texts = RoundTexts(messages)
    let parts = [
      "Wordhoard " + texts.name(of: header), header.date?.description, texts.length(of: header),
    ]
    return style(.heading, parts.compactMap(\.self).joined(separator: dot)) + "\n"
  }

  private func lines(for question: Question) -> String {
    let aside = RoundTexts(messages).facts(of: question, in: round).joined(separator: dot)
    var text = "\n"
    if question.encore == true, question.index == (round?.questions ?? 0) + 1 {
      text += style(.heading, wrapped(QuestionTexts(messages).encoreOpens, width: width)) + "\n\n"
    }
    text += style(.aside, aside) + "\n"
    text += style(.task, QuestionTexts(messages).task(of: question)) + "\n"
    text += wrapped(question.prompt, width: width, indent: 2) + "\n"
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

  private func lines(for state: StateEvent) -> String {
    var text = ""
    if let marks = state.marks.last {
      text += "  " + state.shown.map { String($0).uppercased() }.joined(separator: " ") + "\n"
      text += "  " + marks.map(String.init).joined(separator: " ")
      text += style(.aside, "   " + StateTexts(messages).marks(separator: "  ")) + "\n"
    } else if let choices = StateTexts(messages).ruledOutChoices(state) {
      text += "  \(style(.word, choices))\n"
    } else if !state.shown.isEmpty {
      text += "  \(style(.word, state.shown))\n"
    }
    if state.left > 0 {
      text += style(.aside, "  " + StateTexts(messages).triesLeft(state, separator: dot)) + "\n"
    }
    if let definition = state.definition, state.kind != .fitting {
      text += wrapped(messages("It means: \(definition)"), width: width, indent: 2) + "\n"
    }
    // A hint is shown completely above; a second try and a remark need a sentence.
    if [.near, .fitting].contains(state.kind) || (state.shown.isEmpty && state.ruledOut == nil) {
      text += wrapped(StateTexts(messages).spoken(state), width: width, indent: 2) + "\n"
    }
    return text
  }

  private func lines(for verdict: VerdictEvent) -> String {
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
      // An answer that is a meaning follows with its word.
      if verdict.answer != verdict.definition {
        text += " \(messages("The answer: \(style(.word, verdict.answer))"))"
      }
      text += "\n"
    }
    let headword = verdict.headword
    if !verdict.correct || !shown(verdict.definition) {
      let meaning = "\(headword): \(verdict.definition)"
      text += wrapped(meaning, width: width, indent: 2) + "\n"
    }
    if !verdict.correct, !verdict.example.isEmpty {
      text += style(.aside, wrapped(verdict.example, width: width, indent: 2)) + "\n"
    }
    return text
  }

  /// Whether the open question shows this text already.
  private func shown(_ text: String) -> Bool {
    guard let question else { return false }
    return question.prompt == text || question.clue.definition == text
  }

  private func lines(for result: ResultEvent) -> String {
    let figures = ResultFigures(result: result, messages: messages)
    var text = ""
    if result.timeIsUp == true {
      text = messages("Time is up; that came too late to count.") + "\n"
    }
    text += "\n" + style(.heading, figures.score)
    text += figures.others.map { dot + $0 }.joined() + "\n"
    if let ranking = ResultTexts(messages).ranking(of: result) {
      text += wrapped(ranking, width: width) + "\n"
    }
    let records = figures.records
    if !records.isEmpty { text += style(.aside, records.joined(separator: dot)) + "\n" }
    if !missed.isEmpty {
      text += "\n\(messages("To remember:"))\n"
      for verdict in missed {
        let meaning = "\(verdict.headword): \(verdict.definition)"
        text += wrapped(meaning, width: width, indent: 2) + "\n"
      }
    }
    if let share = result.share, result.questions > 0 { text += "\n\(share)\n" }
    return text
  }
}
