import ArgumentParser
import ClientCore
import Messages
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
    for topic in CommandTopic.allCases { #expect(help.contains(topic.name.key.uppercased())) }
    for name in RootCommandTests.names {
      #expect(help.split(separator: "\n").count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
  }

  @Test("without a command, the home screen opens", arguments: [[], ["--plain"], ["home"]])
  func home(_ arguments: [String]) async throws {
    #expect(try await Main.command(arguments) is HomeCommand)
  }

  @Test("--help after a command lists all its subcommands, and of a subcommand its own options")
  func help() async throws {
    func help(_ arguments: [String]) async throws -> String {
      let error = await #expect(throws: (any Error).self) {
        // The command `help` throws its text.
        var command = try await Main.command(arguments)
        try command.run()
      }
      return WordhoardCommand.fullMessage(for: try #require(error))
    }
    for command in WordhoardCommand.configuration.subcommands {
      let name = try #require(command.configuration.commandName)
      for option in ["--help", "-h"] {
        let text = try await help([name, option])
        for part in command.configuration.subcommands where part.configuration.shouldDisplay {
          let part = try #require(part.configuration.commandName)
          #expect(text.contains("\n  \(part) "), "\(name) \(part)")
        }
      }
    }
    #expect(try await help(["deck", "new", "--help"]).contains("--pair"))
    #expect(try await help(["--help"]).contains("  daily "))
    #expect(try await help(["lern", "--help"]).contains("Unexpected argument"))
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
