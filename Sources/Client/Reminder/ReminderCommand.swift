import Messages

/// The command that a timer runs, as each kind of timer wants it written.
package struct ReminderCommand: Sendable {
  /// As a line for `/bin/sh`.
  package let shellLine: String

  /// A command.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - environment: what it finds in its environment besides what the timer gives.
  /// - Throws: `ClientError` for a text that cannot stand on a line.
  package init(_ words: [String], environment: [(name: String, value: String)]) throws(ClientError)
  {
    for text in words + environment.map(\.value) {
      let isLine = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard isLine else {
        throw ClientError(
          .pathUnusable,
          "a reminder cannot use the path \(shownSafely(text)), which contains control characters",
          remedy: "rename it")
      }
    }
    let assignments = environment.map { "\($0.name)=\(ReminderCommand.quoted($0.value))" }
    shellLine = (assignments + words.map(ReminderCommand.quoted)).joined(separator: " ")
  }

  /// As the command of a crontab's line, where a percent sign would be the end of a line.
  package var crontabText: String { ReminderCommand.escaped(shellLine, ["%": "\\%"]) }

  /// As the argument of `ExecStart` in a unit of systemd, between double quotes: with its escapes, without
  /// its variables and specifiers.
  package var systemdText: String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\"": "\\\"", "%": "%%", "$": "$$"]
    return "\"" + ReminderCommand.escaped(shellLine, escapes) + "\""
  }

  /// A word for the shell. After a backslash the quotes are closed and opened again: some crons take two
  /// backslashes in a row for one, and a percent sign after one for itself.
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

  /// A text with other texts in the places of some scalars. Whoever reads it knows no characters: a quote
  /// ends a word also where an accent stands on it.
  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
