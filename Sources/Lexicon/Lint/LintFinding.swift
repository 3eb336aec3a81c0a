/// One thing that the content lint has to say.
package struct LintFinding: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The content must not ship with it.
    case error
    /// For a second reader to judge.
    case note
  }

  /// How bad it is.
  package let severity: Severity
  /// The name of the rule that found it, such as `definition`; stable.
  package let rule: String
  /// The file within the pack, such as `words/nature.words`; `words` where it is about them all.
  package let file: String
  /// The line, from 1; 0 where it is about the file as a whole.
  package let line: Int
  /// What is to be said.
  package let message: String

  /// A finding.
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
  /// By place; at one place errors stand before notes.
  package static func < (left: LintFinding, right: LintFinding) -> Bool {
    (left.file, left.line, left.severity.rawValue, left.message)
      < (right.file, right.line, right.severity.rawValue, right.message)
  }
}
