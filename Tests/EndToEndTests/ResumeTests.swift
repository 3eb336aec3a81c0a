import Foundation
import Testing

@Suite("Resuming")
struct ResumeTests {
  @Test("after kill -9 the daily goes on at the right question, with the same questions")
  func afterKill() throws {
    let daily = try LearntDaily.today()
    let home = try Home()
    var asked: [String] = []
    var place = 0
    for answers in [3, 0, 4, 20] {
      let game = try JSONLGame(["daily"], home: home)
      try game.open()
      if place > 0 { #expect(game.question?.index == place + 1) }
      for _ in 0..<min(answers, 20 - place) {
        asked.append(try #require(game.question?.prompt))
        let events = try game.send(daily.moves[place])
        #expect(events.first?.isRight == true)
        place += 1
      }
      let status = try game.kill9().status
      #expect(status == -SIGKILL || place == 20)
      #expect(try home.answers().count == place)
      #expect(try home.doubledAnswers() == [])
    }
    #expect(asked == daily.questions.map { $0.prompt ?? "" })
    let end = try EventLine.readAll(try Binary.run("daily --jsonl", home: home).stdout)
    #expect(end.map(\.event) == ["round", "result"])
    #expect(end.last?.score == 15_500)
    #expect(end.last?.bestStreak == 20)
  }

  @Test(":quit leaves the daily open without a result", arguments: [":quit", ":QUIT", "  :quit "])
  func quit(command: String) throws {
    let home = try Home()
    let game = try JSONLGame(["daily"], home: home)
    try game.open()
    try game.send("")
    #expect(try game.send(command).isEmpty)
    #expect(try game.finish().status == 0)
    try isOpen(home, at: 2)
  }

  @Test("the end of input leaves the daily open")
  func endOfInput() throws {
    let home = try Home()
    let outcome = try Binary.run("daily --jsonl", input: "\n\n", home: home)
    #expect(outcome.status == 0)
    #expect(!outcome.stdout.contains("\"event\":\"result\""))
    try isOpen(home, at: 3)
  }

  @Test("a last line without a line feed counts")
  func lineWithoutFeed() throws {
    let home = try Home()
    let daily = try LearntDaily.today()
    let outcome = try Binary.run("daily --jsonl", input: daily.moves[0], home: home)
    #expect(outcome.stdout.contains("\"correct\":true"))
    try isOpen(home, at: 2)
  }

  @Test("a daily that was left in line mode continues with --jsonl, and vice versa")
  func betweenModes() throws {
    let home = try Home()
    let lines = try Binary.run("daily", input: "\n\n\n", home: home)
    #expect(lines.status == 0)
    #expect(lines.stdout.contains("4 of 10"))
    #expect(lines.stdout.contains("stays open"))
    try isOpen(home, at: 4)
    #expect(try Binary.run("daily", home: home).stdout.contains("4 of 10"))
  }

  @Test("an interrupt exits with 130 and keeps the answers")
  func interrupt() throws {
    let home = try Home()
    let game = try JSONLGame(["daily"], home: home)
    try game.open()
    try game.send("")
    game.child.signal(SIGINT)
    // Its input stays open, because the end of input would also end the game.
    let outcome = try game.child.finish()
    #expect(outcome.status == 130)
    #expect(outcome.stderr == "")
    try isOpen(home, at: 2)
  }

  @Test("quitting a practice round gives its result at once")
  func practice() throws {
    let home = try Home()
    let outcome = try Binary.run("play --jsonl --seed 7", input: "\n\n:quit\n", home: home)
    let events = try EventLine.readAll(outcome.stdout)
    #expect(events.last?.event == "result")
    #expect(events.last?.questions == 2)
    #expect(try home.answers().count == 2)
  }

  /// Expects that today's daily is open at a question.
  private func isOpen(_ home: Home, at index: Int) throws {
    let again = try EventLine.readAll(try Binary.run("daily --jsonl", home: home).stdout)
    #expect(again.map(\.event) == ["round", "question"])
    #expect(again.last?.index == index)
    #expect(try home.answers().count == index - 1)
    let today = try Binary.run("today --short", home: home)
    #expect(today.stdout.contains("open at question \(index)"))
  }
}
