import GameEngine

/// A rule that looks at each word by itself; all that it finds are errors.
protocol WordRule: LintRule {
  /// What is wrong with a word, each fault as a sentence without a full stop.
  func faults(in word: Item) -> [String]
}

extension WordRule {
  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pack.entries.flatMap { entry in
      faults(in: entry.word).map { error(entry, "\(entry.word.term): \($0)") }
    }
  }
}
