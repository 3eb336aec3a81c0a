/// A finding of the content lint.
package struct LintFinding: Hashable, Sendable {
  /// Whether a finding prevents a release.
  package enum Severity: String, Sendable {
    /// An error: the content must not be shipped.
    case error
    /// A note for a second reader to judge.
    case note
  }

  /// Errors fail the lint; notes do not.
  package let severity: Severity
  /// The name of the rule that found it, such as `definition`; stable.
  package let rule: String
  /// The file within the pack, such as `words/nature.words`; `words` if it concerns all of them.
  package let file: String
  /// The line, from 1; 0 if it concerns the whole file.
  package let line: Int
  /// The description for the author of the pack, without the place.
  package let message: String

  package init(
    _ severity: Severity, rule: String, file: String, line: Int = 0, _ message: String
  ) {
    self.severity = severity
    self.rule = rule
    self.file = file
    self.line = line
    self.message = message
  }
}

extension LintFinding: CustomStringConvertible {
  package var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return "\(place): \(severity.rawValue): \(message)"
  }
}

extension LintFinding: Comparable {
  /// By place; at one place errors come before notes.
  package static func < (left: LintFinding, right: LintFinding) -> Bool {
    (left.file, left.line, left.severity.rawValue, left.message)
      < (right.file, right.line, right.severity.rawValue, right.message)
  }
}
