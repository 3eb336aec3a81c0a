import Foundation
import Testing

@Suite("Invalid input during a game")
struct BadInputTests {
  /// A line that is not a valid answer.
  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]

    static let all = [
      Line("bytes that are not UTF-8", [0xFF, 0xFE, 0x80, 0x31]),
      Line("a lone surrogate", [0xED, 0xA0, 0x80]),
      Line("a megabyte", Array(repeating: 0x61, count: 1_000_000)),
      Line("a megabyte that is not UTF-8", Array(repeating: 0xFF, count: 1_000_000)),
      Line(
        "a megabyte of combining accents", Array(repeating: [0xCC, 0x81], count: 500_000).joined()),
      Line("NUL bytes", [0, 0, 0]),
      Line("a number and a NUL byte", [0x31, 0]),
      Line("escape sequences", Array("\u{1B}[2J\u{1B}]0;x\u{7}".utf8)),
      Line("a command that is unknown", Array(":unknown".utf8)),
      Line("the command of the referee", Array(":next".utf8)),
      Line("a lone colon", Array(":".utf8)),
      Line("a choice that is not there", Array("5".utf8)),
      Line("choice zero", Array("0".utf8)),
      Line("a negative number", Array("-1".utf8)),
      Line("a number beyond all bounds", Array("99999999999999999999".utf8)),
      Line("a word of another script", Array("слово".utf8)),
    ]

    init(_ description: String, _ bytes: some Sequence<UInt8>) {
      testDescription = description
      self.bytes = Array(bytes)
    }
  }

  @Test("a choice refuses it without a change, and the game goes on")
  func refused() throws {
    let home = try Home()
    let daily = try LearntDaily.today()
    let game = try JSONLGame(["daily"], home: home)
    try game.open()
    for line in Line.all {
      game.child.send(Data(line.bytes))
      #expect(try game.send("").map(\.event) == ["refused"], "\(line.testDescription)")
    }
    #expect(try home.answers().isEmpty)
    let next = try game.send(daily.moves[0])
    #expect(next.map(\.event) == ["verdict", "question"])
    #expect(next.first?.isRight == true)
    let outcome = try game.finish()
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
  }

  @Test("typed answers of any bytes do not damage the journal")
  func typed() throws {
    let home = try Home()
    let game = try JSONLGame(["play", "recall", "--questions", "20", "--seed", "5"], home: home)
    try game.open()
    var answered = 0
    for line in Line.all {
      game.child.send(Data(line.bytes))
      let events = try game.send("")
      #expect(["refused", "verdict"].contains(events.first?.event), "\(line.testDescription)")
      if events.first?.event == "verdict" { answered += 1 }
    }
    #expect(try game.send(":quit").last?.event == "result")
    #expect(try game.finish().status == 0)
    #expect(answered > 0)
    #expect(try home.answers().count == answered)
    let history = try Binary.run("history", home: home)
    #expect(history.status == 0)
    let controls = history.stdout.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(try Binary.run("export \(home.file("out"))", home: home).status == 0)
    let other = try Home()
    #expect(try Binary.run("import \(home.file("out"))", home: other).status == 0)
    #expect(try other.answers() == home.answers())
  }

  @Test("line mode reports it and asks again")
  func lineMode() throws {
    let home = try Home()
    let input = Line.all.map { Data($0.bytes) + Data("\n".utf8) }.reduce(Data(), +)
    let outcome = try Binary.run(["daily"], input: input + Data("\n".utf8), home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
    let refusals = outcome.stdout.split(separator: "\n").filter {
      $0.drop { $0 == " " }.hasPrefix("! ")
    }
    #expect(refusals.count == Line.all.count)
    #expect(outcome.stdout.contains("2 of 10"))
    #expect(!outcome.stdout.contains("3 of 10"))
    #expect(!outcome.stdout.contains("\u{1B}"))
    #expect(try home.answers().count == 1)
  }

  @Test("with closed input, one question is asked and the daily stays open")
  func closedInput() throws {
    let home = try Home()
    for command in ["daily", "daily --jsonl"] {
      let outcome = try Binary.shell("wordhoard \(command) <&-", home: home)
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "")
    }
    #expect(try Binary.run("today --short", home: home).stdout.contains("open at question 1"))
  }

  @Test("no file takes the place of a closed standard stream")
  func closedStreams() throws {
    let home = try Home()
    let streams = home.file("streams")
    // The program that speaks looks at the streams of the one that started it.
    let script = """
      mkdir "$HOME/bin" && cat > "$HOME/bin/espeak-ng" <<'END'
      #!/bin/sh
      for stream in 0 1 2; do readlink /proc/$PPID/fd/$stream; done > \(streams)
      END
      chmod +x "$HOME/bin/espeak-ng"
      PATH="$HOME/bin:$PATH" wordhoard say garden <&- >&- 2>&-
      """
    #expect(try Binary.shell(script, home: home).status == 0)
    #expect(
      try String(contentsOfFile: streams, encoding: .utf8) == "/dev/null\n/dev/null\n/dev/null\n")
  }

  @Test("closing the output ends the program, and the answers are kept")
  func closedOutput() throws {
    let home = try Home()
    let outcome = try Binary.shell(
      "yes '' | head -50 | wordhoard play --jsonl --questions 50 | head -c 2000 > /dev/null",
      home: home)
    #expect(outcome.status == 0)
    #expect(try home.doubledAnswers() == [])
    #expect(try Binary.run("today", home: home).status == 0)
  }

  @Test(
    "arguments of any bytes lead to one error line",
    arguments: Line.all.prefix(8).filter { $0.bytes.contains { $0 != 0 } })
  func arguments(line: Line) throws {
    let bytes = line.bytes.filter { $0 != 0 }.prefix(100_000)
    let home = try Home()
    try Data(bytes).write(to: URL(filePath: home.file("argument")))
    let outcome = try Binary.shell(
      "wordhoard define -- \"$(cat \(home.file("argument")))\"", home: home)
    #expect(outcome.status == 1)
    #expect(outcome.stdout == "")
    #expect(outcome.errorLines.count == 1)
    // Compare bytes, since an accent at the beginning combines with the blank before it.
    #expect(outcome.stderr.utf8.starts(with: "wordhoard: ".utf8))
    #expect(outcome.stderr.utf8.count < 400)
    #expect(!outcome.stderr.contains("\u{1B}"))
  }
}
