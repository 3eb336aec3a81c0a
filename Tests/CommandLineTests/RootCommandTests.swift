import ArgumentParser
import ClientCore
import Testing

@testable import wordhoard

@Suite("The root command")
struct RootCommandTests {
  private static let names = WordhoardCommand.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  @Test("every command has a name of its own, and belongs to wordhoard")
  func names() {
    #expect(RootCommandTests.names.count == WordhoardCommand.configuration.subcommands.count)
    #expect(Set(RootCommandTests.names).count == RootCommandTests.names.count)
    #expect(
      WordhoardCommand.configuration.subcommands.allSatisfy {
        $0.configuration._superCommandName == "wordhoard"
      })
  }

  @Test("the help lists the commands in six groups, and each in one of them")
  func groups() {
    let help = WordhoardCommand.helpMessage(columns: 100)
    for topic in CommandTopic.allCases { #expect(help.contains(topic.rawValue.uppercased())) }
    for name in RootCommandTests.names {
      #expect(help.split(separator: "\n").count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
  }

  @Test("without a command, the home screen opens", arguments: [[], ["--plain"], ["home"]])
  func home(_ arguments: [String]) async throws {
    #expect(try await Main.command(arguments) is HomeCommand)
  }

  @Test("--version prints the version")
  func version() async throws {
    let error = await #expect(throws: (any Error).self) { try await Main.command(["--version"]) }
    #expect(WordhoardCommand.fullMessage(for: try #require(error)) == WordhoardCommand.version)
  }

  @Test("the options of all commands may be before the command or after it")
  func options() async throws {
    let options = [
      "--plain", "--json", "--home", "/h", "--theme", "sepia", "--server", "http://localhost",
      "--insecure", "--new",
    ]
    let word = ["define", "accident", "--dictionary", "wordnet"]
    for arguments in [word + options, options + word] {
      let command = try #require(
        try await Main.command(withGlobalOptionsLast(arguments)) as? any ClientCommand)
      let read = command.options
      #expect(read.plain && read.json && read.insecure && read.new)
      #expect(read.home == "/h" && read.theme == "sepia" && read.server == "http://localhost")
    }
  }
}
