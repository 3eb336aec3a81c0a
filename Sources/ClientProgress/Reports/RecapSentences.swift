import ClientCore
import GameEngine
import Messages

/// A recap as sentences, for a screen reader.
struct RecapSentences {
  let recap: Recap
  let messages: Messages

  /// One paragraph for each part that has data.
  var paragraphs: [String] {
    guard recap.answers > 0 else {
      return [head, RecapReport.nothing(recap.span, namesCommands: true, in: messages)]
    }
    return [head, answers, dailies, words, hoard, plot, hardest, known].filter { !$0.isEmpty }
  }

  private var head: String {
    let dates = messages.dates(recap.since, recap.until)
    return switch recap.span {
    case .week: messages("Your week, \(dates).")
    case .year: messages("Your year, \(dates).")
    }
  }

  private var answers: String {
    "\(answered) \(messages("At most \(recap.longestRun) were right in a row."))"
  }

  private var answered: String {
    let answers = messages.number(recap.answers)
    let questions = messages.plural(
      recap.answers, "\(answers) question", "\(answers) questions", context: "answered")
    let (right, days) = (messages.number(recap.right), messages.number(recap.daysPlayed))
    guard let percent = recap.rightPercent else {
      return messages.plural(
        recap.daysPlayed, "You answered \(questions) on \(days) day, \(right) rightly.",
        "You answered \(questions) on \(days) days, \(right) rightly.")
    }
    return messages.plural(
      recap.daysPlayed,
      "You answered \(questions) on \(days) day, \(right) rightly, \(percent) percent.",
      "You answered \(questions) on \(days) days, \(right) rightly, \(percent) percent.")
  }

  private var dailies: String {
    guard let best = recap.bestDaily else { return messages("You finished no daily.") }
    let (count, score) = (messages.number(recap.dailies), messages.number(best.score))
    let (date, right, all) = (messages.day(best.date), best.correct, best.questions)
    return messages.plural(
      recap.dailies,
      """
      You finished \(count) daily; the best was that of \(date), \(right) of \(all) right for \
      \(score) points.
      """,
      """
      You finished \(count) dailies; the best was that of \(date), \(right) of \(all) right for \
      \(score) points.
      """)
  }

  private var words: String {
    let number = messages.number(recap.wordsMet)
    return messages.plural(
      recap.wordsMet, "You met \(number) word for the first time.",
      "You met \(number) words for the first time.")
  }

  private var hoard: String {
    guard let before = recap.hoardThen else { return "" }
    let texts = HoardTexts(messages)
    let (then, now) = (texts.words(before), texts.number(recap.hoardNow))
    guard let change = texts.change(from: before, to: recap.hoardNow) else {
      return messages("Your hoard was \(then) and is \(now) now.")
    }
    return recap.hoardNow < before
      ? messages("Your hoard was \(then) and is \(now) now, \(change) less.")
      : messages("Your hoard was \(then) and is \(now) now, \(change) more.")
  }

  private var plot: String {
    let parts =
      switch recap.span {
      case .week:
        recap.days.filter { $0.answers > 0 }.map { day in
          let answers = messages.number(day.answers)
          return messages("\(answers) on \(messages.day(day.date))", context: "answers on a date")
        }
      case .year:
        recap.months.filter { $0.answers > 0 }.map { month, answers in
          let number = messages.number(answers)
          return messages(
            "\(number) in \(messages.month(of: month))", context: "answers in a month")
        }
      }
    let list = messages.commaSeparated(parts)
    let answers = messages("Answers: \(list).")
    guard let best = recap.bestDay else { return answers }
    return "\(answers) \(messages("Your best day was \(messages.day(best.date))."))"
  }

  private var hardest: String {
    guard !recap.hardest.isEmpty else { return "" }
    let words = recap.hardest.map { word in
      let (misses, answers) = (messages.number(word.misses), messages.number(word.answers))
      return messages(
        "\(shortened(word.word)), \(misses) of \(answers)", context: "a word and its misses")
    }
    return messages("Missed most: \(words.joined(separator: "; ")).")
  }

  private var known: String {
    guard !recap.becameKnown.isEmpty else { return "" }
    return messages("Known now: \(KnownWords(words: recap.becameKnown).text(in: messages)).")
  }
}
