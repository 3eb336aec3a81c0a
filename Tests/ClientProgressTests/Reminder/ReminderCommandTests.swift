import ClientCore
import ClientProgress
import Foundation
import TestSupport
import Testing

@Suite("The command of a timer")
struct ReminderCommandTests {
  private static let words = [
    "/home/ada/plain-1.2_x", "two words", "100%", "%h %n %%", "$HOME ${HOME} $$", "it's", "'",
    #"say "oh""#, #"back\slash"#, #"ends in \"#, #"\\"#, #"\%"#, #"\\%\'"#, "`id`", "~", "*",
    "# no",
    "a;b&c|d>e", "é – ✓", "!!", "", " ",
    // Each of these signs forms one character with the next scalar.
    "a'\u{200D}; id", "'\u{301}", "\"\u{301} x", "\\\u{301}", "100%\u{200D}", "$\u{301}HOME",
  ]

  /// The arguments that a shell reads from a line.
  private func read(_ line: String) throws -> [String] {
    let outcome = try #require(
      ProgramRunner(environment: ["PATH": "/usr/bin:/bin"]).run("sh", ["-c", line], input: Data()))
    #expect(outcome.hasSucceeded, "\(outcome.complaint)")
    return String(decoding: outcome.output, as: UTF8.self).split(
      separator: "\u{1}", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  private func command(_ words: [String]) throws -> ReminderCommand {
    try ReminderCommand(
      ["/usr/bin/printf", #"%s\001"#] + words, environment: [("MOOD", "50% good, isn't \\ it")])
  }

  /// The line that cron passes to the shell.
  ///
  /// - Parameter joins: whether two backslashes are read as one, as by older versions of cron.
  private func unescapedByCron(_ text: String, joins: Bool) throws -> String {
    var shown = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      try #require(scalar != "%", "a percent sign ends the command")
      if scalar == "\\", let next = rest.first, next == "%" || joins && next == "\\" {
        shown.append(next)
        rest.removeFirst()
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The line that systemd passes to the shell: it expands escapes, specifiers and variables, in this order.
  private func unescapedBySystemd(_ text: String) throws -> String {
    typealias Scalars = [Unicode.Scalar]
    func undone(_ text: Scalars, _ sign: Unicode.Scalar, _ known: Scalars) throws -> Scalars {
      var shown: Scalars = []
      var rest = text[...]
      while let scalar = rest.popFirst() {
        if scalar == sign {
          let following = rest.popFirst()
          let next = try #require(following)
          try #require(known.contains(next), "\(sign)\(next) means something else")
          shown.append(next)
        } else {
          shown.append(scalar)
        }
      }
      return shown
    }
    let inside = Array(text.unicodeScalars)
    try #require(inside.first == "\"" && inside.last == "\"")
    let plain = try undone(Array(inside.dropFirst().dropLast()), "\\", ["\\", "\""])
    return String(
      String.UnicodeScalarView(try undone(try undone(plain, "%", ["%"]), "$", ["$"])))
  }

  @Test("every word is unchanged by the shell, by all versions of cron and by systemd")
  func roundTrips() throws {
    let command = try command(ReminderCommandTests.words)
    let shell = command.shellLine
    #expect(try read(shell) == ReminderCommandTests.words)
    for joins in [true, false] {
      #expect(try unescapedByCron(command.crontabText, joins: joins) == shell)
    }
    #expect(try unescapedBySystemd(command.systemdText) == shell)
  }

  @Test("random texts are unchanged, too", arguments: 0..<20)
  func anyText(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    // A joiner is only its own character at the start.
    let letters = "\u{200D}" + #"ab %$\'"`#~ é"#
    let words = (0..<10).map { _ in gen.text(of: letters, length: 0...12) }
    let command = try command(words)
    #expect(try read(command.shellLine) == words)
    for joins in [true, false] {
      #expect(try unescapedByCron(command.crontabText, joins: joins) == command.shellLine)
    }
    #expect(try unescapedBySystemd(command.systemdText) == command.shellLine)
  }

  @Test("the command has the given environment")
  func environment() throws {
    let command = try ReminderCommand(
      ["/usr/bin/printenv", "MOOD"], environment: [("MOOD", "50% good, isn't \\ it")])
    let outcome = ProgramRunner(environment: ["PATH": "/usr/bin:/bin"])
      .run("sh", ["-c", command.shellLine], input: Data())
    #expect(outcome?.output == Data("50% good, isn't \\ it\n".utf8))
  }

  @Test("plain words are not quoted")
  func plain() throws {
    let command = try ReminderCommand(["/usr/bin/wordhoard", "remind", "now"], environment: [])
    #expect(command.crontabText == "/usr/bin/wordhoard remind now")
    #expect(command.systemdText == "\"/usr/bin/wordhoard remind now\"")
  }

  @Test("a path with control characters is refused", arguments: ["a\nb", "a\u{7}", "\u{1B}[0m"])
  func controls(_ path: String) {
    let error = #expect(throws: ClientError.self) {
      try ReminderCommand(["/bin/wordhoard", path], environment: [])
    }
    #expect(error?.code == .pathUnusable)
    #expect(throws: ClientError.self) {
      try ReminderCommand(["/bin/wordhoard"], environment: [("MOOD", path)])
    }
  }
}
