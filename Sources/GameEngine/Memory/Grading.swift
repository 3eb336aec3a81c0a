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
  /// Whether the word was never shown before, nor written by the player.
  let isFirstSight: Bool
  /// Whether the word's level is below the player's.
  let isBelowLevel: Bool

  /// The FSRS grade: `again` for a miss, `hard` for help, a second try or a likely guess, `easy`
  /// for a fast typed answer and for a word that was known before.
  var grade: Grade {
    guard isRight else { return .again }
    // A disputed pass shows nothing more.
    guard answer.verdict != .passed else { return .good }
    let isChoice = answer.isChoice
    if answer.hint || answer.slip == true || answer.again == true || isSecondTry { return .hard }
    let time = pace.share(of: answer)
    guard let recall else {
      let isPrompt = (time ?? 1) <= Pace.slow
      return isFirstSight && isPrompt && showsKnowledge ? .easy : .good
    }
    if isChoice, recall < Grading.likelyGuessed { return .hard }
    guard let time else { return .good }
    if time > Pace.slow, !isTimed { return .hard }
    let isFast = time < Pace.fast && repetitions >= 2
    return isFast && !isChoice && !isPieceByPiece && answer.form != .gist ? .easy : .good
  }

  /// Below this chance of recall, a right choice was probably guessed.
  private static let likelyGuessed = 0.4

  /// Whether a right answer to a word that was never asked shows that it is known: it is typed without help. A choice
  /// may be a guess, but a player knows nearly all words below their level, so that few of those are.
  private var showsKnowledge: Bool {
    answer.isChoice ? isBelowLevel : answer.luck == 0
  }

  private var isPieceByPiece: Bool { answer.form.isPieceByPiece }
  /// Whether an answer before was not right, or the player says to have known a meaning partly.
  private var isSecondTry: Bool {
    answer.form == .gist
      ? answer.tries.last.map(String.init) == GistGrade.partly.rawValue
      : !isPieceByPiece && answer.tries.count > 1
  }
}
