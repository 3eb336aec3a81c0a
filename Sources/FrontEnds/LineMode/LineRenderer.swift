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

  /// The lines of an event, each with its line feed.
  mutating func lines(for event: GameEvent) -> String {
    switch event {
    case .round(let header):
      round = header
      missed = []
      return heading(of: header)
    case .question(let asked):
      question = asked
      // What is asked again is no miss yet.
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
    var parts = [header.mode.rawValue]
    if let number = header.number { parts[0] += " \(header.dealer) #\(number)" }
    if let date = header.date { parts.append(date.description) }
    switch header.mode {
    case .run: parts.append("until the first miss")
    case .speed: parts.append("sixty seconds")
    case .daily, .play, .learn: parts.append(counted(header.questions, "question"))
    }
    return style(.heading, "Wordhoard " + parts.joined(separator: dot)) + "\n"
  }

  private func lines(for question: Question) -> String {
    var place = "\(question.index)"
    if let count = round?.questions, count > 0, question.encore != true { place += " of \(count)" }
    if question.encore == true { place = "encore \(question.index - (round?.questions ?? 0))" }
    let aside = [
      place, question.form.rawValue, question.level.map { "level \($0.rawValue)" },
      question.category,
    ].compactMap(\.self).joined(separator: dot)
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
    } else if let ruledOut = state.ruledOut {
      let choices = ruledOut.map { messages("not \($0)", context: "a choice") }
      text += "  \(style(.word, choices.joined(separator: ", ")))\n"
    } else if !state.shown.isEmpty {
      text += "  \(style(.word, state.shown))\n"
    }
    if state.left > 0 {
      text += style(.aside, "  " + StateTexts(messages).triesLeft(state, separator: dot)) + "\n"
    }
    if let definition = state.definition {
      text += wrapped(messages("It means: \(definition)"), width: width, indent: 2) + "\n"
    }
    // Hints show all they have; a second try and a remark have more to say.
    if state.kind == .near || (state.shown.isEmpty && state.ruledOut == nil) {
      text += wrapped(StateTexts(messages).spoken(state), width: width, indent: 2) + "\n"
    }
    return text
  }

  private func lines(for verdict: VerdictEvent) -> String {
    var text: String
    if verdict.correct {
      text = style(.right, "\(right) Right")
      text += "  +\(grouped(verdict.points))"
      text += style(.aside, "\(dot)run \(verdict.streak)\(dot)score \(grouped(verdict.score))")
      text += "\n"
      if let remark = VerdictTexts(messages).remark(on: verdict) {
        text += wrapped(remark, width: width, indent: 2) + "\n"
      }
    } else {
      text = style(.wrong, "\(wrong) Not this time.")
      // An answer that is a meaning follows with its word.
      if verdict.answer != verdict.definition {
        text += " The answer: " + style(.word, verdict.answer)
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

  /// Whether the open question has shown this text already.
  private func shown(_ text: String) -> Bool {
    guard let question else { return false }
    return question.prompt == text || question.clue.definition == text
  }

  private func lines(for result: ResultEvent) -> String {
    var text = result.timeIsUp == true ? "Time is up; that came too late to count.\n" : ""
    text += "\n" + style(.heading, "Score \(grouped(result.score))")
    text += dot + "\(result.correct) of \(result.questions) right"
    text += "\(dot)longest run \(result.bestStreak)"
    text += "\(dot)\(duration(millis: result.elapsedMillis))\n"
    if let ranking = ResultTexts(messages).ranking(of: result) {
      text += wrapped(ranking, width: width) + "\n"
    }
    var standing: [String] = []
    if let highScore = result.highScore {
      standing.append("longest run ever \(highScore / 100), high score \(grouped(highScore))")
    }
    if let streak = result.dailyStreak { standing.append("streak \(counted(streak, "day"))") }
    if !standing.isEmpty { text += style(.aside, standing.joined(separator: dot)) + "\n" }
    if !missed.isEmpty {
      text += "\nTo remember:\n"
      for verdict in missed {
        let meaning = "\(verdict.headword): \(verdict.definition)"
        text += wrapped(meaning, width: width, indent: 2) + "\n"
      }
    }
    if let share = result.share, result.questions > 0 { text += "\n\(share)\n" }
    return text
  }
}
