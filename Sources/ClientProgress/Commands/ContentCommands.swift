package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Commands for the authors of a word pack.
package struct ContentCommands {
  private let check: ContentCheck
  private let folder: String
  private let host: Host
  private var messages: Messages { host.messages }

  package init(folder: String, host: Host) {
    check = ContentCheck(folder: folder)
    self.folder = folder
    self.host = host
  }

  /// Checks the pack and prints the findings.
  ///
  /// - Parameters:
  ///   - isSmall: whether to skip the checks for a minimum of words and categories.
  ///   - showsNotes: whether to print notes that a second reader should judge.
  /// - Throws: `ClientError` if there are errors.
  package func run(isSmall: Bool, showsNotes: Bool) throws {
    let report = try check.report(isSmall: isSmall)
    if !report.isComplete {
      host.remark(
        messages("some checks are skipped; install wordnet-base and wamerican to run them all"))
    }
    for finding in report.findings where showsNotes || finding.severity == .error {
      host.output.write("\(finding)\n")
    }
    let errors = report.findings.count { $0.severity == .error }
    let notes = report.findings.count - errors
    guard errors == 0 else {
      throw ClientError(
        .contentMalformed,
        "\(count: errors, "\(errors) fault", "\(errors) faults") in \(folder)",
        remedy: "correct what is listed", exit: .data)
    }
    host.output.write(summary(words: report.words, hiddenNotes: showsNotes ? 0 : notes) + "\n")
  }

  private func summary(words: Int, hiddenNotes: Int) -> String {
    let number = messages.number(words)
    let result = messages.plural(words, "\(number) word, no fault", "\(number) words, no fault")
    guard hiddenNotes > 0 else { return result }
    let notes = messages.number(hiddenNotes)
    return messages.plural(
      hiddenNotes, "\(result); \(notes) note with --notes", "\(result); \(notes) notes with --notes"
    )
  }

  /// Computes the words that are too close to each word, and writes them into the pack.
  ///
  /// - Throws: `ClientError` if WordNet or the word list is missing.
  package func updateNeighbours() throws {
    try check.updateNeighbours()
    host.output.write(messages("\(NeighbourFile.name) written") + "\n")
  }

  /// Computes the levels of English words, and writes them into the pack.
  ///
  /// - Parameter packages: the folder of the Python packages.
  /// - Throws: `ClientError` if one of its sources is missing.
  package func updateLevels(packages: String) throws {
    try check.updateLevels(packages: packages)
    for name in [LevelFile.name, CommonFile.name] {
      host.output.write(messages("\(name) written") + "\n")
    }
  }
}
