/// How well a player's answers are predicted, compared with a constant prediction. The prediction is the one that the hoard
/// is made of.
///
/// The measures and their bins are those of the open-spaced-repetition project's benchmark.
package struct Calibration: Sendable {
  /// Measures of the quality of predictions.
  package struct Quality: Hashable, Codable, Sendable {
    /// Log loss: the mean of -ln of the chance that was predicted for the outcome. Lower is better.
    package let logLoss: Double
    /// Root mean square of the difference between the mean prediction and the share of right
    /// answers, over bins of similar answers. Lower is better.
    package let rmse: Double
    /// The chance that a right answer had a higher prediction than a wrong one. 0.5 means no
    /// discrimination.
    package let auc: Double
  }

  /// Answers to words with a similar interval, number of answers and number of misses.
  private struct Bin: Hashable {
    let days: Int
    let reviews: Int
    let lapses: Int
  }

  private struct Entry {
    let chance: Double
    let isRight: Bool
    let bin: Bin
  }

  private var entries: [Entry] = []

  package init() {}

  /// The number of predicted answers.
  package var count: Int { entries.count }

  /// The share of right answers among them, 0 to 1; 0 if there are none.
  package var rightShare: Double {
    Double(entries.count(where: \.isRight)) / Double(max(1, entries.count))
  }

  /// Adds an answer, unless it cannot be predicted: the first answer to a word, or one on the day
  /// of the previous answer or in a form that says the word, both of which say little about memory.
  ///
  /// - Parameters:
  ///   - progress: the progress before the answer.
  ///   - time: the time of the answer.
  package mutating func note(
    _ answer: AnswerEntry, isRight: Bool, after progress: PlayerProgress, at time: StudyTime
  ) {
    guard let word = progress.words[answer.item], let luck = answer.luck,
      let memory = word.memory(of: answer.form.skill), memory.isEarlierDay(at: time)
    else { return }
    let days = memory.state.elapsedDays(at: time)
    let recall = progress.recall.chance(of: memory, after: Double(days), model: progress.model)
    let bin = Bin(
      days: Calibration.step(days, base: 3.62), reviews: Calibration.step(word.answers, base: 1.89),
      lapses: Calibration.step(word.wrong, base: 1.73))
    let chance = luck + (1 - luck) * recall
    // Extreme answers, which a file may contain, lead to no number.
    guard (0...1).contains(chance) else { return }
    entries.append(Entry(chance: chance, isRight: isRight, bin: bin))
  }

  /// The predictions of a range of ten percent, and what came of them.
  package struct Tenth: Hashable, Codable, Sendable {
    /// The mean prediction, 0 to 1.
    package let predicted: Double
    /// The share of right answers, 0 to 1.
    package let right: Double
    /// The number of answers.
    package let answers: Int
  }

  /// The tenths in which there are predictions, the lowest first.
  package var tenths: [Tenth] {
    Dictionary(grouping: entries) { min(Int($0.chance * 10), 9) }
      .sorted { $0.key < $1.key }
      .map { _, entries in
        let count = Double(entries.count)
        return Tenth(
          predicted: entries.reduce(0) { $0 + $1.chance } / count,
          right: Double(entries.count(where: \.isRight)) / count, answers: entries.count)
      }
  }

  /// The quality of the model; nil without predictions.
  package var model: Quality? { entries.isEmpty ? nil : quality { $0.chance } }

  /// The quality of always predicting the share of right answers; nil without predictions.
  package var constant: Quality? {
    let share = rightShare
    return entries.isEmpty ? nil : quality { _ in share }
  }

  private func quality(_ chance: (Entry) -> Double) -> Quality {
    var loss = 0.0
    var bins: [Bin: (count: Int, predicted: Double, right: Int)] = [:]
    for entry in entries {
      let chance = chance(entry)
      // Limits the weight of a certain prediction that fails.
      let given = min(max(entry.isRight ? chance : 1 - chance, 1e-6), 1)
      loss -= logarithm(given)
      var bin = bins[entry.bin] ?? (0, 0, 0)
      bin.count += 1
      bin.predicted += chance
      bin.right += entry.isRight ? 1 : 0
      bins[entry.bin] = bin
    }
    let squares = bins.values.map { bin in
      let apart = (bin.predicted - Double(bin.right)) / Double(bin.count)
      return Double(bin.count) * apart * apart
    }
    let count = Double(entries.count)
    // The bins have no order. Sorted, their sum is always the same.
    let rmse = (squares.sorted().reduce(0, +) / count).squareRoot()
    return Quality(
      logLoss: loss / count, rmse: rmse,
      auc: auc(entries.map { (chance($0), $0.isRight) }))
  }

  /// Computes the AUC by ranks (Mann and Whitney, 1947). Equal predictions share a rank.
  private func auc(_ pairs: [(chance: Double, isRight: Bool)]) -> Double {
    let sorted = pairs.sorted { $0.chance < $1.chance }
    var ranks = 0.0
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].chance == sorted[start].chance { end += 1 }
      let rank = Double(start + end + 1) / 2
      ranks += rank * Double(sorted[start..<end].count(where: \.isRight))
      start = end
    }
    let right = Double(pairs.count(where: \.isRight))
    let wrong = Double(pairs.count) - right
    guard right > 0, wrong > 0 else { return 0.5 }
    return (ranks - right * (right + 1) / 2) / (right * wrong)
  }

  /// The step of a geometric scale with the factor `base`, from 1; 0 for 0.
  private static func step(_ number: Int, base: Double) -> Int {
    number < 1 ? 0 : 1 + Int(logarithm(Double(number)) / logarithm(base))
  }
}
