/// A round that was begun.
package struct RoundProgress: Hashable, Sendable {
  /// Its id.
  package internal(set) var id: EventID
  /// Its header.
  package internal(set) var header: RoundHeader
  /// The code of a practice round.
  package internal(set) var code: String?
  /// Whether a missing accent is a miss in it.
  package internal(set) var strictAccents: Bool
  /// When it was begun, in milliseconds since 1970.
  package internal(set) var startedAt: Int64
  /// The date on which it was begun.
  package internal(set) var startedOn: CalendarDate
  /// How each question ended, by its place in the round from 1.
  package var outcomesByIndex = RoundOutcomes()
  /// Whether it has ended.
  package var isFinished = false
  /// The player's rounds of its mode before its end; nil if there were none, if it has not ended, or if it is not
  /// comparable.
  package internal(set) var earlier: EarlierRounds?

  /// A round without answers.
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

  /// How its questions ended, in their order, up to the first that was not answered.
  package var outcomes: [Outcome] { outcomesByIndex.beginning }

  /// Its figures.
  package var tally: Tally { Tally(outcomes) }

  /// Whether it is a daily that was begun on its own date, and so counts as that date's.
  package var isDailyOfItsDate: Bool { header.mode == .daily && header.date == startedOn }
}
