import Foundation

/// What a command says.
enum StandardStreams {
  /// Prints a line on standard output, at once.
  ///
  /// - Throws: `ServerFailure` where nobody takes it; a password that was not told must not be lost
  ///   silently.
  static func print(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw ServerFailure("standard output cannot be written")
    }
  }

  /// Prints a line on standard error. Nothing can be done where nobody takes it.
  static func warn(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(plain(line))\n".utf8))
  }

  /// Whether somebody sits at a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// A text as one line that moves no cursor.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }
}
