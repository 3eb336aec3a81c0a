import ClientCore
import GameEngine
import Messages
import Terminal

/// Names of rounds and places of questions, for headings.
struct RoundTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The name of a round: `run`, `daily solo #12`.
  func name(of header: RoundHeader) -> String {
    let mode = NameTexts(messages).name(of: header.mode)
    return [mode, DailyName(header)?.text].compactMap(\.self).joined(separator: " ")
  }

  /// The name, the date and the kind of a round: `daily Fable #12 · 21 November 2026 · ranked`.
  ///
  /// - Parameter today: the date that is not named; nil to name all.
  func title(of header: RoundHeader, today: CalendarDate? = nil) -> String {
    let parts = [
      name(of: header), header.date == today ? nil : header.date.map { messages.date($0) },
      header.ranked ? messages("ranked", context: "a round") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// The length of a round.
  func length(of header: RoundHeader) -> String {
    switch header.mode {
    case .run: messages("until the first miss")
    case .speed: messages("sixty seconds")
    case .daily, .play, .learn: questions(header.questions)
    }
  }

  /// A number of questions: `10 questions`.
  func questions(_ count: Int) -> String {
    let number = messages.number(count)
    return messages.plural(count, "\(number) question", "\(number) questions")
  }

  /// The place of a question in its round: `3 of 10`, `encore 2`, `once more`.
  func place(of question: Question, in header: RoundHeader?) -> String {
    let count = header?.questions ?? 0
    if question.encore == true {
      return messages("encore \(question.index - count)", context: "a question's place")
    }
    if question.again == true { return messages("once more", context: "a question's place") }
    return count > 0
      ? messages("\(question.index) of \(count)", context: "a question's place")
      : "\(question.index)"
  }

  /// The place of a question in its round: `question 3 of 10`, `encore 2`, `once more`.
  func standing(of question: Question, in header: RoundHeader?) -> String {
    let place = place(of: question, in: header)
    guard question.encore != true, question.again != true else { return place }
    return messages("question \(place)", context: "a question's place, such as 3 of 10")
  }

  /// The place, form, level and category of a question.
  func facts(
    of question: Question, in header: RoundHeader?, withLevel: Bool = true
  ) -> [String] {
    let names = NameTexts(messages)
    return [
      place(of: question, in: header), names.name(of: question.form),
      withLevel ? question.level.map { messages("level \($0.rawValue)") } : nil,
      question.category.map { names.category($0) },
    ].compactMap(\.self)
  }

  /// The facts of a question in one line: `3 of 10 · cloze · level 2 · society`.
  ///
  /// - Parameter width: if the facts are wider, the level is omitted, since it is the least useful.
  func aside(of question: Question, in header: RoundHeader?, width: Int) -> String {
    let all = facts(of: question, in: header).joined(separator: " · ")
    guard CellText.width(of: all) > width else { return all }
    let fewer = facts(of: question, in: header, withLevel: false).joined(separator: " · ")
    return CellText.truncated(fewer, width: width)
  }

  /// The right answers in a row in the round, and the score after a question.
  func standing(streak: Int, score: Int) -> [String] {
    [
      messages("\(streak) in a row", context: "right answers"),
      messages("score \(messages.number(score))"),
    ]
  }
}
