import Foundation
import GameEngine
import Journal
import Testing

@Suite("Two programs in one home")
struct TogetherTests {
  @Test("the second program is told that the daily was continued elsewhere, and doubles nothing")
  func sameQuestion() throws {
    let home = try Home()
    let first = try JSONLGame(["daily"], home: home)
    try first.open()
    let second = try JSONLGame(["daily"], home: home)
    try second.open()
    #expect(second.question?.prompt == first.question?.prompt)
    #expect(try first.send("").first?.event == "verdict")
    #expect(try second.send("").isEmpty)
    let outcome = try second.finish()
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.contains("another window"))
    for _ in 0..<9 { try first.send("") }
    #expect(first.events.last?.event == "result")
    #expect(try first.finish().status == 0)
    #expect(try home.answers().count == 10)
    #expect(try home.doubledAnswers() == [])
  }

  @Test("after an error the second program can start again and continue where the first one is")
  func takeOver() throws {
    let home = try Home()
    let first = try JSONLGame(["daily"], home: home)
    try first.open()
    try first.send("")
    let second = try JSONLGame(["daily"], home: home)
    try second.open()
    #expect(second.question?.index == 2)
    #expect(try second.send("").first?.index == 2)
    #expect(try first.send("").isEmpty)
    #expect(try first.finish().status == 1)
    for _ in 0..<8 { try second.send("") }
    #expect(second.events.last?.event == "result")
    #expect(try second.finish().status == 0)
    #expect(try home.answers().map(\.index).sorted() == Array(1...10))
  }

  @Test("three programs that race through one daily give ten answers", arguments: 0..<5)
  func race(time: Int) throws {
    let home = try Home()
    let games = try (0..<3).map { _ in try Binary.start(["daily", "--jsonl"], home: home) }
    for game in games {
      game.send(Data(String(repeating: "\n", count: 10).utf8))
      game.endInput()
    }
    let outcomes = try games.map { try $0.finish() }
    #expect(outcomes.contains { $0.status == 0 })
    for outcome in outcomes where outcome.status != 0 {
      #expect(outcome.status == 1)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.stderr.contains("another window"), "\(outcome.stderr)")
    }
    #expect(try home.answers().map(\.index).sorted() == Array(1...10))
    let end = try EventLine.readAll(try Binary.run("daily --jsonl", home: home).stdout)
    #expect(end.map(\.event) == ["round", "result"])
  }

  @Test("four programs that start at once in a new home all work", arguments: 0..<10)
  func newHome(time: Int) throws {
    let home = try Home()
    let programs = try ["level 1", "theme mono", "spoken on", "category food"].map { setting in
      try Binary.start(
        ["settings", "set"] + setting.split(separator: " ").map(String.init), home: home)
    }
    for program in programs {
      let outcome = try program.finish()
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "")
    }
    #expect(try home.journal().count() == 4)
  }

  @Test("rounds of practice at the same time do not disturb each other")
  func practice() throws {
    let home = try Home()
    let games = try (0..<4).map { seed in
      try Binary.start(
        ["play", "--jsonl", "--questions", "20", "--seed", "\(seed)"], home: home)
    }
    for game in games {
      game.send(Data(String(repeating: "\n", count: 20).utf8))
      game.endInput()
    }
    for game in games {
      let outcome = try game.finish()
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "")
    }
    #expect(try home.answers().count == 80)
    #expect(try home.doubledAnswers() == [])
  }
}
