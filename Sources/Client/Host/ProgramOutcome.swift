package import Foundation

/// What came of running another program.
package struct ProgramOutcome: Hashable, Sendable {
  /// How it ended.
  package enum End: Hashable, Sendable {
    /// With this exit code.
    case exited(Int32)
    /// By this signal.
    case killed(Int32)
    /// It goes on; nobody waits for it any longer.
    case running
    /// It could not be started, or wrote more than is taken.
    case failed
  }

  /// How it ended.
  package let end: End
  /// What it wrote to standard output; at most `ProgramRunner.mostOutput` bytes.
  package let output: Data
  /// What it wrote to standard error, which is never shown by itself.
  package let errors: Data

  /// An outcome.
  package init(_ end: End, output: Data = Data(), errors: Data = Data()) {
    self.end = end
    self.output = output
    self.errors = errors
  }

  /// Whether it did what was asked of it.
  package var hasSucceeded: Bool { end == .exited(0) }

  /// The first line that it wrote to standard error, safe to show; empty where there is none.
  package var complaint: String {
    let text = String(decoding: errors.prefix(1000), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return shownSafely(String(line), limit: 200)
  }
}
