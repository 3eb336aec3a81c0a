import Client
import GameEngine
import Messages

/// Events as plain sentences, for a screen reader.
struct SpokenRenderer {
  var width: Int
  private var header: RoundHeader?

  private let messages: Messages

  init(display: Display, messages: Messages) {
    width = display.width
    self.messages = messages
  }

  mutating func lines(for event: GameEvent) -> String {
    wrapped(sentences(for: event), width: width) + "\n"
  }

  private mutating func sentences(for event: GameEvent) -> String {
    switch event {
    case .round(let header):
      self.header = header
      var text = "Wordhoard, \(header.mode.rawValue)"
      if let number = header.number { text += ", \(header.dealer) number \(number)" }
      if let date = header.date { text += ", of \(date)" }
      if header.questions > 0 { text += ", \(counted(header.questions, "question"))" }
      return text + "."
    case .question(let question):
      var place = "Question \(question.index)"
      if let count = header?.questions, count > 0, question.index <= count {
        place += " of \(count)"
      }
      if question.encore == true {
        place = "Encore, " + place.lowercased()
        if question.index == (header?.questions ?? 0) + 1 {
          place = "\(QuestionTexts(messages).encoreOpens) \(place)"
        }
      }
      return "\(place). \(QuestionTexts(messages).spoken(question))"
    case .state, .refused, .verdict, .result: return EventTexts(messages).spoken(event) ?? ""
    }
  }
}
