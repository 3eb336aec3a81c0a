import Client
import GameEngine

/// A recap as plain sentences, for a screen reader.
struct RecapSentences {
  let recap: Recap

  /// A paragraph for each part.
  var paragraphs: [String] {
    let head = "Your \(recap.span.rawValue) from \(recap.since) to \(recap.until)."
    guard recap.answers > 0 else { return [head, Recap.nothing(recap.span)] }
    return [head, answers, dailies, words, hoard, plot, hardest, known].filter { !$0.isEmpty }
  }

  private var answers: String {
    let share = recap.rightPercent.map { ", \($0) percent" } ?? ""
    var text = "You answered \(counted(recap.answers, "question")) on "
    text += "\(counted(recap.daysPlayed, "day")), \(grouped(recap.right)) rightly\(share). "
    return text + "Your longest run of right answers was \(grouped(recap.longestRun))."
  }

  private var dailies: String {
    guard let best = recap.bestDaily else { return "You finished no daily." }
    return "You finished \(counted(recap.dailies, "daily", "dailies")); the best was that of "
      + "\(best.date), \(best.correct) of \(best.questions) right for \(grouped(best.score)) points."
  }

  private var words: String { "You met \(counted(recap.wordsMet, "word")) for the first time." }

  private var hoard: String {
    guard let then = recap.hoardThen else { return "" }
    return "Your hoard was \(hoardTold(then)) words and is \(hoardTold(recap.hoardNow)) now, "
      + "\(gainTold(recap.hoardNow - then))."
  }

  private var plot: String {
    var parts: [String] = []
    switch recap.span {
    case .week:
      parts = recap.days.filter { $0.answers > 0 }.map { "\(grouped($0.answers)) on \($0.date)" }
    case .year:
      parts = recap.months.filter { $0.answers > 0 }
        .map { "\(grouped($0.answers)) in \(DateNames.months[$0.month - 1])" }
    }
    let best = recap.bestDay.map { " Your best day was \($0.date)." } ?? ""
    return "Answers: \(parts.joined(separator: ", ")).\(best)"
  }

  private var hardest: String {
    guard !recap.hardest.isEmpty else { return "" }
    let words = recap.hardest.map {
      "\(shownSafely($0.word)), \(grouped($0.misses)) of \(grouped($0.answers))"
    }
    return "Missed most: \(words.joined(separator: "; "))."
  }

  private var known: String {
    recap.becameKnown.isEmpty ? "" : "Known now: \(Recap.list(recap.becameKnown))."
  }
}
