import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import GameEngine
import Terminal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Screens of games in the line mode")
struct GameScreenTests {
  private static let pattern = "rrwrrprrwr"

  @Test("a complete daily, 80 columns wide, with signs")
  func daily80() async throws {
    let player = try Player(.terminal(width: 80))
    let typed = ["?"] + (try player.dailyAnswers(Self.pattern).goingOn(after: Self.pattern))
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "daily-80")
  }

  @Test("a complete daily, 60 columns wide, in ASCII")
  func daily60() async throws {
    let player = try Player(.terminal(width: 60, isUnicode: false))
    let typed = try player.dailyAnswers(Self.pattern).goingOn(after: Self.pattern)
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    let screen = player.screen()
    #expect(screen.utf8.allSatisfy { $0 < 128 })
    try Golden.expect(screen, "daily-60")
  }

  @Test("a complete daily in spoken sentences")
  func dailySpoken() async throws {
    let player = try Player()
    try player.program().run("settings set spoken on")
    let typed = ["?"] + (try player.dailyAnswers(Self.pattern).goingOn(after: Self.pattern))
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "daily-spoken")
  }

  @Test("a daily without a miss, its encore, and a second start on the day")
  func dailyEncore() async throws {
    let player = try Player()
    let typed = try player.dailyAnswers("rrrrrrrrrr" + "rrrw")
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    try await player.program().daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "daily-encore")
  }

  @Test("a daily that is left, refuses invalid input, and is continued on the next day")
  func dailyResumed() async throws {
    let player = try Player()
    let lines = try player.dailyAnswers("rwrrrrwwww")
    let refused: [InputLine] = [
      .text("9"), .text("word"), .text(":hint"), .text(":undo"), .text("!"), .text(":what"),
      .notText, .tooLong, .text(String(repeating: "long ", count: 50)),
    ]
    let first = [.text(lines[0])] + refused + [.text(lines[1]), .text(""), .text(":quit")]
    try await player.program(typing: first).daily(date: nil, jsonl: false)
    player.test.clock.now = Moment(
      instant: TestClock.noon().instant + 14 * 3_600_000, offset: 3600)
    let rest = Array(lines.dropFirst(2)).goingOn(after: "rrrrwwww")
    try await player.program(typing: rest).daily(date: nil, jsonl: false)
    try Golden.expect(player.screen(), "daily-resumed")
  }

  @Test("each theme's colors, on a right answer and on a miss", arguments: Theme.allCases)
  func theme(_ theme: Theme) async throws {
    let display = Display(width: 80, isStyled: true, hasColor: true, isInteractive: true)
    var player = try Player(display)
    player.options.theme = theme
    var request = PracticeRequest()
    request.forms = ["match"]
    request.questions = 2
    request.seed = 3
    let dealt = try practice(request, pool: player.pool)
    let program = try player.program(typing: answers(to: dealt, "rw"))
    try await program.play(request, jsonl: false)
    try Golden.expect(player.screen(), "theme-\(theme.rawValue)")
  }

  @Test("no line of a game is wider than the display", arguments: [60, 80, 200])
  func widths(_ width: Int) async throws {
    var player = try Player(Display(width: width))
    player.test.environment["PATH"] = try player.folder.program("espeak-ng", "exit 0")
    let typed = ["?"] + (try player.dailyAnswers("rrrrrrrrwr" + "rw"))
    try await player.program(typing: typed).daily(date: nil, jsonl: false)
    for form in FixturePool.forms {
      var request = PracticeRequest()
      request.forms = [form.rawValue]
      request.seed = 5
      let typed = Array(repeating: [":hint", "?", "x", ""], count: 10).flatMap(\.self)
      try await player.program(typing: typed).play(request, jsonl: false)
    }
    for line in player.screen().split(separator: "\n") {
      #expect(line.count <= min(width, 100), "\(line)")
    }
  }

  @Test("headings and questions are wrapped on a narrow display")
  func narrow() async throws {
    let player = try Player(.terminal(width: 38))
    try await player.program(typing: ["?", ":quit"]).daily(date: nil, jsonl: false)
    let lines = player.screen().split(separator: "\n")
    #expect(lines.contains("Wordhoard daily solo #1 · November 21,"))
    for line in lines { #expect(line.count <= 38, "\(line)") }
  }

  @Test("output that is not wrapped has each paragraph on one line")
  func unwrapped() async throws {
    let player = try Player(Display(width: Display.unwrapped))
    try await player.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    let narrow = try Player(Display(width: 40))
    try await narrow.program(typing: [":quit"]).daily(date: nil, jsonl: false)
    let (text, wrapped) = (player.screen(), narrow.screen())
    #expect(
      text.split(whereSeparator: \.isWhitespace) == wrapped.split(whereSeparator: \.isWhitespace))
    #expect(text.split(separator: "\n").count < wrapped.split(separator: "\n").count)
  }

  private func practice(_ request: PracticeRequest, pool: ItemPool) throws -> DealtRound {
    let plain = ItemPool(items: pool.items, editions: pool.editions)
    let recipe = PracticeRecipe(
      seed: request.seed ?? 0, forms: request.forms.map { FormID($0) }, count: request.questions,
      edition: 1)
    return try PracticeDealer(pool: plain, recipe: recipe).deal()
  }
}
