import ClientCore
import GameEngine
import Messages

/// Why no card of a source can be asked.
enum CardShortage: Hashable {
  /// The source contains no cards.
  case none
  /// All cards come back later, the first of them in this number of days.
  case rest(days: Int)
  /// No question of the game can be made of them.
  case unsuitable

  /// Nil if some card could be asked.
  init?(
    of source: CardSource, _ progress: PlayerProgress, goals: RecallGoals, at time: StudyTime
  ) throws {
    guard try !source.items(level: nil, category: nil).isEmpty else {
      self = .none
      return
    }
    let known = progress.words.filter { $0.key.cardID != nil && $0.value.memory != nil }
    let next = try source.askable(of: Array(known.keys))
      .compactMap { progress.daysUntilDue(of: $0, at: time, goal: goals[$0]) }.min()
    guard let next, next > 0 else { return nil }
    self = .rest(days: next)
  }

  /// The error for the player.
  ///
  /// - Parameters:
  ///   - deck: the deck that the player named; nil for all cards.
  ///   - tags: the tags that the player named.
  func error(deck: String?, tags: [String]) -> ClientError {
    let tagged = tags.map { "tag:\(shortened($0))" }
    let names = (deck.map { [shortened($0)] } ?? []) + tagged
    let name = names.isEmpty ? nil : names.joined(separator: ", ")
    switch self {
    case .none where !tags.isEmpty:
      return ClientError(
        .noWords, "no card of \(names.joined(separator: ", ")) can be asked",
        remedy: "`wordhoard card tag` lists the tags; `wordhoard card tag add` adds one to cards")
    case .none:
      return ClientError(
        .noWords, name.map { Phrase("the deck \($0) has no cards") } ?? Phrase("you have no cards"),
        remedy: "add some with `wordhoard card add DECK TERM` or `wordhoard import FILE`")
    case .unsuitable:
      return ClientError(
        .noWords,
        name.map { Phrase("the cards of \($0) are too few or too alike for this game") }
          ?? Phrase("your cards are too few or too alike for this game"),
        remedy: "add cards, or practice them with `wordhoard learn --deck DECK`")
    case .rest(let days):
      guard let name else {
        let one = Phrase("none of your cards is due; the next one comes back in \(days) day")
        let more = Phrase("none of your cards is due; the next one comes back in \(days) days")
        return ClientError(
          .noWords, "\(count: days, one, more)",
          remedy: "play with `wordhoard play --source cards`, or add new cards")
      }
      let one = Phrase("no card of \(name) is due; the next one comes back in \(days) day")
      let more = Phrase("no card of \(name) is due; the next one comes back in \(days) days")
      return ClientError(
        .noWords, "\(count: days, one, more)",
        remedy: "play with `wordhoard play --deck DECK`, or add new cards")
    }
  }
}
