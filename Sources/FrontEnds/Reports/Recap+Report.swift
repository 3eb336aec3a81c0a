import Client
import GameEngine

extension Recap {
  /// How many of the words that became known are told.
  private static let knownTold = 12

  /// All of it.
  var report: Report {
    let title = "Your \(span.rawValue), \(since) to \(until)"
    guard answers > 0 else {
      return Report(
        title: title, parts: [Report.Part(title: "", content: .text(Recap.nothing(span)))])
    }
    var parts = [figures, plot]
    if !hardest.isEmpty { parts.append(missed) }
    if !becameKnown.isEmpty { parts.append(known) }
    return Report(title: title, parts: parts)
  }

  /// What there is to say where nothing was answered.
  ///
  /// - Parameter daily: how the daily is to be found.
  static func nothing(_ span: RecapSpan, daily: String = "`wordhoard daily`") -> String {
    "Nothing answered this \(span.rawValue) yet; \(daily) is a good start."
  }

  /// The first of these words, and how many more there are.
  static func list(_ words: [Known]) -> String {
    let told = words.prefix(knownTold).map { shownSafely($0.word) }.joined(separator: ", ")
    return words.count > knownTold ? "\(told) and \(grouped(words.count - knownTold)) more" : told
  }

  // MARK: - Parts

  private var figures: Report.Part {
    let share = rightPercent.map { " (\($0) %)" } ?? ""
    var rows = [
      (name: "Answered", value: "\(grouped(answers)), \(grouped(right)) right\(share)"),
      ("Days played", "\(grouped(daysPlayed)) of \(grouped(days.count))"),
    ]
    if let day = bestDay {
      rows.append(("Best day", "\(day.date): \(counted(day.answers, "answer"))"))
    }
    rows.append(("Dailies", dailiesTold))
    rows.append(("Longest run", counted(longestRun, "right answer")))
    rows.append(("New words", "\(grouped(wordsMet)) met for the first time"))
    if let then = hoardThen {
      let now = "\(hoardTold(hoardNow)) now, \(gainTold(hoardNow - then))"
      rows.append(("Hoard", "\(hoardTold(then)) words before, \(now)"))
    }
    return .figures(rows)
  }

  private var dailiesTold: String {
    guard let best = bestDaily else { return "none finished" }
    return "\(grouped(dailies)) finished, the best \(best.correct) of \(best.questions) "
      + "for \(grouped(best.score)) on \(best.date)"
  }

  /// Bars by day, or by month from the first that was played in.
  private var plot: Report.Part {
    switch span {
    case .week: .counts("Answers by day", days.map { (DateNames.day($0.date), $0.answers) })
    case .year:
      .counts(
        "Answers by month",
        months.drop { $0.answers == 0 }.map { (DateNames.month($0.month), $0.answers) })
    }
  }

  private var missed: Report.Part {
    .figures(
      hardest.map {
        (shownSafely($0.word), "\(grouped($0.misses)) of \(counted($0.answers, "answer"))")
      }, title: "Missed most", column: 16)
  }

  private var known: Report.Part {
    Report.Part(title: "Known now", content: .text(Recap.list(becameKnown)))
  }
}
