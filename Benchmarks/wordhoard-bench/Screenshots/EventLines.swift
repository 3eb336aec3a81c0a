import Foundation

/// The facts in lines of `--jsonl` from which the answers of a game can be learned.
struct EventLines {
  private struct Line: Decodable {
    let event: String
    let input: String?
    let choices: [String]?
    let answer: String?
  }

  /// A question, and the input that answers it.
  struct Question {
    /// Whether a choice is selected; otherwise an answer is typed.
    let isChoice: Bool
    /// The input of a right answer.
    let right: String
    /// The input of a wrong choice. A typed answer is passed: one of another length would be refused.
    var wrong: String { isChoice ? (right == "1" ? "2" : "1") : "" }
  }

  /// The questions of a finished game, in order.
  let questions: [Question]

  /// Parses the lines of a game in which every question was passed.
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
