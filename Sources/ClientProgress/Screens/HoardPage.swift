import ClientCore
import GameEngine
import Messages
import Terminal

/// The first page of the profile: the hoard as a figure, a jar of words from new to known, and a curve.
struct HoardPage {
  let profile: Profile
  let width: Int
  let messages: Messages

  typealias Line = ReadingPage.Line

  var lines: [Line] {
    figure + [[]] + gauge + [[]] + jar + [[]] + curve + newest + rule
  }

  /// The figure with what it means, what was gained, and the goal.
  private var figure: [Line] {
    let number = HoardTexts(messages).number(profile.hoard)
    let count = Int(profile.hoard.rounded())
    var beside = [
      messages.plural(
        count, "word you would know tomorrow", "words you would know tomorrow",
        context: "below or beside their number")
    ]
    if let gain = HoardTexts(messages).gain(profile.hoardGain, to: profile.hoard) {
      beside.append(gain)
    }
    if let goal = GoalText(profile: profile, messages: messages).line { beside.append(goal) }
    guard width >= 70 else {
      return [RichText(number, .gold).adding(" ").adding(beside[0]).line]
        + beside.dropFirst().map { RichText($0, .dim).line }
    }
    return BigFigure.rows(number).enumerated().map { y, row in
      RichText(row, .gold).adding("    ")
        .adding(beside.indices.contains(y) ? beside[y] : "", y == 0 ? .text : .dim).line
    }
  }

  /// The way to the goal, or to the next milestone.
  private var gauge: [Line] {
    let words = Int(profile.hoard.rounded())
    let next = profile.goal.flatMap { $0 > words ? $0 : nil }
    let post = next ?? Milestone.hoards.first { $0 > words } ?? words
    let label = " \(messages.number(post))"
    let room = max(0, width - CellText.width(of: label))
    let full = min(room, room * words / max(1, post))
    return [
      RichText(String(repeating: "━", count: full), .bar)
        .adding(String(repeating: "─", count: max(0, room - full)), .border).adding(label, .dim)
        .line
    ]
  }

  /// The answered words by difficulty, with what their numbers mean: known is more than what tomorrow may bring.
  private var jar: [Line] {
    let all = profile.wordsByDifficulty.reduce(0, +)
    guard all > 0 else { return [] }
    let number = messages.number(all)
    let caption = messages.plural(
      all, "\(number) word you answered, by how firmly it sits",
      "\(number) words you answered, by how firmly they sit")
    let counts = Dictionary(
      uniqueKeysWithValues: zip(Difficulty.allCases, profile.wordsByDifficulty))
    return RichText(caption, .dim).lines(width: width)
      + Jar(counts, messages: messages).lines(width: width, rows: 2)
  }

  /// The hoard by day in the first weeks, then by week.
  private var curve: [Line] {
    let days = profile.hoardByDay
    let isByDay = days.count < 60
    let values = isByDay ? days : profile.hoardByWeek.map(\.hoard) + [profile.hoard]
    guard values.count > 1, let since = isByDay ? profile.since : profile.hoardByWeek.first?.week
    else { return [] }
    let step = max(1, min(8, width / values.count))
    let columns = values.suffix(width / step).flatMap { Array(repeating: $0, count: step) }
    let (first, last) = (messages.day(since), messages("today", context: "a day"))
    let gap = max(1, columns.count - CellText.width(of: first) - CellText.width(of: last))
    return Plot().columns(columns, rows: 4).map { RichText($0, .bar).line }
      + [RichText("\(first)\(String(repeating: " ", count: gap))\(last)", .dim).line, []]
  }

  private var newest: [Line] {
    guard !profile.newestKnown.isEmpty else { return [] }
    let words = profile.newestKnown.map { shortened($0) }.joined(separator: " · ")
    return RichText(messages("newest known", context: "words"), .dim).adding("  ")
      .adding(words, .word).lines(width: width) + [[]]
  }

  /// Why the figure can be lower than on the day before.
  private var rule: [Line] {
    RichText(
      messages("Counted anew each morning: words fade until you meet them again."), .dim
    ).lines(width: width)
  }
}
