package import FoundationEssentials

/// The outcome of running another program.
package struct ProgramOutcome: Hashable, Sendable {
  /// How the program ended.
  package enum End: Hashable, Sendable {
    /// It exited with this code.
    case exited(Int32)
    /// It was ended by this signal.
    case killed(Int32)
    /// It is still running, and is not waited for anymore.
    case running
    /// It could not be started, or wrote too much.
    case failed

    /// The end that a status of `waitpid` describes.
    package init(status: Int32) {
      self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    }
  }

  /// How the program ended.
  package let end: End
  /// Its standard output; at most `ProgramRunner.mostOutput` bytes.
  package let output: Data
  /// Its standard error, which is not shown as it is.
  package let errors: Data

  package init(_ end: End, output: Data = Data(), errors: Data = Data()) {
    self.end = end
    self.output = output
    self.errors = errors
  }

  /// Whether it exited with code 0.
  package var hasSucceeded: Bool { end == .exited(0) }

  /// The first line of its standard error, safe to show; empty if there is none.
  package var complaint: String {
    let text = String(decoding: errors.prefix(1000), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return shortened(String(line), to: 200)
  }
}
