import ArgumentParser
import ContentLint

struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Recompute derived/neighbours.tsv, synonyms.tsv and apart.tsv.",
    discussion: "Requires Debian's packages wordnet-base and wamerican; --data also scowl.")
  @OptionGroup var pack: PackOptions
  @Option(
    help: ArgumentHelp(
      """
      First recompute derived/levels.tsv and common.tsv, from the Python packages in this \
      folder.
      """,
      valueName: "folder"),
    completion: .directory)
  var data: String?

  func run() throws {
    let files = DerivedFiles(folder: try pack.directory())
    // Synonym questions depend on the levels.
    if let data { report(try Console.reporting { try files.updateLevels(packages: data) }) }
    report(try Console.reporting { try files.updateNeighbours() })
  }

  private func report(_ names: [String]) {
    for name in names { Console.say("\(name) written") }
  }
}
