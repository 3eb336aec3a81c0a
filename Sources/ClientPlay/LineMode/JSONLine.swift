import ClientCore
import GameEngine
import Messages

/// An event as `--jsonl` prints it: its facts and its sentences.
struct JSONLine: Encodable {
  let event: GameEvent
  let messages: Messages

  private enum CodingKeys: CodingKey { case spoken, task, clue, note, shown }

  func encode(to encoder: any Encoder) throws {
    try event.encode(to: encoder)
    var texts = encoder.container(keyedBy: CodingKeys.self)
    try texts.encodeIfPresent(EventTexts(messages).spoken(event), forKey: .spoken)
    switch event {
    case .question(let question):
      try texts.encode(QuestionTexts(messages).task(of: question), forKey: .task)
      try texts.encode(QuestionTexts(messages).clue(of: question), forKey: .clue)
    case .state(let state):
      if let choices = StateTexts(messages).ruledOutChoices(state) {
        try texts.encode(choices, forKey: .shown)
      }
    case .verdict(let verdict):
      try texts.encodeIfPresent(VerdictTexts(messages).remark(on: verdict), forKey: .note)
    case .round, .refused, .result: break
    }
  }
}
