import Foundation

/// Today's daily with all its answers, including those of the encore, learned from verdicts as a player could.
struct LearntDaily: Sendable {
  /// The questions, those of the encore last.
  let questions: [EventLine]
  /// The right move for each of them.
  let moves: [String]
  /// The right answer to each of them; for a choice its text, while the move is its number.
  let answers: [String]

  /// The daily, learned once for all tests.
  static func today() throws -> LearntDaily { try learnt.get() }

  private static let learnt = Result { try learn(environment: [:]) }

  /// Plays the daily in new homes again and again, each time with the known answers, and passes the first unknown
  /// question.
  static func learn(environment: [String: String]) throws -> LearntDaily {
    var moves: [String] = []
    for _ in 0..<30 {
      let home = try Home()
      let all = moves + Array(repeating: "", count: 20 - moves.count)
      let outcome = try Binary.run(
        ["daily", "--jsonl"], input: Data(all.map { "\($0)\n" }.joined().utf8),
        environment: environment, home: home)
      let events = try EventLine.readAll(outcome.stdout)
      let questions = events.filter { $0.event == "question" }
      let verdicts = events.filter { $0.event == "verdict" }
      guard questions.count == verdicts.count, verdicts.count >= 10 else {
        throw Child.Failure(description: "the daily was not played to its end: \(outcome)")
      }
      for (question, verdict) in zip(questions, verdicts).dropFirst(moves.count) {
        moves.append(try move(answering: question, by: verdict))
      }
      if verdicts.count == 20, verdicts.allSatisfy(\.isRight) {
        return LearntDaily(
          questions: questions, moves: moves, answers: verdicts.compactMap(\.answer))
      }
    }
    throw Child.Failure(description: "the daily cannot be learnt; known is \(moves)")
  }

  /// The input of a player who knows the answer.
  static func move(answering question: EventLine, by verdict: EventLine) throws -> String {
    guard let answer = verdict.answer, let choices = question.choices else {
      throw Child.Failure(description: "a verdict without answer: \(verdict)")
    }
    guard question.input == "choice" else { return answer }
    guard let place = choices.firstIndex(of: answer) else {
      throw Child.Failure(description: "\(answer) is not among \(choices)")
    }
    return String(place + 1)
  }
}
