/// Derives the grade of an answer from its verdict, form and time.
///
/// The time is compared with the player's usual time in the same form (`Pace`); times above half a
/// minute are ignored. docs/learning.md has the rules and their source.
struct Grading {
  /// The answer to grade.
  let answer: AnswerEntry
  /// Whether it counts as right: it was judged right, or the player disputes the miss.
  let isRight: Bool
  /// The estimated chance of recall, 0 to 1; nil if the word was never answered before.
  let recall: Double?
  /// The number of earlier answers to the word.
  let repetitions: Int
  /// The player's usual time in this form.
  let pace: Pace
  /// Whether the round is against the clock. Slow answers are not graded down then.
  let isTimed: Bool

  /// The FSRS grade: `again` for a miss, `hard` for help, a second try or a likely guess, `easy`
  /// for a fast typed answer.
  var grade: Grade {
    guard isRight else { return .again }
    // A disputed pass shows nothing more.
    guard answer.verdict != .passed else { return .good }
    let isChoice = answer.isChoice
    if answer.hint || answer.slip == true || answer.again == true || isSecondTry { return .hard }
    let time = pace.share(of: answer)
    guard let recall else {
      // The player already knew a new word that is typed fast.
      let isKnown = !isChoice && !isPieceByPiece && (time ?? 1) <= Pace.slow
      return isKnown ? .easy : .good
    }
    if isChoice, recall < Grading.likelyGuessed { return .hard }
    guard let time else { return .good }
    if time > Pace.slow, !isTimed { return .hard }
    let isFast = time < Pace.fast && repetitions >= 2
    return isFast && !isChoice && !isPieceByPiece ? .easy : .good
  }

  /// Below this chance of recall, a right choice was probably guessed.
  private static let likelyGuessed = 0.4

  private var isPieceByPiece: Bool { answer.form.isPieceByPiece }
  private var isSecondTry: Bool { !isPieceByPiece && answer.tries.count > 1 }
}
