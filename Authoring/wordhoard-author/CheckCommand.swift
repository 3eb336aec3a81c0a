import ArgumentParser
import ContentLint

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a word pack against its rules.",
    discussion: """
      Prints each error with file and line, and exits with 65 if there is one. Checks that need \
      WordNet or a list of English words require Debian's packages wordnet-base and wamerican, those of \
      German genders dict-freedict-deu-eng.
      """)
  @OptionGroup var pack: PackOptions
  @Flag(help: "Also list what a second reader should check.")
  var notes = false
  @Flag(help: "Do not require a minimum of words and categories, for a small pack of your own.")
  var small = false

  func run() throws {
    let folder = try pack.directory()
    let report = try Console.reporting { try ContentCheck(folder: folder).report(isSmall: small) }
    if !report.isComplete {
      Console.warn(
        "some checks are skipped; to run them all, install wordnet-base and wamerican, for German dict-freedict-deu-eng"
      )
    }
    for finding in report.findings where notes || finding.severity == .error {
      Console.say("\(finding)")
    }
    let errors = report.errors
    guard errors == 0 else {
      Console.warn(
        "\(counted(errors, "fault")) in \(folder); correct what is listed")
      throw Console.invalidData
    }
    let hidden = notes ? 0 : report.findings.count
    Console.say(
      "\(counted(report.words, "word")), no faults"
        + (hidden > 0 ? "; \(counted(hidden, "note")) with --notes" : ""))
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
