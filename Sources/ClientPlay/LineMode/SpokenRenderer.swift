import ClientCore
import GameEngine
import Messages

/// Events as plain sentences, for a screen reader, which says each line as it comes: every sentence
/// begins on a line of its own, every choice has a line, and nothing that was said is said again.
struct SpokenRenderer {
  var width: Int
  private let messages: Messages

  init(display: Display, messages: Messages) {
    width = display.width
    self.messages = messages
  }

  /// The lines of an event, each with a line feed.
  ///
  /// - Parameter view: the state of the game after the event.
  func lines(for event: GameEvent, in view: GameView) -> String {
    sentences(for: event, in: view).map { wrapped($0, width: width) + "\n" }.joined()
  }

  private func sentences(for event: GameEvent, in view: GameView) -> [String] {
    switch event {
    case .round(let header): return [heading(of: header)]
    case .question(let asked):
      let sentences = QuestionTexts(messages).sentences(asked)
      let place = place(of: asked, in: view.header)
      return ["\(place) \(sentences[0])"] + sentences.dropFirst()
    case .state(let state):
      let hasDefinition = view.states.dropLast().contains { $0.definition != nil }
      return [StateTexts(messages).spoken(state, omitsDefinition: hasDefinition)]
    case .refused(let refused): return [RefusalTexts(messages).sentence(refused.refusal)]
    case .verdict(let verdict):
      return VerdictTexts(messages).sentences(
        verdict, after: view.judged,
        omitsDefinition: view.states.contains { $0.definition != nil },
        isBrief: view.header?.ruleset.isClocked == true)
    case .result(let result):
      let missed = ResultReport(result: result, messages: messages).missed.map(\.headword)
      return ResultTexts(messages).sentences(result)
        + (missed.isEmpty
          ? [] : [messages("To remember: \(messages.commaSeparated(missed)).")])
    }
  }

  /// "Wordhoard, daily, solo number 12, of 2026-11-21, 10 questions."
  private func heading(of header: RoundHeader) -> String {
    var parts = ["Wordhoard", NameTexts(messages).name(of: header.mode)]
    if let daily = DailyName(header) { parts.append(daily.spoken(in: messages)) }
    if let date = header.date {
      parts.append(messages("of \(messages.date(date))", context: "a date"))
    }
    if header.questions > 0 { parts.append(RoundTexts(messages).questions(header.questions)) }
    return messages.commaSeparated(parts) + "."
  }

  private func place(of question: Question, in header: RoundHeader?) -> String {
    let count = header?.questions ?? 0
    if question.encore == true {
      let place = messages("Encore, question \(question.index).")
      return question.index == count + 1
        ? "\(QuestionTexts(messages).encoreOpens) \(place)" : place
    }
    if question.again == true { return messages("Once more.", context: "a question's place") }
    return count > 0 && question.index <= count
      ? messages("Question \(question.index) of \(count).")
      : messages("Question \(question.index).")
  }
}
