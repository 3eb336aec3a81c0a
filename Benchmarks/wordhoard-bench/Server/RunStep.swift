import Foundation
import GameEngine
import ScoreAPI

/// What a player who plays one run after another sends next.
enum RunStep {
  case start
  case move(Int, input: String)

  /// What an answer of the server says.
  struct Answer {
    /// The number of the next move of the run.
    let nextMove: Int
    /// The question that is open now; nil if there is none.
    let question: Question?
    /// The last event.
    let last: GameEvent?
  }

  /// The request of a player, whose run it names.
  func request(of player: VirtualPlayer) -> String {
    switch self {
    case .start:
      RawRequest.post(Route.startRun.path, token: player.token, json: #"{"board":"run"}"#)
    case .move(let number, let input):
      RawRequest.post(
        Route.move.path(player.run), token: player.token,
        json: #"{"move":\#(number),"input":"\#(input)"}"#)
    }
  }

  /// Reads the answer to the request, and notes a new run of the player.
  func read(_ body: UnsafeRawBufferPointer, for player: inout VirtualPlayer) throws -> Answer {
    let events: [GameEvent]
    let number: Int
    switch self {
    case .start:
      let answer = try JSONDecoder().decode(RunAnswer.self, from: Data(body))
      player.run = answer.run.id
      (events, number) = (answer.events, answer.run.nextMove)
    case .move(let last, _):
      events = try JSONDecoder().decode(MoveAnswer.self, from: Data(body)).events
      number = last + 1
    }
    var question: Question?
    for case .question(let open) in events { question = open }
    return Answer(nextMove: number, question: question, last: events.last)
  }

  /// The number of a right or a wrong choice, if the prompt is the definition of a word.
  static func choice(of question: Question, isRight: Bool, _ headwords: [String: Set<String>])
    -> String
  {
    let right = headwords[question.prompt] ?? []
    let choice = question.choices.firstIndex { right.contains($0) == isRight }
    return "\((choice ?? 0) + 1)"
  }
}
