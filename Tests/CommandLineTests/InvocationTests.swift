import ArgumentParser
import ClientCore
import ClientPlay
import Testing

@testable import wordhoard

@Suite("Everyday command lines")
struct InvocationTests {
  private static let names = WordhoardCommand.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  @Test(
    "the everyday ones are read without ArgumentParser",
    arguments: [
      [], ["home"], ["today"], ["daily"], ["learn"], ["play"], ["run"], ["speed"], ["word"],
      ["define", "accident"], ["--version"],
    ])
  func everyday(_ arguments: [String]) {
    for flags in [[], ["--plain"], ["--json"], ["--plain", "--json"]] {
      let (values, rest) = GlobalValues.flags(endingIn: arguments + flags)
      #expect(Invocation(plain: rest) != nil)
      #expect(values.isPlain == flags.contains("--plain"))
      #expect(values.isJSON == flags.contains("--json"))
    }
  }

  @Test(
    "whatever is read without ArgumentParser has the values that ArgumentParser gives it",
    arguments: [
      [], ["accident"], ["naïve"], ["ice cream"], ["help"], ["a=b"], [""], ["two", "words"], ["-"],
      ["--"], ["--", "accident"], ["--json"], ["--plain"], ["-x"], ["accident", "--json"],
      ["--plain", "--json", "--plain"], ["--", "--plain"], ["accident", "--", "--json"],
      ["--json", "accident"], ["--home", "/tmp"], ["--level", "1"], ["--version"], ["--help"],
    ])
  func same(_ words: [String]) async throws {
    for arguments in InvocationTests.names.map({ [$0] + words }) + [words] {
      let (values, rest) = GlobalValues.flags(endingIn: arguments)
      guard let plain = Invocation(plain: rest), plain != .version else { continue }
      let parsed = try #require(
        try await Main.command(arguments) as? any InvocationCommand, "\(arguments)")
      #expect(try parsed.makeInvocation() == plain, "\(arguments)")
      #expect(parsed.options.values == values, "\(arguments)")
    }
  }

  @Test("options and mistakes are left to ArgumentParser")
  func others() {
    for name in InvocationTests.names {
      for other in [["--help"], ["--nonsense"], ["-x"], ["one", "two"], ["--plain", "one"]] {
        let (_, rest) = GlobalValues.flags(endingIn: [name] + other)
        #expect(Invocation(plain: rest) == nil, "\(name) \(other)")
      }
    }
    for arguments in [["define"], ["define", "--", "x"], ["nonsense"], ["help"], [""], ["--help"]] {
      #expect(Invocation(plain: arguments) == nil, "\(arguments)")
    }
  }

  @Test("--version prints what ArgumentParser prints")
  func version() async throws {
    #expect(Invocation(plain: ["--version"]) == .version)
    let error = await #expect(throws: (any Error).self) {
      try await Main.command(["--version"])
    }
    #expect(WordhoardCommand.fullMessage(for: try #require(error)) == WordhoardCommand.version)
  }

  @Test("options reach the values")
  func options() async throws {
    let parsed = try #require(
      try await Main.command([
        "define", "accident", "--dictionary", "wordnet", "--plain", "--json", "--home", "/h",
        "--theme", "sepia", "--server", "http://localhost", "--insecure", "--new",
      ]) as? any InvocationCommand)
    #expect(try parsed.makeInvocation() == .define("accident", dictionary: "wordnet"))
    #expect(
      parsed.options.values
        == GlobalValues(
          isPlain: true, isJSON: true, home: "/h", theme: "sepia", server: "http://localhost",
          isInsecure: true, startsNew: true))
  }
}
