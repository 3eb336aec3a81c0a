import Foundation

/// The facts in the lines of `--jsonl` that are needed to learn the answers of a game.
struct EventLines {
  private struct Line: Decodable {
    let event: String
    let input: String?
    let choices: [String]?
    let answer: String?
  }

  /// A question and its answer.
  struct Question {
    /// Whether a choice is selected; else an answer is typed.
    let isChoice: Bool
    /// The input of a player who knows the answer.
    let right: String
    /// The input of a player who does not know the answer.
    var wrong: String { isChoice ? (right == "1" ? "2" : "1") : "weather" }
  }

  /// The questions of a finished game.
  let questions: [Question]

  /// Reads the lines of a game in which every question was passed.
  init(_ lines: String) throws {
    let decoder = JSONDecoder()
    let events = try lines.split(separator: "\n").map {
      try decoder.decode(Line.self, from: Data($0.utf8))
    }
    let verdicts = events.filter { $0.event == "verdict" }
    questions = zip(events.filter { $0.event == "question" }, verdicts).map { asked, verdict in
      let answer = verdict.answer ?? ""
      guard asked.input == "choice" else { return Question(isChoice: false, right: answer) }
      let place = asked.choices?.firstIndex(of: answer) ?? 0
      return Question(isChoice: true, right: String(place + 1))
    }
  }
}
