import Foundation

/// What `--jsonl` says of a game, as far as somebody needs it who learns the answers from it.
struct EventLines {
  private struct Line: Decodable {
    let event: String
    let input: String?
    let choices: [String]?
    let answer: String?
  }

  /// A question and how it is answered.
  struct Question {
    /// Whether one of several is chosen; else something is typed.
    let isChoice: Bool
    /// What a player who knows enters.
    let right: String
    /// What a player who does not know enters.
    var wrong: String { isChoice ? (right == "1" ? "2" : "1") : "nothing" }
  }

  /// The questions of a game whose end is in these lines.
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
