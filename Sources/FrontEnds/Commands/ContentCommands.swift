import Client
import GameEngine
import Lexicon
import Messages

/// Commands for those who write a word pack.
package struct ContentCommands {
  private let check: ContentCheck
  private let folder: String
  private let host: Host

  /// Commands for the pack in a folder.
  package init(folder: String, host: Host) {
    check = ContentCheck(folder: folder)
    self.folder = folder
    self.host = host
  }

  /// Prints what is wrong.
  ///
  /// - Parameters:
  ///   - isSmall: whether to ask for no number of words and categories.
  ///   - showsNotes: whether to print what is for a second reader to judge.
  /// - Throws: `ClientError` where anything is.
  package func run(isSmall: Bool, showsNotes: Bool) throws {
    let report = try check.report(isSmall: isSmall)
    if !report.isComplete {
      host.remark("not all is checked; install wordnet-base and wamerican for the rest")
    }
    for finding in report.findings where showsNotes || finding.severity == .error {
      host.output.write("\(finding)\n")
    }
    let errors = report.findings.count { $0.severity == .error }
    let notes = report.findings.count - errors
    guard errors == 0 else {
      throw ClientError(
        .contentMalformed,
        "\(counted(errors, "fault")) in \(folder)",
        remedy: "correct what is listed",
        exit: .data)
    }
    let remark = notes == 0 || showsNotes ? "" : "; \(counted(notes, "note")) with --notes"
    host.output.write("\(counted(report.words, "word")), no fault\(remark)\n")
  }

  /// Works out what stands too near to each word, and writes it into the pack.
  ///
  /// - Throws: `ClientError` where WordNet or the word list is missing.
  package func updateNeighbours() throws {
    try check.updateNeighbours()
    host.output.write("\(NeighbourFile.name) written\n")
  }

  /// Works out the levels of English words, and writes them into the pack.
  ///
  /// - Parameter packages: the folder that the Python packages are in.
  /// - Throws: `ClientError` where something that is read for it is missing.
  package func updateLevels(packages: String) throws {
    try check.updateLevels(packages: packages)
    host.output.write("\(LevelFile.name) written\n")
  }
}
