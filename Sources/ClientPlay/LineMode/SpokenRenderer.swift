import ClientCore
import GameEngine
import Messages

/// Events as plain sentences, for a screen reader, which says each line as it comes: every sentence
/// begins on a line of its own, every choice has a line, and nothing that was said is said again.
struct SpokenRenderer {
  var width: Int
  private var header: RoundHeader?
  private var question: Question?
  private var hasDefinition = false

  private let messages: Messages

  init(display: Display, messages: Messages) {
    width = display.width
    self.messages = messages
  }

  mutating func lines(for event: GameEvent) -> String {
    sentences(for: event).map { wrapped($0, width: width) + "\n" }.joined()
  }

  private mutating func sentences(for event: GameEvent) -> [String] {
    switch event {
    case .round(let header):
      self.header = header
      return [heading(of: header)]
    case .question(let asked):
      question = asked
      hasDefinition = false
      let sentences = QuestionTexts(messages).sentences(asked)
      return ["\(place(of: asked)) \(sentences[0])"] + sentences.dropFirst()
    case .state(let state):
      defer { hasDefinition = hasDefinition || state.definition != nil }
      return [StateTexts(messages).spoken(state, omitsDefinition: hasDefinition)]
    case .refused(let refused): return [RefusalTexts(messages).sentence(refused.refusal)]
    case .verdict(let verdict):
      return VerdictTexts(messages).sentences(
        verdict, after: question, omitsDefinition: hasDefinition,
        isBrief: header?.ruleset.isClocked == true)
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
      parts.append(messages("of \(date.description)", context: "a date"))
    }
    if header.questions > 0 { parts.append(RoundTexts(messages).questions(header.questions)) }
    return messages.commaSeparated(parts) + "."
  }

  private func place(of question: Question) -> String {
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
