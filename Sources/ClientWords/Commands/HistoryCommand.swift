import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct HistoryCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", _superCommandName: "wordhoard",
    abstract: "List your answers, or the words that you looked up or `word` showed, newest first.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "List words that you looked up or that `word` showed, instead of answers.")
  var lookups = false
  @Option(help: "The maximum number of entries.")
  var limit = 20
  @Flag(help: "Only wrong and passed answers.")
  var misses = false
  @Option(help: "Only answers to this word.")
  var word: String?
  @Option(
    help: "Only answers in this form.", completion: .list(Forms.all.map(\.id.rawValue)))
  var form: String?
  @Option(
    help: ArgumentHelp("Only answers since this date.", valueName: "date"), completion: .dates)
  var since: String?
  @Option(
    help: ArgumentHelp("Only answers until this date.", valueName: "date"), completion: .dates)
  var until: String?

  func validate() throws {
    if lookups, misses || [word, form, since, until].contains(where: { $0 != nil }) {
      throw ValidationError("--lookups can be combined only with --limit")
    }
  }

  func run(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let history = feature.history
    if lookups { return try listLookups(in: feature) }
    var request = HistoryRequest()
    request.limit = limit
    request.missesOnly = misses
    request.word = word
    request.form = form
    request.since = since
    request.until = until
    let lines = try history.answers(request)
    try presentation.print(lines) {
      if lines.isEmpty {
        let text =
          try history.isEmpty()
          ? messages("Nothing answered yet; `wordhoard daily` is a good start.")
          : messages("No such answers.")
        return text + "\n"
      }
      let spoken = try presentation.isSpoken()
      return lines.map { spoken ? $0.sentence(in: messages) : $0.columns(in: messages) }.joined()
    }
  }

  /// Lists the words that were looked up or shown outside games, the newest first.
  private func listLookups(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let lines = try feature.history.looks(limit: limit)
    try presentation.print(lines) {
      if lines.isEmpty {
        return messages("Nothing looked up yet; `wordhoard define WORD` does it.") + "\n"
      }
      let spoken = try presentation.isSpoken()
      return lines.map { line in
        let word = shortened(line.word)
        return spoken ? "\(line.date): \(word).\n" : "\(line.date)  \(word)\n"
      }.joined()
    }
  }
}
