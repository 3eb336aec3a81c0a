import ArgumentParser
import ContentLint
import Foundation

/// The output of the program. Texts of a pack are not trusted, so what a terminal obeys is shown by its name.
enum Console {
  /// The exit code for invalid data in a file.
  static let invalidData = ExitCode(65)

  /// Prints a line on standard output.
  static func say(_ line: String) { print(visible(line)) }

  /// Prints a line on standard error.
  static func warn(_ line: String) {
    let bytes = Data("wordhoard-author: \(visible(line))\n".utf8)
    try? FileHandle.standardError.write(contentsOf: bytes)
  }

  /// The result of some work. Prints its error in one line.
  ///
  /// - Throws: the exit code of the error.
  static func reporting<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      guard let known = AuthoringError(error) else { throw error }
      warn("\(known)")
      throw known.isUnreadable ? ExitCode(66) : invalidData
    }
  }
}
