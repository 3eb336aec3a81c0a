/// The answer to one question, or a pass.
package struct AnswerEntry: Hashable, EventEntry, Sendable {
  /// The judgment of an answer. Journals store the raw value. `passed` counts as a miss.
  package enum Verdict: String, Codable, Sendable { case right, wrong, passed }

  /// The word that was asked.
  package let item: ItemID
  /// The form it was asked in.
  package let form: FormID
  /// The typed text, or the number of the choice; spaces separate several tries. Empty for a pass.
  package let input: String
  /// The referee's judgment. A dispute does not change it.
  package let verdict: Verdict
  /// Time to answer in milliseconds, 0 to 60,000.
  package let milliseconds: Int
  /// Whether the player used a hint.
  package let hint: Bool
  /// The round it belongs to.
  package let round: EventID
  /// Place in the round, from 1.
  package let index: Int
  /// Points earned, 0 to 1,000; 0 for a miss and for a repeated question.
  package let points: Int
  /// Whether the question had been undone before; nil if not.
  package let again: Bool?
  /// Whether a right answer was almost right, such as one with a typing error; nil if not.
  package let slip: Bool?
  /// Whether the word came back after a miss earlier in the round; nil if not.
  package let returned: Bool?
  /// The level of the word at that time; nil in entries of older versions.
  package let level: Level?

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

  /// The separator of the tries in `input`: a line feed between answers that are typed whole, since these can have spaces; a
  /// space between the letters and words of a form that takes them piece by piece.
  static func separator(in form: FormID) -> Character { form.isPieceByPiece ? " " : "\n" }

  /// What was typed, try by try.
  var tries: [Substring] { input.split(separator: AnswerEntry.separator(in: form)) }

  /// Whether the answer is a choice: a single digit, which is never a typed word.
  package var isChoice: Bool { input.utf8.count == 1 && input.utf8.allSatisfy { 48...57 ~= $0 } }

  /// Whether the word had been asked earlier in the round, so that the answer does not continue a run.
  package var isRepeated: Bool { again == true || returned == true }

  /// The chance that a player who does not remember the word answers correctly. Nil in forms that say
  /// the word or that players grade themselves, so that the answer shows nothing sure about memory.
  var luck: Double? {
    switch form {
    case .spell, .dictation, .gist, .gender, .plural, .conjugate: nil
    case .sense: AnswerEntry.luckOfTwo
    case .anagram, .hangman, .guess, .paragraph: AnswerEntry.luckWithLetters
    default: isChoice ? AnswerEntry.luckOfChoices : hint ? AnswerEntry.luckWithLetters : 0
    }
  }

  /// The chance to pick the right one of two choices.
  private static let luckOfTwo = 0.5
  /// The chance to pick the right one of four choices.
  private static let luckOfChoices = 0.25
  /// The chance if the question or a hint shows letters. An assumption, not fitted to data.
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
