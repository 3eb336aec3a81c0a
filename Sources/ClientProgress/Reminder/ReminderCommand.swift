package import ClientCore
import Messages

/// The command that a timer runs, in the syntax of each kind of timer.
package struct ReminderCommand: Sendable {
  /// The command as a line for `/bin/sh`.
  package let shellLine: String

  /// Quotes the words and variables for the shell.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - environment: variables to set for the program.
  /// - Throws: `ClientError` if a text contains control characters.
  package init(_ words: [String], environment: [(name: String, value: String)]) throws(ClientError)
  {
    for text in words + environment.map(\.value) {
      let isLine = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard isLine else {
        throw ClientError(
          .pathUnusable,
          "a reminder cannot use the path \(shortened(text)), which contains control characters",
          remedy: "rename it")
      }
    }
    let assignments = environment.map { "\($0.name)=\(ReminderCommand.quoted($0.value))" }
    shellLine = (assignments + words.map(ReminderCommand.quoted)).joined(separator: " ")
  }

  /// The command for a line of a crontab, in which an unescaped percent sign would be a line feed.
  package var crontabText: String { ReminderCommand.escaped(shellLine, ["%": "\\%"]) }

  /// The command as an argument of `ExecStart` in a systemd unit, in double quotes. It is escaped
  /// so that systemd expands no variables or specifiers.
  package var systemdText: String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\"": "\\\"", "%": "%%", "$": "$$"]
    return "\"" + ReminderCommand.escaped(shellLine, escapes) + "\""
  }

  /// A quoted word for the shell. After a backslash the quotes are closed and opened again: some
  /// implementations of cron read two backslashes as one, and a backslash before a percent sign as
  /// the percent sign.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if plain, !word.isEmpty { return word }
    return "'" + escaped(word, ["'": #"'\''"#, "\\": #"\''"#]) + "'"
  }

  /// Replaces Unicode scalars of a text, not characters: for a shell, a quote followed by a
  /// combining accent is still a quote.
  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
