/// Simulated learners who practice every day by one rule, and the words that they still know long
/// afterwards.
struct ScheduleRun {
  let truth: Truth
  let learners: Int
  let words: Int
  let wordsPerDay: Int
  let days: Int
  let seed: UInt64

  /// Whether what the learners know from the start falls with the level of the words.
  var byLevel = false

  /// Words learned per hundred answers by a rule, on the thirtieth day after the last: the sum of the chances of
  /// recall, less the sum at the beginning. Answers to misses that came back count.
  func durableWordsPerHundredAnswers(by policy: some SchedulePolicy) -> Double {
    var gain = 0.0
    var answers = 0
    for learner in 0..<learners {
      var chances = Chances(seed: stream(learner, 1))
      let memory = truth.learner(
        known: Truth.known(words: words, byLevel: byLevel), using: &chances)
      let outcome = outcome(of: memory, by: policy, learner)
      gain += outcome.gain
      answers += outcome.answers
    }
    return 100 * gain / Double(answers)
  }

  private func outcome(
    of memory: some HiddenMemory, by rule: some SchedulePolicy, _ learner: Int
  ) -> (gain: Double, answers: Int) {
    var rule = rule
    var day = PracticeDay(memory: memory, chances: Chances(seed: stream(learner, 2)))
    var choices = Chances(seed: stream(learner, 3))
    let before = known(memory, on: 0)
    var answers = 0
    for number in 0..<days {
      answers += day.practice(number, by: &rule, words: wordsPerDay, choices: &choices)
    }
    return (known(day.memory, on: Double(days) + 30.5) - before, answers)
  }

  private func known(_ memory: some HiddenMemory, on day: Double) -> Double {
    (0..<words).reduce(0) { $0 + memory.recall($1, on: day) }
  }

  /// A seed that is the same for all rules, so that all rules get the same learners.
  private func stream(_ learner: Int, _ part: UInt64) -> UInt64 {
    seed &* 1_000_003 &+ UInt64(learner) &* 7 &+ part
  }
}

/// A simulated learner's days of practice.
struct PracticeDay<Memory: HiddenMemory> {
  /// The learner's hidden memory.
  var memory: Memory
  /// The random numbers that decide whether a word is recalled.
  var chances: Chances

  /// Simulates one session, its misses once more at its end, and returns the number of answers.
  /// Questions are twelve seconds apart.
  mutating func practice(
    _ day: Int, by rule: inout some SchedulePolicy, words: Int, choices: inout Chances
  ) -> Int {
    var misses: [Int] = []
    var place = 0
    for word in rule.session(of: words, on: day, using: &choices) {
      let right = answer(word, day, place, luck: rule.luck(word))
      rule.answered(word, on: day, right: right)
      if !right { misses.append(word) }
      place += 1
    }
    var returns = rule.returns
    var next = 0
    while next < misses.count, returns > 0 {
      let right = answer(misses[next], day, place, luck: rule.luck(misses[next]))
      rule.answeredAgain(misses[next], on: day, right: right)
      if !right { misses.append(misses[next]) }
      returns -= 1
      next += 1
      place += 1
    }
    return place
  }

  private mutating func answer(_ word: Int, _ day: Int, _ place: Int, luck: Double) -> Bool {
    let time = Double(day) + 0.5 + Double(place) * 12 / 86_400
    let recalled = chances.happens(memory.recall(word, on: time))
    memory.practice(word, on: time, recalled: recalled)
    return luck > 0 ? recalled || chances.happens(luck) : recalled
  }
}
