import Foundation
import GameEngine
import Testing

@Suite("Line mode in a terminal")
struct LineModeTests {
  /// Plays the daily in a terminal with right answers, including the first question of the encore, then passes.
  private func play(_ terminal: Tmux) throws {
    let daily = try LearntDaily.today()
    try terminal.type("wordhoard daily")
    for (place, move) in (daily.moves.prefix(11) + [""]).enumerated() {
      try terminal.wait(for: place < 10 ? "\(place + 1) of 10 " : "encore \(place - 9) ")
      try terminal.type(move)
      if move.isEmpty { try terminal.type(move) }
    }
    try terminal.wait(for: "next daily comes in")
  }

  /// A text with each run of blanks and line feeds replaced by one blank.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Expects that the program wrapped every line itself.
  private func expectNoOverflow(_ terminal: Tmux) throws {
    func lines(_ screen: String) -> [String] {
      screen.split(separator: "\n").map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
    let joined = lines(try terminal.screen(["-J"]))
    let shown = lines(try terminal.screen())
    for line in joined where !shown.contains(line) {
      Issue.record("broken by the terminal: \(line)")
    }
  }

  @Test("a complete daily can be played and read", arguments: [(80, 24), (60, 20)])
  func daily(columns: Int, rows: Int) throws {
    let home = try Home()
    let terminal = try Tmux(columns: columns, rows: rows, home: home)
    let daily = try LearntDaily.today()
    try play(terminal)
    let text = flat(try terminal.screen())
    for question in daily.questions.prefix(12) {
      for part in [question.prompt, question.clue] + (question.choices ?? []).map({ $0 }) {
        let words = flat(part ?? "")
        #expect(text.contains(words), "\(words)")
      }
    }
    #expect(text.contains("✓ Right +100 · 1 in a row · score 100"))
    #expect(text.contains("+1,000 · 10 in a row · score 5,500"))
    #expect(text.contains("✗ Not this time. The answer: \(flat(daily.answers[11]))"))
    #expect(text.contains("Score 6,500 · 11 of 12 right · 11 in a row"))
    #expect(text.contains("daily streak 1 day"))
    #expect(!text.contains("than ever"), "a first round is no record")
    #expect(text.contains("10/10 6,500 daily streak 1 🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩 encore 🟩🟥"))
    #expect(text.contains("Perfect ten!"))
    #expect(text.contains(/The next daily comes in (11 h \d+ min|12 h 0 min)/))
    try expectNoOverflow(terminal)
    let answers = try home.answers()
    #expect(answers.count == 12)
    #expect(answers.filter { $0.verdict == .right }.count == 11)
  }

  @Test("a second start shows the result and the countdown, and asks nothing")
  func secondStart() throws {
    let home = try Home()
    let passes = String(repeating: "\n", count: 10)
    #expect(try Binary.run("daily", input: passes, home: home).status == 0)
    let terminal = try Tmux(columns: 60, rows: 20, home: home)
    try terminal.type("wordhoard daily; echo \"[$?]\"")
    let text = flat(try terminal.wait(for: "[0]"))
    #expect(text.contains("You have played the daily of"))
    #expect(text.contains("0/10 0 daily streak 1 🟥🟥🟥🟥🟥🟥🟥🟥🟥🟥"))
    #expect(text.contains("The next daily comes in"))
    #expect(!text.contains("1 of 10 "))
    try expectNoOverflow(terminal)
    #expect(try home.answers().count == 10)
  }

  @Test("a daily of misses shows every answer, within the width", arguments: [80, 60])
  func misses(columns: Int) throws {
    let terminal = try Tmux(columns: columns, rows: 20, home: try Home())
    let daily = try LearntDaily.today()
    try terminal.type("wordhoard daily")
    for place in 1...10 {
      try terminal.wait(for: "\(place) of 10 ")
      try terminal.type("")
      try terminal.type("")
      guard place < 10 else { break }
      try terminal.wait { $0.components(separatedBy: "Enter goes on.").count == place + 1 }
      try terminal.type("")
    }
    let text = flat(try terminal.wait(for: "next daily comes in"))
    for (question, move) in zip(daily.questions, daily.moves).prefix(10) {
      let answer = question.choices.flatMap { choices in
        Int(move).flatMap { choices.indices.contains($0 - 1) ? choices[$0 - 1] : nil }
      }
      let label = question.form == "meaning" ? "\(question.prompt ?? "?"): " : "The answer: "
      #expect(text.contains(label + (answer ?? move)))
    }
    #expect(text.contains("To remember:"))
    try expectNoOverflow(terminal)
  }

  @Test("the output of commands fits into sixty columns")
  func commands() throws {
    let home = try Home()
    let moves = String(repeating: "4\nabcdefghij\n", count: 20)
    #expect(try Binary.run("play --questions 10", input: moves, home: home).status == 0)
    #expect(try Binary.run("favorite add author", home: home).status == 0)
    let terminal = try Tmux(columns: 60, rows: 20, home: home)
    for command in [
      "today", "seen", "history", "settings", "data", "favorite list", "define author", "word",
    ] {
      try terminal.type("clear; wordhoard \(command); echo \"[$?] \(command.prefix(3))\"")
      try terminal.wait(for: "[0] \(command.prefix(3))")
      try expectNoOverflow(terminal)
    }
  }

  @Test("help during a game lists the commands, within the width")
  func help() throws {
    let terminal = try Tmux(columns: 60, rows: 20, home: try Home())
    try terminal.type("wordhoard play match --seed 1")
    try terminal.wait(for: "1 of 10 ")
    for (place, command) in ["?", ":help", "!", ":undo", ":hint", ":no", "9", "word"].enumerated() {
      try terminal.type(command)
      try terminal.wait { $0.matches(of: /\n>/).count == place + 2 }
    }
    try terminal.type(":quit")
    let text = try terminal.wait(for: "No question was answered")
    for command in [":hint", ":undo", ":dispute", ":quit", ":help"] {
      #expect(text.contains(command))
    }
    try expectNoOverflow(terminal)
  }

  @Test("control-C ends a game with exit code 130, control-D like :quit")
  func endings() throws {
    let home = try Home()
    let terminal = try Tmux(columns: 80, rows: 24, home: home)
    try terminal.type("wordhoard daily; echo \"[$?]\"")
    try terminal.wait(for: "1 of 10 ")
    try terminal.press("C-c")
    try terminal.wait(for: "[130]")
    try terminal.type("wordhoard daily; echo \"[$?]\"")
    try terminal.type("")
    try terminal.wait(for: "Enter again")
    try terminal.type("")
    try terminal.wait(for: "Enter goes on")
    try terminal.type("")
    try terminal.wait(for: "2 of 10 ")
    try terminal.press("C-d")
    try terminal.wait(for: "[0]")
    #expect(try terminal.screen().contains("stays open"))
    #expect(try home.answers().count == 1)
  }

  @Test("a terminal gets colors, except with NO_COLOR", arguments: [true, false])
  func colors(plain: Bool) throws {
    let home = try Home()
    let terminal = try Tmux(
      columns: 80, rows: 24, environment: plain ? ["NO_COLOR": "1"] : [:], home: home)
    try play(terminal)
    let screen = try terminal.screen(["-e"])
    let codes = screen.matches(of: /\u{1B}\[([\d;]*)m/)
      .flatMap { $0.1.split(separator: ";") }.compactMap { Int($0) }
    let colors = codes.filter { (30...38).contains($0) || (90...97).contains($0) }
    #expect(colors.isEmpty == plain)
    #expect(codes.contains(1), "weight is no color")
    #expect(screen.contains("Right"))
  }

  @Test("a dumb terminal gets no escape sequences")
  func dumb() throws {
    let terminal = try Tmux(columns: 80, rows: 24, home: try Home())
    try terminal.type("TERM=dumb wordhoard today; echo \"[$?]\"")
    try terminal.wait(for: "[0]")
    let screen = try terminal.screen(["-e"])
    #expect(!screen.contains("\u{1B}"))
  }
}
