/// The memory model FSRS-6 (Free Spaced Repetition Scheduler, version 6; open-spaced-repetition,
/// "The Algorithm"): how stable a word is in a player's memory after each answer, and how likely it
/// is to be recalled at any time. There are no learning steps: all answers and their times count
/// alike.
package struct FSRS: Hashable, Sendable {
  /// The 21 parameters, w0 to w20.
  package let parameters: [Double]
  private let decay: Double
  private let factor: Double
  /// The factor of stability growth, e^w8.
  private let growth: Double
  /// A forgotten word's stability is divided by at least this factor.
  private let leastLapse: Double
  /// The initial difficulty of an easy word, without limits.
  private let easyStart: Double

  /// The default parameters of FSRS-6, which fit most people.
  package static let standard = FSRS(
    unchecked: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])
  /// The lowest stability, in days.
  package static let leastStability = 0.001
  /// The highest stability, in days.
  static let mostStability = 1e9
  /// The model with other parameters; nil unless there are 21 finite ones and the last is positive.
  package init?(parameters: [Double]) {
    guard parameters.count == 21, parameters.allSatisfy(\.isFinite), parameters[20] > 0 else {
      return nil
    }
    self.init(unchecked: parameters)
  }

  private init(unchecked parameters: [Double]) {
    self.parameters = parameters
    decay = -parameters[20]
    factor = power(0.9, 1 / -parameters[20]) - 1
    growth = exponential(parameters[8])
    leastLapse = exponential(parameters[17] * parameters[18])
    easyStart = FSRS.firstDifficulty(.easy, parameters)
  }

  // MARK: Queries

  /// The chance that a word is recalled `days` after its last answer: 1 at once, 0.9 after
  /// `stability` days.
  package func retrievability(of stability: Double, after days: Double) -> Double {
    power(1 + factor * max(0, days) / stability, decay)
  }

  /// The chance that a word is recalled at a time. Counts study days.
  package func retrievability(of state: MemoryState, at time: StudyTime) -> Double {
    retrievability(of: state.stability, after: Double(state.elapsedDays(at: time)))
  }

  /// The negative natural logarithm of that chance; positive once time has passed.
  func forgetting(of stability: Double, after days: Double) -> Double {
    -decay * logarithm(1 + factor * max(0, days) / stability)
  }

  /// The number of days after which the chance falls to `retention`, between 0 and 1.
  package func days(of stability: Double, until retention: Double) -> Double {
    stability / factor * (power(retention, 1 / decay) - 1)
  }

  /// The same in whole days, 1 to 36,500; half days are rounded to even.
  ///
  /// - Parameter fuzz: the position in the range around the interval, 0 to 1, to spread out words
  ///   that were learned together; nil for the exact interval.
  package func interval(of stability: Double, retention: Double, fuzz: Double? = nil) -> Int {
    let exact = days(of: stability, until: retention)
    let days = FSRS.clamped(exact.rounded(.toNearestOrEven))
    guard let fuzz, days >= 2.5 else { return Int(days) }
    let reach = FSRS.reach(of: days)
    let most = FSRS.clamped((days + reach).rounded(.toNearestOrEven))
    let least = min(max(2, (days - reach).rounded(.toNearestOrEven)), most)
    return Int(min((least + fuzz * (most - least + 1)).rounded(.down), most))
  }

  /// The days after an answer until an item comes back, at least 1.
  package func wait(of stability: Double, for goal: RecallGoal) -> Int {
    let days = days(of: stability, until: goal.retention).rounded(.up)
    return Int(min(max(1, days), Double(goal.longestInterval)))
  }

  // MARK: Answers

  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: the state before it; nil for a word that was never answered.
  ///   - time: the time of the answer.
  package func state(
    after grade: Grade, from state: MemoryState?, at time: StudyTime
  ) -> MemoryState {
    guard let state else {
      return MemoryState(
        stability: max(FSRS.leastStability, parameters[grade.rawValue - 1]),
        difficulty: FSRS.bounded(FSRS.firstDifficulty(grade, parameters)), reviewed: time)
    }
    let days = state.elapsedDays(at: time)
    return MemoryState(
      stability: stability(
        after: grade, from: state.stability, difficulty: state.difficulty,
        recall: retrievability(of: state.stability, after: Double(days)), isSameDay: days < 1),
      difficulty: difficulty(after: grade, from: state.difficulty),
      reviewed: StudyTime(
        instant: max(time.instant, state.lastReview), day: max(time.day, state.lastDay)))
  }

  /// The stability after an answer, in days.
  ///
  /// - Parameters:
  ///   - old: the stability before it, in days.
  ///   - difficulty: the difficulty before it, 1 to 10.
  ///   - recall: the chance of recall at that time, 0 to 1.
  ///   - isSameDay: whether the previous answer was on the same study day.
  package func stability(
    after grade: Grade, from old: Double, difficulty: Double, recall: Double, isSameDay: Bool
  ) -> Double {
    let new =
      isSameDay
      ? sameDay(old, grade)
      : grade.isSuccess
        ? recalled(old, grade, difficulty, recall) : forgotten(old, difficulty, recall)
    return min(max(FSRS.leastStability, new), FSRS.mostStability)
  }

  /// The difficulty after an answer, 1 to 10.
  package func difficulty(after grade: Grade, from old: Double) -> Double {
    let change = -parameters[6] * Double(grade.rawValue - 3)
    let moved = old + change * (10 - old) / 9
    // Reverts towards the initial difficulty of an easy word, which is not limited here.
    return FSRS.bounded(parameters[7] * easyStart + (1 - parameters[7]) * moved)
  }

  private static func firstDifficulty(_ grade: Grade, _ parameters: [Double]) -> Double {
    parameters[4] - exponential(parameters[5] * Double(grade.rawValue - 1)) + 1
  }

  private func recalled(
    _ old: Double, _ grade: Grade, _ difficulty: Double, _ recall: Double
  ) -> Double {
    let bonus = grade == .hard ? parameters[15] : grade == .easy ? parameters[16] : 1
    return old
      * (1 + growth * (11 - difficulty) * power(old, -parameters[9])
        * (exponential((1 - recall) * parameters[10]) - 1) * bonus)
  }

  private func forgotten(_ old: Double, _ difficulty: Double, _ recall: Double) -> Double {
    let new =
      parameters[11] * power(difficulty, -parameters[12])
      * (power(old + 1, parameters[13]) - 1) * exponential((1 - recall) * parameters[14])
    return min(new, old / leastLapse)
  }

  private func sameDay(_ old: Double, _ grade: Grade) -> Double {
    let change =
      exponential(parameters[17] * (Double(grade.rawValue - 3) + parameters[18]))
      * power(old, -parameters[19])
    return old * (grade.isSuccess ? max(1, change) : change)
  }

  /// The largest fuzz of an interval, in days: 1, plus 15 % of the days from 2.5 to 7, 10 % from 7
  /// to 20, and 5 % beyond.
  private static func reach(of days: Double) -> Double {
    [(0.15, 2.5, 7), (0.1, 7, 20), (0.05, 20, Double.infinity)].reduce(1) { reach, span in
      reach + span.0 * max(0, min(days, span.2) - span.1)
    }
  }

  private static func clamped(_ days: Double) -> Double {
    min(max(days, 1), Double(RecallGoal.longest))
  }

  private static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}
