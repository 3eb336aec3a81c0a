/// One entry of a player's journal. It never changes once it is written.
package struct Event: Hashable, Sendable {
  /// Its own id; of two entries with one id the first stays.
  package let id: EventID
  /// The device that wrote it.
  package let device: String
  /// The device's own count of its events.
  package let counter: Int
  /// When, in milliseconds since 1970-01-01 UTC; never below the device's last.
  package let instant: Int64
  /// The player's calendar date then and there.
  package let localDate: CalendarDate
  /// The player's offset from UTC then, in seconds east.
  package let offset: Int
  /// What happened.
  package let body: EventBody

  /// An entry.
  package init(
    id: EventID, device: String, counter: Int, instant: Int64, localDate: CalendarDate,
    offset: Int, body: EventBody
  ) {
    self.id = id
    self.device = device
    self.counter = counter
    self.instant = instant
    self.localDate = localDate
    self.offset = offset
    self.body = body
  }

  /// The order in which entries are folded: by instant, then device, then counter; ids last, so that
  /// the order is total.
  package static func foldOrder(_ left: Event, _ right: Event) -> Bool {
    if left.instant != right.instant { return left.instant < right.instant }
    if left.device != right.device { return left.device < right.device }
    if left.counter != right.counter { return left.counter < right.counter }
    return left.id < right.id
  }
}

/// What an entry says. Its kind and fields as the journal's files have them are in docs/journal.md.
package enum EventBody: Hashable, Sendable {
  /// A round was begun.
  case round(RoundEntry)
  /// A question was answered.
  case answer(AnswerEntry)
  /// A round was finished.
  case result(ResultEntry)
  /// An answer was taken back.
  case undo(EventID)
  /// The player holds an answer to have been right; changes only their own schedule.
  case dispute(EventID)
  /// A setting was changed.
  case setting(SettingEntry)
  /// A word was made a favourite, or is none any more.
  case favorite(FavoriteEntry)
  /// A word was looked at outside a question.
  case seen(WordID)
  /// A kind that this version does not know; it is kept and passed on, not folded.
  case unknown(kind: String)

  /// The kind as it is written.
  package var kind: String {
    switch self {
    case .round: "round"
    case .answer: "answer"
    case .result: "result"
    case .undo: "undo"
    case .dispute: "dispute"
    case .setting: "setting"
    case .favorite: "favorite"
    case .seen: "seen"
    case .unknown(let kind): kind
    }
  }
}

/// The beginning of a round.
package struct RoundEntry: Hashable, Codable, Sendable {
  /// The round's own id, which its answers name.
  package let round: EventID
  /// How it is announced.
  package let header: RoundHeader
  /// The code of a practice round, by which it can be dealt again.
  package let code: String?
  /// Where chance started, in rounds that are not dailies.
  package let seed: UInt32?
  /// Whether a missing accent is a miss in it; nil where not.
  package let strictAccents: Bool?

  /// A beginning.
  package init(
    round: EventID, header: RoundHeader, code: String? = nil, seed: UInt32? = nil,
    strictAccents: Bool = false
  ) {
    self.strictAccents = strictAccents ? true : nil
    self.round = round
    self.header = header
    self.code = code
    self.seed = seed
  }
}

/// An answer.
package struct AnswerEntry: Hashable, Codable, Sendable {
  /// How it was judged.
  package enum Verdict: String, Codable, Sendable { case right, wrong, passed }

  /// The word that was asked.
  package let item: WordID
  /// The form it was asked in.
  package let form: FormID
  /// What was typed; several tries are parted by blanks.
  package let input: String
  /// How it was judged.
  package let verdict: Verdict
  /// How long it took, 0 to 60,000.
  package let milliseconds: Int
  /// Whether a hint was taken.
  package let hint: Bool
  /// The round it belongs to.
  package let round: EventID
  /// Its place in the round, from 1.
  package let index: Int
  /// What it earned.
  package let points: Int
  /// Whether the question had been undone before; nil where not.
  package let again: Bool?

  /// An answer.
  package init(
    item: WordID, form: FormID, input: String, verdict: Verdict, milliseconds: Int, hint: Bool,
    round: EventID, index: Int, points: Int, again: Bool
  ) {
    self.item = item
    self.form = form
    self.input = input
    self.verdict = verdict
    self.milliseconds = milliseconds
    self.hint = hint
    self.round = round
    self.index = index
    self.points = points
    self.again = again ? true : nil
  }

  /// The answer as an outcome, to take a round up again.
  package var outcome: Outcome {
    Outcome(
      correct: verdict == .right, points: points, elapsedMillis: milliseconds,
      again: again ?? false)
  }
}

/// The end of a round.
package struct ResultEntry: Hashable, Codable, Sendable {
  /// The round.
  package let round: EventID
  /// Its score.
  package let score: Int
  /// Right answers.
  package let correct: Int
  /// Questions answered or passed.
  package let questions: Int
  /// The time of all answers.
  package let elapsedMillis: Int

  /// An end.
  package init(round: EventID, score: Int, correct: Int, questions: Int, elapsedMillis: Int) {
    self.round = round
    self.score = score
    self.correct = correct
    self.questions = questions
    self.elapsedMillis = elapsedMillis
  }
}

/// A changed setting; the last writer wins, setting by setting.
package struct SettingEntry: Hashable, Codable, Sendable {
  /// Which.
  package let key: String
  /// Its value; nil to go back to the default.
  package let value: String?

  /// A change.
  package init(key: String, value: String?) {
    self.key = key
    self.value = value
  }
}

/// A favourite; the last writer wins, word by word.
package struct FavoriteEntry: Hashable, Codable, Sendable {
  /// The word.
  package let item: WordID
  /// False where it has been removed.
  package let kept: Bool

  /// A change.
  package init(item: WordID, kept: Bool) {
    self.item = item
    self.kept = kept
  }
}
