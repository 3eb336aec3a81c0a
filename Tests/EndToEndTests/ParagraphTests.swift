import Foundation
import GameEngine
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
  /// Plays a round with right answers, which a first round with passes shows.
  private func answers(_ arguments: [String]) throws -> [String] {
    let passes = Data(String(repeating: "\n", count: 40).utf8)
    let outcome = try Binary.run(arguments + ["--jsonl"], input: passes, home: Home())
    #expect(outcome.stderr == "")
    return try EventLine.readAll(outcome.stdout).filter { $0.event == "verdict" }
      .compactMap(\.answer)
  }

  @Test(
    "a text of ours and a book of the library make rounds of 5 to 15 gaps, to a result",
    arguments: [
      ["play", "paragraph", "--seed", "5"], ["play", "paragraph", "--seed", "6"],
      ["play", "paragraph", "--course", "de", "--seed", "7"],
      ["play", "paragraph", "--book", "tao-te-ching.plain"],
    ])
  func round(arguments: [String]) throws {
    let words = try answers(arguments)
    #expect((5...15).contains(words.count))
    let home = try Home()
    let game = try JSONLGame(arguments, home: home)
    try game.open()
    for (place, word) in words.enumerated() {
      let question = try #require(game.question)
      #expect(question.form == "paragraph")
      #expect(question.prompt?.contains(word) == false)
      // Every other time only the missing half.
      let half = word.dropFirst(word.count / 2).lowercased()
      let verdict = try game.send(place.isMultiple(of: 2) ? half : word).first
      #expect(verdict?.isRight == true, "\(word)")
    }
    #expect(game.events.last?.event == "result")
    #expect(game.events.last?.questions == words.count)
    #expect(try game.finish().status == 0)
    #expect(
      try home.answers().allSatisfy { $0.form.rawValue == "paragraph" && $0.verdict == .right })
  }

  @Test("after a kill the answers are kept, and the next round is about other words")
  func kill() throws {
    let home = try Home()
    let round = ["play", "paragraph", "--seed", "5"]
    let game = try JSONLGame(round, home: home)
    try game.open()
    let first = try #require(game.question?.prompt)
    for _ in 0..<3 { try game.send("") }
    _ = try game.kill9()
    #expect(try home.answers().count == 3)
    let again = try JSONLGame(round, home: home)
    try again.open()
    #expect(again.question?.index == 1)
    #expect(again.question?.prompt == first, "most of its words were not asked")
    for _ in 0..<20 { try again.send("") }
    try again.finish()
    #expect(try home.doubledAnswers() == [])
    let third = try JSONLGame(round, home: home)
    try third.open()
    #expect(third.question?.prompt != first)
    try third.finish()
  }

  @Test("a course without a text of ours says what to do, on one line")
  func none() throws {
    let outcome = try Binary.run("play paragraph --course es", home: Home())
    #expect(outcome.status == 1)
    #expect(
      outcome.stderr == """
        wordhoard: no text of ours in Spanish has a suitable paragraph; name a book of yours with \
        `wordhoard play paragraph --book BOOK`

        """)
  }
}
