/// An answer.
package struct AnswerEntry: Hashable, EventEntry, Sendable {
  /// How it was judged.
  package enum Verdict: String, Codable, Sendable { case right, wrong, passed }

  /// The word that was asked.
  package let item: ItemID
  /// The form it was asked in.
  package let form: FormID
  /// The typed text; several tries are separated by blanks.
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
  /// Its points.
  package let points: Int
  /// Whether the question had been undone before; nil if not.
  package let again: Bool?
  /// Whether a right answer was almost right, such as one with a typing error; nil if not.
  package let slip: Bool?
  /// Whether the word came back since it was missed earlier in the round; nil if not.
  package let returned: Bool?
  /// The level of the word as it was then; nil in entries of older versions.
  package let level: Level?

  /// An answer.
  package init(
    item: ItemID, form: FormID, input: String, verdict: Verdict, milliseconds: Int, hint: Bool,
    round: EventID, index: Int, points: Int, again: Bool, slip: Bool = false,
    returned: Bool = false, level: Level? = nil
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
    self.slip = slip ? true : nil
    self.returned = returned ? true : nil
    self.level = level
  }

  /// Whether a choice was made: a number of one digit, which is never a typed word.
  package var isChoice: Bool { input.utf8.count == 1 && input.utf8.allSatisfy { 48...57 ~= $0 } }

  /// Whether the word had been asked earlier in the round, so that the answer does not continue a run.
  package var isRepeated: Bool { again == true || returned == true }

  /// Whether it was typed without help.
  var isUnaided: Bool { luck == 0 }

  /// The chance that a player who does not remember the word answers it rightly; nil if the question shows
  /// nothing about that, since it says the word.
  var luck: Double? {
    switch form {
    case .spell: nil
    case .anagram, .hangman, .guess: AnswerEntry.luckWithLetters
    default: isChoice ? AnswerEntry.luckOfChoices : hint ? AnswerEntry.luckWithLetters : 0
    }
  }

  /// By one of four choices.
  private static let luckOfChoices = 0.25
  /// By letters that the question or a hint shows. An assumption: there are no figures to fit it to.
  private static let luckWithLetters = 0.5

  /// The answer as an outcome, to resume a round.
  package var outcome: Outcome {
    Outcome(
      correct: verdict == .right, points: points, elapsedMillis: milliseconds,
      again: isRepeated)
  }

  var isPlausible: Bool {
    (0...Ruleset.longestQuestion).contains(milliseconds) && Outcome.possiblePoints.contains(points)
      && (1...RoundOutcomes.most).contains(index)
  }
}
