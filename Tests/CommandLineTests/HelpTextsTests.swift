import ArgumentParser
import Exchange
import Foundation
import Messages
import Testing

@testable import wordhoard

@Suite("The help of commands in other languages")
struct HelpTextsTests {
  /// The parser's help of every command.
  private static func all(columns: Int) -> [String] {
    func help(_ command: any ParsableCommand.Type) -> [String] {
      [WordhoardCommand.helpMessage(for: command, columns: columns)]
        + command.configuration.subcommands.flatMap(help)
    }
    return help(WordhoardCommand.self)
  }

  private static let unbroken = all(columns: 10_000)

  private static func german() throws -> Messages {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    return try CatalogueFolder(path: root.appending(path: "Content/messages").path)
      .messages(in: "de")
  }

  /// The texts beside the names of options, arguments and commands.
  private static func texts(_ help: String) -> [String] {
    help.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && $0.count > 26 && $0.prefix(26).last == " " }
      .map { String($0.dropFirst(26)) }
  }

  @Test("in English, nothing differs from what the parser prints")
  func english() {
    #expect(HelpTextsTests.unbroken.count > 100)
    let wide = HelpTexts(messages: .english, width: 10_000)
    for help in HelpTextsTests.unbroken { #expect(wide.text(of: help) == help) }
  }

  @Test("lines are broken at the width of the terminal", arguments: [60, 80, 120])
  func width(_ width: Int) {
    let texts = HelpTexts(messages: .english, width: width)
    for (help, expected) in zip(HelpTextsTests.unbroken, HelpTextsTests.all(columns: width)) {
      let text = texts.text(of: help)
      #expect(
        text.split(whereSeparator: \.isWhitespace) == expected.split(whereSeparator: \.isWhitespace)
      )
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("USAGE: ") }
      #expect(lines.allSatisfy { $0.count <= width })
    }
  }

  @Test("in German no option, argument or command is missing, and no text is in English")
  func german() throws {
    func names(_ help: String) -> [Substring] {
      help.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.dropFirst(2).first != " " }
        .compactMap { $0.split(separator: " ").first }.map { $0.hasPrefix("<") ? "<" : $0 }
        .filter { !["See", "Ausführliche"].contains($0) }
    }
    let messages = try HelpTextsTests.german()
    for help in HelpTextsTests.unbroken {
      let german = HelpTexts(messages: messages, width: 10_000).text(of: help)
      #expect(names(german) == names(help))
      #expect(Set(HelpTextsTests.texts(german)).isDisjoint(with: HelpTextsTests.texts(help)))
      let ends = (german.firstRange(of: "\n\nAUFRUF: "), help.firstRange(of: "\n\nUSAGE: "))
      let (end, englishEnd) = (try #require(ends.0), try #require(ends.1))
      let paragraphs = Set(german[..<end.lowerBound].split(separator: "\n"))
      #expect(paragraphs.isDisjoint(with: help[..<englishEnd.lowerBound].split(separator: "\n")))
      for part in help.split(separator: "<").dropFirst() where !part.hasPrefix("HH:MM>") {
        let name = "<" + part.prefix { $0 != ">" } + ">"
        #expect(messages.withValueNames(name) != name, "\(name)")
      }
    }
  }

  @Test("what is not help is not translated", arguments: ["0.1.0", "#compdef wordhoard", "{}"])
  func other(_ answer: String) { #expect(!HelpTexts.isHelp(answer)) }

  @Test("the help of import lists every field of a card")
  func fields() throws {
    let help = try #require(
      HelpTextsTests.unbroken.first { $0.contains("USAGE: wordhoard import ") })
    let list = DraftField.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(help.contains(" Fields: \(list)."))
  }

  @Test(
    "help on an unknown command is an error", arguments: [["help", "lern"], ["lern", "--help"]])
  func unknown(_ arguments: [String]) {
    #expect(askingForHelp(arguments) == ["lern"])
  }
}
