import GameEngine

/// Decides whether a person can have played a run: a right answer is implausible before its question can be read, and
/// the answer typed.
///
/// Fluent readers read about 30 characters per second (Brysbaert, "How many words do we read per minute?",
/// 2019, gives 238 words per minute). The default of 100 allows for players who recognize a question by its
/// first words. The fastest typists sustain about 15 letters per second. One or two fast answers can be luck.
struct Plausibility {
  /// The characters per second that a person can read; 0 to accept everything.
  let readingSpeed: Int

  /// The letters per second that a person can type.
  private static let typingSpeed = 15
  /// The shortest time of any answer, in milliseconds.
  private static let leastOfAll = 200
  /// The number of implausibly fast answers that a run may contain.
  private static let luck = 2

  /// The shortest plausible time of a right answer to a question, in milliseconds.
  ///
  /// - Parameter answer: the right answer.
  func leastMillis(_ question: Question, answer: String) -> Int {
    guard readingSpeed > 0 else { return 0 }
    let read = question.choices.reduce(question.prompt.count) { $0 + $1.count }
    let typed =
      switch question.input {
      case .choice: 0
      case .word: answer.count
      // Letter by letter, each once.
      case .letter: Set(answer).count
      }
    return max(
      Plausibility.leastOfAll, read * 1000 / readingSpeed + typed * 1000 / Plausibility.typingSpeed)
  }

  /// Why a run does not count; nil if it counts.
  ///
  /// - Parameter outcomes: the outcomes of the first questions of the round, in order.
  func reason(_ round: DealtRound, outcomes: [Outcome]) -> NotKept? {
    let asked = zip(round.round.questions, round.key.questions)
    let quick = zip(asked, outcomes).count { asked, outcome in
      outcome.correct && outcome.elapsedMillis < leastMillis(asked.0, answer: asked.1.bareAnswer)
    }
    return quick > Plausibility.luck ? .tooFast : nil
  }
}
