import ArgumentParser
import ClientCore
import ClientWords

struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", _superCommandName: "wordhoard",
    abstract: "List the courses, or choose the one whose words games ask.",
    discussion: """
      A course is a language to learn, with its own words, dailies and leaderboards. `--course` chooses \
      one for a single command.
      """,
    subcommands: [List.self, Use.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the courses.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().words.courseCommands.list() }
  }

  struct Use: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: "Choose a course for all games.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the course.", completion: .courses)
    var id: String

    func run() throws { try options.client().words.courseCommands.use(id) }
  }
}
