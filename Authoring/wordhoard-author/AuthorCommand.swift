import ArgumentParser

/// `wordhoard-author`: checks a pack of words, and computes the files that follow from it.
@main
struct AuthorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard-author",
    abstract: "Check a word pack, and update its derived files.",
    discussion: "docs/content.md describes the files and the rules.",
    subcommands: [CheckCommand.self, UpdateCommand.self])
}
