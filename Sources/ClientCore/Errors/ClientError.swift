package import Messages

/// An error for the player: one line with the problem and the remedy, and the exit code of the process.
package struct ClientError: Error, Hashable, Sendable {
  /// Exit codes; the codes from 64 on are from `sysexits.h`.
  package enum Exit: Int32, Sendable {
    /// The command failed for a reason without a code of its own.
    case failed = 1
    /// The command line is wrong, or a value is invalid.
    case usage = 64
    /// Invalid data in a file.
    case data = 65
    /// A file is missing or cannot be read.
    case noInput = 66
    /// A server cannot be reached, or is not available.
    case unavailable = 69
    /// Not signed in, or refused by the server.
    case noPermission = 77
  }

  /// The kind of error, by which code and other programs distinguish errors.
  package let code: Code
  /// The problem in one sentence, without a period.
  package let fault: Phrase
  /// The remedy, or the consequence, after the problem and a semicolon; nil if there is none.
  package let remedy: Phrase?
  /// The code with which the process exits if the error ends it.
  package let exit: Exit

  package init(_ code: Code, _ fault: Phrase, remedy: Phrase? = nil, exit: Exit = .failed) {
    self.code = code
    self.fault = fault
    self.remedy = remedy
    self.exit = exit
  }

  /// Converts any error. One of an unknown type becomes `failed`, with its description as the
  /// problem.
  package init(_ error: any Error) {
    self = ClientError(known: error) ?? ClientError(.failed, Phrase(verbatim: "\(error)"))
  }

  /// The same fault with another remedy.
  package func with(remedy: Phrase?) -> ClientError {
    ClientError(code, fault, remedy: remedy, exit: exit)
  }

  /// The line to show: the problem, then the remedy.
  package func text(in messages: Messages) -> String {
    let fault = messages(fault)
    return remedy.map { "\(fault); \(messages($0))" } ?? fault
  }
}
