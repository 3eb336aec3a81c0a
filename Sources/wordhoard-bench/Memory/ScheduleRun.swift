/// Simulated learners who practice every day by one rule, and what they still know long afterwards.
struct ScheduleRun {
  let truth: Truth
  let policy: PolicyName
  let learners: Int
  let words: Int
  let answersPerDay: Int
  let days: Int
  let seed: UInt64

  /// Words learned per hundred answers, on the thirtieth day after the last: the sum of the chances of
  /// recall, less the sum at the beginning.
  func durableWordsPerHundredAnswers() -> Double {
    var gain = 0.0
    for learner in 0..<learners {
      var chances = Chances(seed: stream(learner, 1))
      let memory = truth.learner(words: words, using: &chances)
      gain += self.gain(of: memory, by: policy.policy(words: words), learner)
    }
    return 100 * gain / Double(learners * days * answersPerDay)
  }

  private func gain(
    of memory: some HiddenMemory, by rule: some SchedulePolicy, _ learner: Int
  ) -> Double {
    var memory = memory
    var rule = rule
    var answers = Chances(seed: stream(learner, 2))
    var choices = Chances(seed: stream(learner, 3))
    let before = known(memory, on: 0)
    for day in 0..<days {
      let session = rule.session(of: answersPerDay, on: day, using: &choices)
      for (place, word) in session.enumerated() {
        let time = Double(day) + 0.5 + Double(place) * 12 / 86_400
        let recalled = answers.happens(memory.recall(word, on: time))
        memory.practice(word, on: time, recalled: recalled)
        rule.answered(word, on: day, right: recalled)
      }
    }
    return known(memory, on: Double(days) + 30.5) - before
  }

  private func known(_ memory: some HiddenMemory, on day: Double) -> Double {
    (0..<words).reduce(0) { $0 + memory.recall($1, on: day) }
  }

  /// The learners are the same for all rules.
  private func stream(_ learner: Int, _ part: UInt64) -> UInt64 {
    seed &* 1_000_003 &+ UInt64(learner) &* 7 &+ part
  }
}
