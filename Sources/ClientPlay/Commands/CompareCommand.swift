import ArgumentParser
import ClientCore
import Messages

struct CompareCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", _superCommandName: "wordhoard",
    abstract: "Compare a friend's daily with yours.",
    discussion: """
      LINE is what your friend shared: wordhoard solo #12 7/10 4,600, with the squares below it. Without it, the lines are \
      read from the input.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The line that your friend shared, and the squares.")
  var line: [String] = []

  /// The two results, as `--json` prints them.
  private struct Comparison: Encodable {
    let friend: SharedDaily
    let own: SharedDaily?
  }

  func run(in feature: PlayFeature) throws {
    let presentation = feature.presentation
    let text = line.isEmpty ? pasted(presentation) : line.joined(separator: " ")
    guard let friend = SharedDaily(text) else {
      throw ClientError(
        .lineNotShared, "this is no result of a daily",
        remedy: "paste the line that your friend shared, such as wordhoard solo #12 7/10 4,600",
        exit: .usage)
    }
    let own = try feature.core.sharing.daily(named: friend.daily)
    try presentation.print(Comparison(friend: friend, own: own)) {
      let texts = ComparisonTexts(friend: friend, own: own, messages: presentation.messages)
      return try presentation.isSpoken() || own == nil
        ? presentation.paragraphs(texts.sentences)
        : texts.table(isUnicode: presentation.host.display.isUnicode) + "\n"
          + presentation.paragraphs(Array(texts.sentences.dropFirst()))
    }
  }

  /// The most lines that are read.
  private static let mostLines = 20

  private func pasted(_ presentation: Presentation) -> String {
    let host = presentation.host
    if host.display.isInteractive, !presentation.isJSON {
      presentation.say(presentation.messages("Paste the lines of your friend, then an empty line."))
    }
    var lines: [String] = []
    while lines.count < CompareCommand.mostLines, let line = host.input.next()?.text,
      lines.isEmpty || !line.allSatisfy(\.isWhitespace)
    {
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
