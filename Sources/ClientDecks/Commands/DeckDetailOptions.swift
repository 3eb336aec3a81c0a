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

  /// The facts that were given.
  var details: DeckDetails {
    var details = DeckDetails()
    details.pair = pair
    details.title = title
    details.description = description
    return details
  }
}
