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
