import ClientCompete
import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Messages
import ScoreAPI
import TestSupport
import Testing

@testable import wordhoard

/// Texts from outside cannot control the terminal, whatever field they are in and whatever command prints them.
@Suite("Hostile texts on the terminal")
struct HostileTextTests {
  /// Each begins a line of its own if a line break gets through.
  private static let texts = [
    "\u{1B}]52;c;cHduZWQ=\u{07}\u{1B}]0;pwned\u{07}\nPWNED", "\u{9B}2J\u{85}PWNED\u{90}q\u{9C}",
    "\u{202E}detrevni\u{2066}\u{2029}PWNED", "\r\nPWNED\u{8}\u{7F}\t\u{0}",
    "en/\u{1B}[31mbank\u{1B}[0m/noun", String(repeating: "long\n", count: 300),
  ]

  private static let commands: [(String, @Sendable (Composition) throws -> Void)] = [
    ("profile", { try $0.run("profile") }),
    ("calibration", { try $0.run("profile --calibration") }),
    ("today", { try $0.run("today") }),
    ("today --short", { try $0.run("today --short") }),
    ("recap", { try $0.run("recap --week") }),
    ("history", { try $0.run("history") }),
    ("seen", { try $0.run("seen") }),
    ("looks", { try $0.run("history --lookups --limit 50") }),
    ("favorites", { try $0.run("favorite list") }),
    ("settings", { try $0.run("settings list") }),
    ("settings category", { try $0.run("settings get category") }),
    ("settings server", { try $0.run("settings get server") }),
    ("share", { try $0.run("share daily") }),
    ("share", { try $0.run("share round") }),
    ("data", { try $0.run("data") }),
  ]

  /// An event of each kind with a text in every field that holds one.
  private func events(_ text: String) -> [EventBody] {
    let round = EventID(derivedFrom: "round")
    let header = RoundHeader(
      dealer: text, date: TestClock.noon().localDate, number: 1, questions: 10, ruleset: .daily1,
      edition: text)
    let answers = ["match", text].enumerated().map { index, form in
      EventBody.answer(
        AnswerEntry(
          item: ItemID(index == 0 ? "en/\(text)/noun" : text), form: FormID(form), input: text,
          verdict: index == 0 ? .wrong : .right, milliseconds: 1000, hint: false, round: round,
          index: index + 1, points: 0, again: false))
    }
    let settings = Settings.Key.allCases.map {
      EventBody.setting(SettingEntry(key: $0.rawValue, value: text))
    }
    return [.round(RoundEntry(round: round, header: header, code: text))] + answers + settings + [
      .result(ResultEntry(round: round, score: 0, correct: 0, questions: 2, elapsedMillis: 2000)),
      .setting(SettingEntry(key: text, value: text)),
      .favorite(FavoriteEntry(item: ItemID(text), kept: true)),
      .seen(ItemID(text)), .seen(ItemID("en/\(text)/noun")),
    ]
  }

  private func isHarmless(_ text: String, isStyled: Bool) -> Bool {
    var text = text
    if isStyled { text = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
    let hasControls = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\n"
      default: false
      }
    }
    return !hasControls && !text.split(separator: "\n").contains { $0.hasPrefix("PWNED") }
  }

  @Test("no field of any kind of event controls the terminal, in any command", arguments: texts)
  func journal(text: String) throws {
    let styled = Display(width: 60, isStyled: true, hasColor: true)
    let ways: [(display: Display, isSpoken: Bool, isJSON: Bool)] = [
      (Display(), false, false), (.terminal(), true, false), (styled, false, false),
      (Display(), false, true),
    ]
    for (display, isSpoken, isJSON) in ways {
      var player = try Player(display)
      let journal = try player.folder.journal()
      let drafts = events(text).enumerated().map {
        Journal.Draft(id: EventID(high: 9, low: UInt64($0)), body: $1)
      }
      try journal.append(drafts, at: TestClock.noon())
      if isSpoken {
        try journal.append(
          [
            .init(
              id: EventID(high: 8, low: 1),
              body: .setting(SettingEntry(key: "spoken", value: "on")))
          ],
          at: TestClock.noon())
      }
      player.options.json = isJSON
      for (name, command) in HostileTextTests.commands {
        var shown = ""
        do {
          shown = try player.screen(after: command)
        } catch {
          shown = player.screen() + TerminalText.safe("\(ClientError(error).message)")
        }
        // A line of progress begins with a carriage return.
        shown += player.test.errors.taken().replacing("\r", with: "")
        #expect(
          isHarmless(shown, isStyled: display.isStyled),
          "\(name), spoken \(isSpoken), JSON \(isJSON): \(shown.debugDescription.prefix(600))")
      }
    }
  }

  @Test("JSON contains hostile texts as they are, with escapes")
  func json() throws {
    let text = "\u{1B}\u{9B}\u{202E}\u{E0001}é\n"
    let written = try sortedEncoder().text(of: [text])
    #expect(written == #"["\u001b\u009b\u202e\udb40\udc01é\n"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
  }

  @Test("no text of a server controls the terminal", arguments: texts)
  func server(text: String) async throws {
    var player = try Player(Display(width: 60, isStyled: true, hasColor: true))
    player.options.server = "https://words.example.org"
    let period = "2026-11-21"
    let entry = BoardEntry(
      rank: 1, username: text, score: 1, elapsedMillis: 1, finishedAt: Timestamp(millis: 5),
      run: text)
    let view = BoardView(
      board: .daily, period: text, players: 1, entries: [entry], me: entry, next: text)
    let problem = Problem(.valueInvalid, text, title: text)
    player.test.server.answer { sent in
      if sent.line.contains("boards/daily") { return try .json(view) }
      throw problem
    }
    let program = try player.program()
    try await program.run(awaiting: ["leaderboard"] + option("--period", period))
    #expect(isHarmless(player.screen(), isStyled: true))
    do {
      try await program.run(awaiting: "leaderboard weekly")
      Issue.record("the refusal is reported")
    } catch {
      player.test.errors.remark(ClientError(error).text(in: .english))
      #expect(isHarmless(player.test.errors.taken(), isStyled: false))
    }
  }
}
