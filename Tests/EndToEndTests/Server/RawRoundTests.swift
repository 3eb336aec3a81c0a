import Foundation
import Testing

@Suite("A ranked round over HTTP")
struct RawRoundTests {
  // MARK: - Answers

  /// The names of all fields that a response may have before the verdict.
  private static let allowed: Set<String> = [
    // A start and a daily.
    "run", "events", "id", "board", "period", "ruleset", "startedAt", "closesAt", "nextMove",
    "date", "number", "dealer", "course", "opensAt", "players",
    // A round and a question.
    "event", "mode", "questions", "ranked", "edition", "index", "form", "level", "category",
    "asks", "prompt", "clues", "choices", "input", "encore",
  ]
  private static let ofQuestion: Set<String> = [
    "event", "index", "form", "level", "category", "asks", "prompt", "clues", "choices", "input",
  ]

  /// The answers that a response before its verdict contains.
  private func leaks(_ reply: HTTPAnswer, before verdict: EventLine) throws -> [String] {
    let (answer, word) = (try #require(verdict.answer), try #require(verdict.word))
    var leaks: [String] = []
    let text = reply.text.replacing(#"\/"#, with: "/")
    for secret in [#""\#(word)""#, #""key":"#] where text.contains(secret) {
      leaks.append(secret)
    }
    let whole = try #require(
      try JSONSerialization.jsonObject(with: reply.body) as? [String: Any])
    let events = (whole["events"] as? [[String: Any]] ?? []).filter {
      // Results of earlier questions may be sent.
      $0["event"] as? String != "verdict"
    }
    let rest = whole.filter { $0.key != "events" && $0.key != "run" }
    for object in events + [rest, whole["run"] as? [String: Any] ?? [:]] {
      leaks += Set(object.keys).subtracting(RawRoundTests.allowed).sorted()
    }
    for question in events where question["event"] as? String == "question" {
      if Set(question.keys).subtracting(["encore"]) != RawRoundTests.ofQuestion {
        leaks.append("fields \(question.keys.sorted())")
      }
      guard question["index"] as? Int == verdict.index else { continue }
      if question["input"] as? String == "choice" {
        #expect((question["choices"] as? [String])?.contains(answer) == true)
      } else {
        let clues = try #require(question["clues"] as? [String: Any])
        let texts = (Array(question.values) + Array(clues.values)).compactMap { $0 as? String }
        if question["choices"] as? [String] != [] || texts.contains(answer) {
          leaks.append(answer)
        }
        let prompt = (question["prompt"] as? String ?? "").lowercased()
        if prompt.split(whereSeparator: { !$0.isLetter }).contains(Substring(answer.lowercased())) {
          leaks.append("\(answer) in the prompt")
        }
      }
    }
    return leaks
  }

  @Test("contains no answer in any response before its verdict, in a daily, its encore and a run")
  func noAnswerBefore() throws {
    let day = try Competition()
    let moves = try day.learn()
    let token = try day.token(of: try day.signUp("ann"))
    let date = Binary.date
    let daily = try RawRound(daily: date, token: token, port: day.port)
    let run = try RawRound(#"{"board":"run"}"#, token: token, port: day.port)
    for (round, inputs) in [(daily, moves), (run, [""])] {
      for input in inputs {
        try round.next()
        for path in ["/v1/daily", "/v1/daily?date=\(date)"] { _ = try round.ask(path) }
        _ = try round.look()
        let before = round.replies
        let verdict = try #require(try round.make(input).events.first { $0.event == "verdict" })
        for reply in before {
          #expect(reply.status == 200 || reply.status == 201)
          let leaks = try leaks(reply, before: verdict)
          #expect(leaks == [], "\(reply.text) has the answer of \(verdict.index ?? 0)")
        }
        #expect(before.last?.events.last?.index == verdict.index)
      }
      #expect(round.isOver)
    }
    #expect(daily.last?.score == 5_500)
  }

  // MARK: - Hostile moves

  private func code(_ answer: HTTPAnswer) throws -> String {
    struct Problem: Decodable { let code: String }
    return "\(answer.status) \(try answer.decoded(Problem.self).code)"
  }

  @Test("is not changed by duplicated, reordered, altered or foreign moves")
  func hostileMoves() throws {
    let day = try Competition()
    let moves = try day.learn()
    let ann = try day.token(of: try day.signUp("ann"))
    let ben = try day.token(of: try day.signUp("ben"))
    let round = try RawRound(daily: Binary.date, token: ann, port: day.port)
    var made: [(input: String, answer: String)] = []
    func play(_ input: String) throws {
      let number = round.number
      #expect(try code(round.send(number, input, by: ben)) == "404 not_found")
      let more = #","score":30000"#
      #expect(try code(round.send(number, input, more: more)) == "422 value_invalid")
      #expect(try code(round.send(number + 1, input)) == "409 move_out_of_order")
      made.append((input, try round.make(input).canonical()))
      let standing = try round.look()
      #expect(try standing.decoded(Standing.self).run.nextMove == number + 1)
      #expect(try code(round.send(number, input + "x")) == "409 move_differs")
      let late = round.isOver ? "409 run_closed" : "409 move_out_of_order"
      #expect(try code(round.send(number + 2, input)) == late)
      // The last moves are sent again, in the wrong order.
      for (place, move) in made.enumerated().suffix(3).reversed() {
        let again = try round.send(place + 1, move.input)
        #expect(again.status == 200)
        #expect(try again.canonical() == move.answer, "move \(place + 1)")
      }
      #expect(try round.look().canonical() == standing.canonical())
    }
    for move in moves {
      if round.last?.event == "verdict" { try play(":next") }
      try play(move)
    }
    #expect(round.isOver && round.last?.score == 5_500)
    #expect(made.count == 21)
    let board = try round.ask("/v1/boards/daily/\(round.run.period)").decoded(BoardPage.self)
    #expect(board.entries.map(\.username) == ["ann"])
    #expect(board.entries.map(\.score) == [5_500])
  }

  private struct Standing: Decodable { let run: RawRound.Run }
}
