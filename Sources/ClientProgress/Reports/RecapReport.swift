import ClientCore
import GameEngine
import Messages

/// A recap as a report of figures and plots.
struct RecapReport {
  let recap: Recap
  let messages: Messages

  /// The whole report; one sentence if nothing was answered.
  var all: Report {
    guard recap.answers > 0 else {
      let nothing = RecapReport.nothing(recap.span, namesCommands: true, in: messages)
      return Report(
        title: title, parts: [Report.Part(title: "", content: .text(nothing))])
    }
    var parts = [figures, plot]
    if !recap.hardest.isEmpty { parts.append(missed) }
    if !recap.becameKnown.isEmpty { parts.append(known) }
    return Report(title: title, parts: parts)
  }

  /// The text if nothing was answered.
  ///
  /// - Parameter namesCommands: whether to name the command that plays the daily. It is of no use
  ///   on a screen.
  static func nothing(
    _ span: RecapSpan, namesCommands: Bool, in messages: Messages
  ) -> String {
    switch (span, namesCommands) {
    case (.week, true):
      messages("Nothing answered this week yet; `wordhoard daily` is a good start.")
    case (.week, false): messages("Nothing answered this week yet; the daily is a good start.")
    case (.year, true):
      messages("Nothing answered this year yet; `wordhoard daily` is a good start.")
    case (.year, false): messages("Nothing answered this year yet; the daily is a good start.")
    }
  }

  private var title: String {
    let dates = messages.dates(recap.since, recap.until)
    return switch recap.span {
    case .week: messages("Your week, \(dates)")
    case .year: messages("Your year, \(dates)")
    }
  }

  // MARK: - Parts

  private var figures: Report.Part {
    let days = messages.number(recap.until.dayNumber - recap.first.dayNumber + 1)
    let met = messages.number(recap.wordsMet)
    var rows = [
      (name: messages("Answered", context: "a figure"), value: answered),
      (
        messages("Days played", context: "a figure"),
        messages("\(messages.number(recap.daysPlayed)) of \(days)", context: "days")
      ),
    ]
    if let day = recap.bestDay {
      rows.append((messages("Best day", context: "a figure"), answers(on: day)))
    }
    let run = messages.number(recap.longestRun)
    rows += [
      (messages("Dailies", context: "a figure"), dailies),
      (
        messages("In a row", context: "a figure"),
        messages.plural(recap.longestRun, "\(run) right answer", "\(run) right answers")
      ),
      (messages("New words", context: "a figure"), messages("\(met) met for the first time")),
    ]
    if let then = recap.hoardThen {
      rows.append((messages("Hoard", context: "a figure"), hoard(before: then)))
    }
    return .figures(rows)
  }

  private var answered: String {
    let (all, right) = (messages.number(recap.answers), messages.number(recap.right))
    guard let percent = recap.rightPercent else { return messages("\(all), \(right) right") }
    return messages("\(all), \(right) right (\(percent) %)")
  }

  private func answers(on day: Recap.Day) -> String {
    let (date, number) = (messages.day(day.date), messages.number(day.answers))
    return messages.plural(
      day.answers, "\(date): \(number) answer", "\(date): \(number) answers")
  }

  private var dailies: String {
    guard let best = recap.bestDaily else { return messages("none finished", context: "dailies") }
    let (count, score) = (messages.number(recap.dailies), messages.number(best.score))
    let (date, right) = (messages.day(best.date), best.correct)
    return messages.plural(
      recap.dailies,
      "\(count) finished, the best \(right) of \(best.questions) for \(score) on \(date)",
      "\(count) finished, the best \(right) of \(best.questions) for \(score) on \(date)",
      context: "dailies")
  }

  private func hoard(before: Double) -> String {
    let texts = HoardTexts(messages)
    let (then, now) = (texts.words(before), texts.number(recap.hoardNow))
    guard let change = texts.change(from: before, to: recap.hoardNow) else {
      return messages("\(then) before, \(now) now", context: "the hoard")
    }
    return recap.hoardNow < before
      ? messages("\(then) before, \(now) now, \(change) less", context: "the hoard")
      : messages("\(then) before, \(now) now, \(change) more", context: "the hoard")
  }

  /// Bars by day, or by month from the first month with answers.
  private var plot: Report.Part {
    let dates = DateTexts(messages)
    return switch recap.span {
    case .week:
      .counts(
        messages("Answers by day"),
        recap.days.filter { $0.date >= recap.first }.map { (dates.day($0.date), $0.answers) },
        messages: messages)
    case .year:
      .counts(
        messages("Answers by month"),
        recap.months.map { (dates.month(of: $0.month), $0.answers) },
        messages: messages)
    }
  }

  private var missed: Report.Part {
    .figures(
      recap.hardest.map { word in
        let (misses, answers) = (messages.number(word.misses), messages.number(word.answers))
        return (
          shortened(word.word),
          messages.plural(
            word.answers, "\(misses) of \(answers) answer", "\(misses) of \(answers) answers")
        )
      }, title: messages("Missed most"), column: 16)
  }

  private var known: Report.Part {
    Report.Part(
      title: messages("Known now"),
      content: .text(KnownWords(words: recap.becameKnown).text(in: messages)))
  }
}
