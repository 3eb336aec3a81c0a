/// A round that was begun, with the outcomes of its questions.
package struct RoundProgress: Hashable, Sendable {
  /// The ID that its answers and its result refer to.
  package internal(set) var id: EventID
  /// Mode, dealer, rules and edition of the round.
  package internal(set) var header: RoundHeader
  /// The code of a practice round; nil in other rounds.
  package internal(set) var code: String?
  /// Whether a missing accent makes an answer wrong.
  package internal(set) var strictAccents: Bool
  /// When it was begun, in milliseconds since 1970.
  package internal(set) var startedAt: Int64
  /// The player's calendar date when it was begun.
  package internal(set) var startedOn: CalendarDate
  /// The outcomes of its questions, by their numbers from 1.
  package var outcomesByIndex = RoundOutcomes()
  /// Whether its result is in the journal.
  package var isFinished = false
  /// The player's rounds of its mode before its end; nil if there were none, if it has not ended,
  /// or if it is not comparable.
  package internal(set) var earlier: EarlierRounds?

  package init(
    id: EventID, header: RoundHeader, code: String?, strictAccents: Bool = false,
    startedAt: Int64, startedOn: CalendarDate
  ) {
    self.strictAccents = strictAccents
    self.id = id
    self.header = header
    self.code = code
    self.startedAt = startedAt
    self.startedOn = startedOn
  }

  /// The outcomes of its questions in order, up to the first question that was not answered.
  package var outcomes: [Outcome] { outcomesByIndex.beginning }

  /// The totals of `outcomes`.
  package var tally: Tally { Tally(outcomes) }

  /// Whether it is a daily that was begun on its own date, and so counts as the daily of that date.
  package var isDailyOfItsDate: Bool { header.mode == .daily && header.date == startedOn }
}
