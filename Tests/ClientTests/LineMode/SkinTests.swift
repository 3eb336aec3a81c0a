import ClientCore
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import Terminal
import TestSupport
import Testing

@testable import ClientPlay
@testable import wordhoard

@Suite("Skins: input and output")
struct SkinTests {
  /// The state of a game before its first event.
  private let view = GameView()

  @Test("a question mark means help, an exclamation mark dispute, and other lines themselves")
  func lineCommands() {
    let test = TestHost(display: Display())
    var skin = LineSkin(
      host: test.host(typing: ["?", " :help ", "!", "  2 ", ""]), theme: .dark, spoken: false)
    #expect(skin.nextMove(in: view) == .dispute)
    #expect(test.output.taken() == skin.help + skin.help)
    #expect(skin.nextMove(in: view) == .answer("2"))
    #expect(skin.nextMove(in: view) == .answer(""))
    #expect(skin.nextMove(in: view) == nil)
    #expect(test.output.text.isEmpty)
  }

  @Test("a choice that is typed out is its number")
  func typedChoice() {
    let test = TestHost(display: Display())
    var skin = LineSkin(
      host: test.host(typing: ["Éclair", "torte", "pie", "3", "torte"]), theme: .dark, spoken: false
    )
    var view = GameView()
    func ask(_ choices: [String]) {
      view.take([
        .question(
          Question(
            index: 1, form: FormID("match"), level: nil, category: nil, task: .chooseWord,
            prompt: "x",
            clue: Question.Clue(), choices: choices, input: .choice, encore: false))
      ])
    }
    ask(["torte", "pie", "éclair", "pie"])
    #expect(skin.nextMove(in: view) == .answer("3"))
    #expect(skin.nextMove(in: view) == .answer("1"))
    #expect(skin.nextMove(in: view) == .answer("pie"), "there are two of them")
    #expect(skin.nextMove(in: view) == .answer("3"))
    ask([])
    #expect(skin.nextMove(in: view) == .answer("torte"), "a typed answer is itself")
  }

  @Test("a prompt is shown only if a person types")
  func prompt() {
    for isInteractive in [true, false] {
      let test = TestHost(display: Display(isInteractive: isInteractive))
      var skin = LineSkin(host: test.host(typing: ["1"]), theme: .dark, spoken: false)
      _ = skin.nextMove(in: view)
      _ = skin.nextMove(in: view)
      #expect(test.output.text == (isInteractive ? "> 1\n> \n" : ""))
    }
  }

  @Test("a line that is not text, or too long, is refused in line mode")
  func badLines() {
    let test = TestHost()
    var skin = LineSkin(
      host: test.host(typing: [.notText, .tooLong, .text("1")]), theme: .dark, spoken: false)
    #expect(skin.nextMove(in: view) == .answer("1"))
    #expect(
      test.output.text == """
          ! That was not text in UTF-8; type it again.
          ! That is too long for an answer; type it again.

        """)
  }

  @Test("a line that is not text, or too long, is refused on JSON lines")
  func badJSONLines() {
    let test = TestHost()
    let skin = JSONLinesSkin(host: test.host(typing: [.notText, .tooLong, .text("?"), .text("1")]))
    #expect(skin.nextMove(in: view) == .answer("?"), "no sign is a command here")
    #expect(skin.nextMove(in: view) == .answer("1"))
    #expect(skin.nextMove(in: view) == nil)
    #expect(
      test.output.text == """
        {"code":"not_text","event":"refused","index":1,\
        "spoken":"That contains keys that are not letters; type it again."}
        {"code":"too_long","event":"refused","index":1,\
        "spoken":"That is too long for an answer."}

        """)
  }

  @Test("a daily on JSON lines is one event per line, with the fields of the contract")
  func jsonLines() async throws {
    let player = try Player(Display())
    try await player.program(typing: player.dailyAnswers("rrwrrprrww")).daily(
      date: nil, jsonl: true)
    let lines = player.screen().split(separator: "\n")
    let events = try lines.map { try JSONDecoder().decode(GameEvent.self, from: Data($0.utf8)) }
    #expect(events.count == 22)
    #expect(Array(events.prefix(1)).kinds == ["round"])
    #expect(events.results.count == 1)
    #expect(events.questions.map(\.index) == Array(1...10))
    #expect(events.verdicts.allSatisfy { $0.difficulty != nil })
    #expect(player.test.errors.text.isEmpty)
    let keys = try lines.map { line in
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return (object["event"] as? String, Set(object.keys))
    }
    let wanted: [String: Set<String>] = [
      "round": [
        "mode", "dealer", "date", "number", "questions", "ranked", "ruleset", "edition",
      ],
      "question": [
        "index", "form", "level", "category", "prompt", "choices", "input", "spoken", "task",
        "clue", "asks", "clues",
      ],
      "verdict": [
        "index", "correct", "word", "answer", "definition", "example", "points", "streak", "score",
        "difficulty", "spoken",
      ],
      "result": [
        "score", "correct", "questions", "bestStreak", "elapsedMillis", "highScore",
        "dailyStreak", "share", "spoken",
      ],
    ]
    for (event, fields) in keys {
      let kind = try #require(event)
      let expected = try #require(wanted[kind])
      #expect(fields.isSuperset(of: expected), "\(kind)")
    }
  }

  @Test("the end of input is a quit", arguments: [true, false])
  func endOfInput(jsonl: Bool) async throws {
    let player = try Player(Display())
    let typed = Array(try player.dailyAnswers("rr"))
    try await player.program(typing: typed).daily(date: nil, jsonl: jsonl)
    #expect(try player.progress().gamesCount == 2)
    let round = try player.progress().daily(of: FixturePool.firstDate)
    #expect(round?.isFinished == false)
    #expect(player.screen().contains("The daily stays open") == !jsonl)
  }

  @Test("help omits commands that the game does not accept")
  func helpOfRanked() {
    let host = TestHost(display: Display()).host(typing: [":quit"])
    let practice = LineSkin(host: host, theme: .dark, spoken: false)
    let daily = LineSkin(host: host, theme: .dark, spoken: false, allowsHelp: false)
    #expect(practice.help.contains(":hint"))
    #expect(!daily.help.contains(":hint") && daily.help.contains(":quit"))
  }

  @Test("if a person types, the first empty line asks for another before it passes")
  func secondEnter() {
    let test = TestHost(display: Display(isInteractive: true))
    var skin = LineSkin(
      host: test.host(typing: ["", "2", "", ""]), theme: .dark, spoken: false)
    skin.show([], after: view)
    #expect(skin.nextMove(in: view) == .answer("2"))
    #expect(test.output.taken().contains("Enter again"))
    skin.show([], after: view)
    #expect(skin.nextMove(in: view) == .answer(""))
  }

  @Test("spoken sentences contain no sign that a screen reader cannot read")
  func spokenSigns() async throws {
    let player = try Player(Display())
    try player.program().run("settings set spoken on")
    try await player.program(typing: player.dailyAnswers("rwprrrrrrrrr")).daily(
      date: nil, jsonl: false)
    let said = player.screen().replacing("`wordhoard daily`", with: "it")
    for sign in ["\u{2713}", "\u{2717}", "\u{00B7}", "_", "|", "*", "\u{1B}", "  ", " - "] {
      #expect(!said.contains(sign), "\(sign)")
    }
  }
}
