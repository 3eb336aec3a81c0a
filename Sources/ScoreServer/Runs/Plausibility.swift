import GameEngine

/// Whether a person can have played a run: nobody answers rightly before the prompt can be read.
///
/// Fluent readers take in some 30 characters a second (Brysbaert, "How many words do we read per
/// minute?", 2019, has 238 words a minute); the default of 100 leaves room for whoever knows a prompt by its first words. One or two quick answers are luck.
struct Plausibility {
  /// Characters a second; 0 to hold everything for possible.
  let readingSpeed: Int

  /// The least time in which a right answer to a question is plausible, in milliseconds.
  func leastMillis(_ question: Question) -> Int {
    guard readingSpeed > 0 else { return 0 }
    return max(200, question.prompt.count * 1000 / readingSpeed)
  }

  /// How many quick answers are taken for luck.
  private static let luck = 2

  /// Why a run is not kept, as a code of `NotKept`; nil where it is.
  func reason(questions: [Question], outcomes: [Outcome]) -> String? {
    let quick = zip(questions, outcomes).count { question, outcome in
      outcome.correct && outcome.elapsedMillis < leastMillis(question)
    }
    guard quick > Plausibility.luck else { return nil }
    return NotKept.tooFast.rawValue
  }
}
