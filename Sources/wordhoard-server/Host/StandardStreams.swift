import Foundation

/// The standard streams of a command.
enum StandardStreams {
  /// Prints a line on standard output at once.
  ///
  /// - Throws: `OperatorError.outputNotWritable`, so that no password is lost silently.
  static func print(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw OperatorError.outputNotWritable
    }
  }

  /// Prints a line on standard error. A failure to do so is ignored.
  static func warn(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(plain(line))\n".utf8))
  }

  /// Whether the command runs in a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Shows progress on the last line of a terminal, replacing the previous progress. Does nothing
  /// elsewhere.
  static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(plain(line))".utf8))
  }

  /// A text as one line without control characters.
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
