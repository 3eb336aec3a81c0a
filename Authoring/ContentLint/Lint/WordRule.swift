import GameEngine
import Lexicon

/// A rule that checks each word by itself; all its findings are errors.
protocol WordRule: LintRule {
  /// The faults of a word, each as a sentence without a full stop.
  func faults(in word: Item) -> [String]
}

extension WordRule {
  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pack.entries.flatMap { entry in
      faults(in: entry.word).map { error(entry, "\(entry.word.term): \($0)") }
    }
  }
}
