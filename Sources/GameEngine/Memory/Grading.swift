/// Grades an answer by its verdict, form and time.
///
/// Time is compared with the player's own in the same form (`Pace`), and only if it is conclusive: up to half
/// a minute. The rules and their source are in docs/learning.md.
struct Grading {
  /// The answer.
  let answer: AnswerEntry
  /// Whether it counts as right: it was right, or the player disputes that it was wrong.
  let isRight: Bool
  /// The chance that it would be right, 0 to 1; nil if the word was never answered before.
  let recall: Double?
  /// How often the word was answered before.
  let repetitions: Int
  /// How long the player needs in this form.
  let pace: Pace
  /// Whether the round is against the clock, so that all answers are fast.
  let isTimed: Bool

  /// The grade.
  var grade: Grade {
    guard isRight else { return .again }
    // A disputed pass contains no more information.
    guard answer.verdict != .passed else { return .good }
    let isChoice = answer.isChoice
    if answer.hint || answer.slip == true || answer.again == true || isSecondTry { return .hard }
    let time = pace.share(of: answer)
    guard let recall else {
      // A new word that is typed at once was already known.
      let isKnown = !isChoice && !isPieceByPiece && (time ?? 1) <= Pace.slow
      return isKnown ? .easy : .good
    }
    if isChoice, recall < Grading.likelyGuessed { return .hard }
    guard let time else { return .good }
    if time > Pace.slow, !isTimed { return .hard }
    let isFast = time < Pace.fast && repetitions >= 2
    return isFast && !isChoice && !isPieceByPiece ? .easy : .good
  }

  /// A right choice of a word that would be recalled with less than this was probably guessed.
  private static let likelyGuessed = 0.4

  /// Whether the word is found in several tries, each with a clue.
  private var isPieceByPiece: Bool { answer.form == .hangman || answer.form == .guess }

  private var isSecondTry: Bool {
    !isPieceByPiece && answer.input.utf8.contains(UInt8(ascii: " "))
  }
}
