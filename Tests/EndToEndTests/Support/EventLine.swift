import Foundation

/// One line of `--jsonl`, parsed with the names of the contract and not with the program's own code.
struct EventLine: Decodable, Sendable {
  let event: String
  let index: Int?
  // round
  let mode: String?
  let dealer: String?
  let date: String?
  let number: Int?
  let ranked: Bool?
  let ruleset: String?
  let edition: String?
  let course: String?
  // question
  let form: String?
  let level: Int?
  let category: String?
  let prompt: String?
  let clue: String?
  let choices: [String]?
  let input: String?
  let encore: Bool?
  // state and refused
  let shown: String?
  let left: Int?
  let marks: [String]?
  let code: String?
  // verdict
  let correct: Truth?
  let word: String?
  let answer: String?
  let definition: String?
  let example: String?
  let points: Int?
  let streak: Int?
  let difficulty: Int?
  // result
  let score: Int?
  let questions: Int?
  let bestStreak: Int?
  let elapsedMillis: Int?
  let highScore: Int?
  let dailyStreak: Int?
  let share: String?
  let rank: Int?
  let players: Int?
  let kept: Bool?
  let spoken: String?

  /// `correct` is a Boolean in a verdict and a count in a result.
  struct Truth: Decodable, Sendable, Equatable {
    let value: Bool?
    let count: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try? container.decode(Bool.self)
      count = try? container.decode(Int.self)
    }
  }

  /// Whether a verdict is right.
  var isRight: Bool { correct?.value == true }

  /// Whether the program waits for a move, or has ended, after this line.
  var isLast: Bool { ["question", "result", "state", "refused"].contains(event) }

  /// Parses a line.
  static func read(_ line: some StringProtocol) throws -> EventLine {
    do {
      return try JSONDecoder().decode(EventLine.self, from: Data(line.utf8))
    } catch {
      throw Child.Failure(description: "no event: \(line)")
    }
  }

  /// Parses complete lines; one that was cut off by a kill is dropped.
  static func readAll(_ text: String) throws -> [EventLine] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast()
    return try lines.map { try read($0) }
  }

  /// The names of the fields of a line.
  static func fields(_ line: some StringProtocol) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return Set((object as? [String: Any] ?? [:]).keys)
  }
}
