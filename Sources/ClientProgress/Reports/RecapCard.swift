import ClientCore
import GameEngine
import Messages
import Terminal

/// A recap as a card to share: what was gained, the days, and the words that stand out. It gives no answer away.
struct RecapCard {
  let recap: Recap
  let messages: Messages

  /// The columns between the borders.
  private static let width = 54

  typealias Line = [RichText.Span]

  /// The card with its border.
  var lines: [Line] {
    let title = " Wordhoard · \(messages.dates(recap.since, recap.until)) "
    let rest = max(0, RecapCard.width - 1 - CellText.width(of: title))
    let top = RichText("╭─", .border).adding(title, .heading)
      .adding("\(String(repeating: "─", count: rest))╮", .border)
    let bottom = RichText("╰\(String(repeating: "─", count: RecapCard.width))╯", .border)
    return [top.line] + ([[]] + gain + [[]] + days + [[]] + rows + [[]]).map(framed) + [bottom.line]
  }

  /// The card as text to paste into a message.
  var text: String {
    lines.map { line in
      let text = line.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func framed(_ line: Line) -> Line {
    let width = line.reduce(0) { $0 + CellText.width(of: $1.text) }
    let rest = String(repeating: " ", count: max(0, RecapCard.width - 3 - width))
    return [RichText.Span("│   ", .border)] + line + [RichText.Span("\(rest)│", .border)]
  }

  /// The growth of the hoard in big digits with the hoard beside it; without growth only the hoard.
  private var gain: [Line] {
    let texts = HoardTexts(messages)
    // The difference of the numbers as they are shown.
    let count = Int(recap.hoardNow.rounded())
    let gain = count - Int((recap.hoardThen ?? 0).rounded())
    let isGain = gain > 0
    let number = messages.number(isGain ? gain : count)
    let words = messages.plural(
      count, "word in your hoard", "words in your hoard", context: "beside their number")
    let course =
      recap.hoardThen.flatMap {
        isGain ? "\(texts.number($0)) ━━▸ \(texts.number(recap.hoardNow))" : nil
      }
      ?? ""
    let (all, percent) = (messages.number(recap.answers), recap.rightPercent ?? 0)
    let answers = messages.plural(
      recap.answers, "\(all) answer, \(percent) % right", "\(all) answers, \(percent) % right")
    let beside = [words, course, answers]
    return BigFigure.rows((isGain ? "+" : "") + number).enumerated().map { y, row in
      RichText(row, .gold).adding("   ").adding(beside[y], y == 1 ? .dim : .text).line
    }
  }

  /// A dot for each day of a week, or the number of days.
  private var days: [Line] {
    // Dates before the player's first one are no days without play.
    let days = recap.days.filter { $0.date >= recap.first }
    let (played, all) = (messages.number(recap.daysPlayed), messages.number(days.count))
    let text = messages.plural(
      days.count, "played \(played) of \(all) day", "played \(played) of \(all) days")
    guard recap.span == .week else { return [[RichText.Span(text, .text)]] }
    let dots = days.map { $0.answers > 0 ? "●" : "·" }.joined(separator: " ")
    let letters = days.map { day in
      String(DateTexts(messages).weekday(day.date.weekday).prefix(1))
    }.joined(separator: " ")
    return [
      RichText(dots, .gold).adding("   ").adding(text).line, [RichText.Span(letters, .dim)],
    ]
  }

  /// The words that stand out.
  private var rows: [Line] {
    var rows: [(String, String, String)] = []
    if let word = recap.bestWord {
      rows.append(
        (
          messages("Best word", context: "on a card"), word.word,
          messages("typed at first sight", context: "a word")
        ))
    }
    if let missed = recap.hardest.first, missed.misses > 1 {
      let times = messages.number(missed.misses)
      rows.append(
        (
          messages("Nemesis", context: "on a card"), missed.word,
          messages("missed \(times) times", context: "a word")
        ))
    }
    if let save = recap.hardestSave, save.percent <= 70 {
      rows.append(
        (
          messages("Hardest save", context: "on a card"), save.word,
          messages("at \(save.percent) %", context: "a chance of recall")
        ))
    }
    if let daily = recap.bestDaily {
      rows.append(
        (
          messages("Best daily", context: "on a card"), messages.number(daily.score),
          messages("\(daily.correct) of \(daily.questions) right")
        ))
    }
    let column = 2 + (rows.map { CellText.width(of: $0.0) }.max() ?? 0)
    return rows.map { name, word, note in
      let room = RecapCard.width - 5 - column - CellText.width(of: note)
      return RichText(name.padded(to: column), .dim)
        .adding(CellText.truncated(shortened(word), width: max(4, room)), .word).adding("  ")
        .adding(note, .dim).line
    }
  }
}
