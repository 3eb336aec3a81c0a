package import Messages

/// An error as the player reads it: one line that says what is wrong and what to do, and the exit code of
/// the process.
package struct ClientError: Error, Hashable, Sendable {
  /// Exit codes, as the contract has them (`sysexits.h` where it has one).
  package enum Exit: Int32, Sendable {
    /// The command failed.
    case failed = 1
    /// Wrong usage.
    case usage = 64
    /// Bad data in a file.
    case data = 65
    /// No such input.
    case noInput = 66
    /// A server cannot be reached, or can do nothing now.
    case unavailable = 69
    /// Not signed in, or refused.
    case noPermission = 77
  }

  /// The kind of error.
  package let code: Code
  /// What is wrong.
  package let fault: Phrase
  /// What to do about it, or what follows from it.
  package let remedy: Phrase?
  /// The exit code.
  package let exit: Exit

  /// An error.
  package init(_ code: Code, _ fault: Phrase, remedy: Phrase? = nil, exit: Exit = .failed) {
    self.code = code
    self.fault = fault
    self.remedy = remedy
    self.exit = exit
  }

  /// Any error, as the player reads it.
  package init(_ error: any Error) {
    self = ClientError(known: error) ?? ClientError(.failed, Phrase(verbatim: "\(error)"))
  }

  /// The same fault with another remedy.
  package func with(remedy: Phrase?) -> ClientError {
    ClientError(code, fault, remedy: remedy, exit: exit)
  }

  /// The line that the player reads: the fault, then the remedy.
  package func text(in messages: Messages) -> String {
    let fault = messages(fault)
    return remedy.map { "\(fault); \(messages($0))" } ?? fault
  }
}
