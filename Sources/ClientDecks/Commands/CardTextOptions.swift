import ArgumentParser
import ClientCore
import GameEngine

/// The texts of a card other than term and definition.
struct CardTextOptions: ParsableArguments {
  @Option(help: "A sentence that uses the term.")
  var example: String?
  @Option(
    help: ArgumentHelp("A word of about the same meaning; can be given again.", valueName: "word"))
  var synonym: [String] = []
  @Option(
    help: ArgumentHelp("A word to find the card by; can be given again.", valueName: "word"))
  var tag: [String] = []
  @Option(help: "A note.")
  var note: String?
  @Option(help: "Where it is from, such as a book.")
  var source: String?
  @Option(
    help: "Its difficulty for you, 1 (known) to 4 (hard).", completion: .list(["1", "2", "3", "4"]))
  var difficulty: Int?

  /// The change that they make.
  ///
  /// - Throws: `ClientError` for a number that is no difficulty.
  func change() throws -> CardChange {
    var change = CardChange()
    change.texts[.example] = example
    change.texts[.note] = note
    change.texts[.source] = source
    if !synonym.isEmpty { change.synonyms = synonym }
    if !tag.isEmpty { change.tags = tag }
    change.difficulty = try Difficulty.checked(difficulty)
    return change
  }
}
