import ClientCore
import Kit
import Messages

/// The help that the parser writes in English, in the player's language.
///
/// The parser decides what the help contains. Its lines are read unbroken, translated, and broken again.
struct HelpTexts {
  let messages: Messages
  /// The width of the terminal.
  let width: Int

  /// The column at which the parser begins the text of an option.
  private static let column = 26
  private static let margin = String(repeating: " ", count: column)

  /// Whether the parser's answer is the help of a command, and not the version or a script.
  static func isHelp(_ answer: String) -> Bool { answer.hasPrefix("OVERVIEW: ") }

  /// Translates the help of a command.
  ///
  /// - Parameter help: the parser's help in lines that are not broken.
  func text(of help: String) -> String {
    guard let end = help.firstRange(of: "\n\nUSAGE: ") else { return help }
    let overview = help[..<end.lowerBound].dropFirst("OVERVIEW: ".count)
    let abstract = overview.prefix { $0 != "\n" }
    let discussion = overview[abstract.endIndex...].drop { $0 == "\n" }
    var result = broken(messages("OVERVIEW: \(translated(abstract))")) + "\n\n"
    if !discussion.isEmpty { result += translatedLines(discussion) + "\n\n" }
    var lines = ArraySlice(
      help[end.upperBound...].split(separator: "\n", omittingEmptySubsequences: false))
    result += messages("USAGE: \(messages.withValueNames(lines.removeFirst()))")
    while let line = lines.popFirst() {
      result += "\n"
      if line.hasPrefix("  See '") {
        let command = line.dropFirst(7).prefix { $0 != "'" }
        result += wrapped(
          messages("See '\(messages.withValueNames(command))' for detailed help."), width: width,
          indent: 2)
      } else if line.hasPrefix("  "), lines.first?.hasPrefix(Self.margin) == true {
        result += item(line, about: lines.removeFirst())
      } else if line.hasPrefix("  ") {
        result += item(line.prefix(Self.column), about: line)
      } else {
        result += heading(line)
      }
    }
    return result
  }

  /// An option, an argument or a command, with its text.
  private func item(_ label: Substring, about line: Substring) -> String {
    let name = messages.withValueNames(label.trimming { $0 == " " })
    let label = "  " + name.replacing("(default)", with: "(\(messages("default")))")
    let text = wrapped(described(line.dropFirst(Self.column)), width: width, indent: Self.column)
    guard label.count < Self.column else { return "\(label)\n\(text)" }
    return label + text.dropFirst(label.count)
  }

  /// The text of an option, with the values and the default that the parser adds.
  private func described(_ text: Substring) -> String {
    let added = text.firstRange(of: " (values: ") ?? text.firstRange(of: " (default: ")
    guard let added else { return translated(text) }
    return translated(text[..<added.lowerBound])
      + text[added.lowerBound...].replacing("values:", with: messages("values:"))
      .replacing("default:", with: messages("default:"))
  }

  private func heading(_ line: Substring) -> String {
    let topic = CommandTopic.allCases.map(\.name).first {
      line == "\($0.key.uppercased()) SUBCOMMANDS:"
    }
    guard let topic else { return translated(line) }
    return messages("\(messages(topic).uppercased()) SUBCOMMANDS:")
  }

  /// A discussion as a whole, or line by line if it contains a list. An entry of a list has a name, which stays.
  private func translatedLines(_ text: Substring) -> String {
    translated(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("  ") else { return broken(translated(line)) }
      let name = line.prefix { $0 != ":" }
      let entry = "\(name): \(translated(line.dropFirst(name.count + 2)))"
      return wrapped(entry, width: width, indent: 2)
    }.joined(separator: "\n")
  }

  private func translated(_ text: Substring) -> String {
    messages(Phrase(stringLiteral: String(text)))
  }

  private func broken(_ line: String) -> String { wrapped(line, width: width) }
}
