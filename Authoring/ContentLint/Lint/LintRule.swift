import Lexicon

/// One rule of the content lint. A new rule is a new type and a line in `ContentLint.rules`.
protocol LintRule: Sendable {
  /// Its stable name, in lower case with hyphens.
  var name: String { get }

  /// Its findings, in any order.
  func findings(in subject: LintSubject) -> [LintFinding]
}

extension LintRule {
  /// An error about an entry.
  func error(_ entry: ContentEntry, _ message: String) -> LintFinding {
    LintFinding(.error, rule: name, file: entry.file, line: entry.line, message)
  }

  /// A note about an entry.
  func note(_ entry: ContentEntry, _ message: String) -> LintFinding {
    LintFinding(.note, rule: name, file: entry.file, line: entry.line, message)
  }

  /// An error about a file, or a line of it.
  func error(file: String, line: Int = 0, _ message: String) -> LintFinding {
    LintFinding(.error, rule: name, file: file, line: line, message)
  }
}
