import Foundation

/// Compares rules for choosing words on simulated learners: with each other, and with the figures
/// of a reference simulation (docs/learning.md).
struct ScheduleBench {
  /// The truths to simulate, in order.
  let truths: [Truth]
  /// The number of learners in each run.
  let learners: Int
  /// The number of runs to average.
  let seeds: Int

  private static let words = 1000
  private static let wordsPerDay = 40
  private static let days = 90

  /// Durable words per hundred answers in the reference simulation. For Wordhoard's rule, in this
  /// simulation before misses came back.
  private static let reference: [Truth: [PolicyName: Double]] = [
    .fsrs: [.random: 14.6, .hardestFirst: 15.8, .sm2: 9.9, .wordhoard: 16.1],
    .steep: [.random: 4.47, .hardestFirst: 3.48, .sm2: 6.44, .wordhoard: 8.01],
    .activation: [.random: 4.03, .hardestFirst: 3.76, .sm2: 2.18, .wordhoard: 3.5],
    .easierActivation: [.random: 11.5, .hardestFirst: 12.4, .sm2: 7.5, .wordhoard: 10.8],
  ]

  func run() async -> [Figure] {
    var figures: [Figure] = []
    for truth in truths {
      let durable = await means(truth)
      for policy in PolicyName.allCases {
        guard let value = durable[policy], let wanted = Self.reference[truth]?[policy] else {
          continue
        }
        let tolerance = truth == .activation ? 0.1 : 0.04
        // Wordhoard's rule may be better. It may be three percent worse, because misses that come
        // back cost answers.
        let bounds: [(Figure.Bound, Double)] =
          policy == .wordhoard
          ? [(.atLeast, 0.97)] : [(.atLeast, 1 - tolerance), (.atMost, 1 + tolerance)]
        for (bound, limit) in bounds {
          figures.append(
            figure(
              "\(truth.rawValue), \(policy.rawValue)", value, wanted, "reference", bound, limit))
        }
      }
      let ours = durable[.wordhoard] ?? 0
      let best = durable.values.max() ?? 0
      figures.append(
        figure("\(truth.rawValue), ours", ours, best, "the best rule", .atLeast, 0.86))
      figures.append(
        figure("\(truth.rawValue), ours", ours, durable[.sm2] ?? 0, "SM-2", .atLeast, 1.2))
      if truth == .steep {
        figures.append(
          figure(
            "\(truth.rawValue), ours", ours, durable[.hardestFirst] ?? 0, "hardest first",
            .atLeast, 2))
      }
      figures += await sureAnswers(truth)
    }
    return figures
  }

  /// What is gained or lost by taking words as known after one sure answer: the same rule, compared with itself when all
  /// words were shown before.
  private func sureAnswers(_ truth: Truth) async -> [Figure] {
    let questions: [(String, FoldPolicy.Choices, Bool)] = [
      ("typed", .none, false), ("choices first, known by level", .new, true),
    ]
    return await withTaskGroup(of: Figure.self) { group in
      for (name, choices, byLevel) in questions {
        group.addTask {
          var sums = (sure: 0.0, shown: 0.0)
          for seed in 1...seeds {
            let run = ScheduleRun(
              truth: truth, learners: learners, words: Self.words, wordsPerDay: Self.wordsPerDay,
              days: Self.days, seed: UInt64(seed), byLevel: byLevel)
            func durable(areShown: Bool) -> Double {
              run.durableWordsPerHundredAnswers(
                by: FoldPolicy(words: Self.words, choices: choices, areShown: areShown))
            }
            sums.sure += durable(areShown: false)
            sums.shown += durable(areShown: true)
          }
          return figure(
            "\(truth.rawValue), sure answers, \(name)", sums.sure / Double(seeds),
            sums.shown / Double(seeds), "without", .atLeast, 0.98)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// The means over all runs, which are simulated in parallel.
  private func means(_ truth: Truth) async -> [PolicyName: Double] {
    await withTaskGroup(of: (PolicyName, Double).self) { group in
      for policy in PolicyName.allCases {
        for seed in 1...seeds {
          let run = ScheduleRun(
            truth: truth, learners: learners, words: Self.words, wordsPerDay: Self.wordsPerDay,
            days: Self.days, seed: UInt64(seed))
          group.addTask {
            (policy, run.durableWordsPerHundredAnswers(by: policy.policy(words: Self.words)))
          }
        }
      }
      var sums: [PolicyName: Double] = [:]
      for await (policy, value) in group { sums[policy, default: 0] += value }
      return sums.mapValues { $0 / Double(seeds) }
    }
  }

  private func figure(
    _ name: String, _ value: Double, _ yardstick: Double, _ yardstickName: String,
    _ bound: Figure.Bound, _ limit: Double
  ) -> Figure {
    Figure(
      name: "durable words, \(name)", value: value, yardstick: yardstick, unit: "per 100 answers",
      yardstickName: yardstickName, bound: bound, limit: limit)
  }
}
