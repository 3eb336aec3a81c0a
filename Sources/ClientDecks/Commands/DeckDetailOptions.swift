import ArgumentParser

/// The facts about a deck that can be given.
struct DeckDetailOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The languages of the terms and of the definitions, such as spa-eng; any name of a language works. \
      A deck without a pair has that of the deck around it; none returns to that.
      """, valueName: "pair"))
  var pair: String?
  @Option(help: "A title.")
  var title: String?
  @Option(help: "A description.")
  var description: String?
  @Option(
    help: ArgumentHelp(
      """
      The chance of recall at which its cards come back, 70 to 99; none follows the deck around it or \
      the setting retention-decks.
      """, valueName: "percent"))
  var retention: String?
  @Option(
    help: ArgumentHelp(
      "The most days until its cards come back; none follows the deck around it or the setting.",
      valueName: "days"))
  var longestInterval: String?

  /// The facts that were given.
  var details: DeckDetails {
    var details = DeckDetails()
    details.pair = pair
    details.title = title
    details.description = description
    details.retention = retention
    details.longestInterval = longestInterval
    return details
  }
}
