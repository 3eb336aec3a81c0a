import GameEngine

/// Decides whether a person can have played a run: right answers are implausible before the prompt can be read.
///
/// Fluent readers read about 30 characters per second (Brysbaert, "How many words do we read per minute?",
/// 2019, gives 238 words per minute). The default of 100 allows for players who recognize a prompt by its
/// first words. One or two fast answers can be luck.
struct Plausibility {
  /// The characters per second that a person can read; 0 to accept everything.
  let readingSpeed: Int

  /// The shortest plausible time of a right answer to a question, in milliseconds.
  func leastMillis(_ question: Question) -> Int {
    guard readingSpeed > 0 else { return 0 }
    return max(200, question.prompt.count * 1000 / readingSpeed)
  }

  /// The number of implausibly fast answers that a run may contain.
  private static let luck = 2

  /// Why a run does not count, as a code of `NotKept`; nil if it counts.
  func reason(questions: [Question], outcomes: [Outcome]) -> String? {
    let quick = zip(questions, outcomes).count { question, outcome in
      outcome.correct && outcome.elapsedMillis < leastMillis(question)
    }
    guard quick > Plausibility.luck else { return nil }
    return NotKept.tooFast.rawValue
  }
}
