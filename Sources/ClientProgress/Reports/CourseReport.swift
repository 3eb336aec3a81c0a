import ClientCore
import GameEngine
import Messages

/// A player's words and rounds in one course as a report.
struct CourseReport {
  let figures: CourseFigures
  let messages: Messages

  /// The whole report.
  var all: Report {
    let names = NameTexts(messages)
    let words = zip(Difficulty.allCases, figures.wordsByDifficulty).map { difficulty, count in
      (name: names.name(of: difficulty), value: messages.number(count))
    }
    let texts = ModeRoundsTexts(messages)
    let games = figures.modes.map { (name: texts.name(of: $0), value: texts.text(of: $0)) }
    let name = LanguageTexts(messages).name(of: figures.course.rawValue)
    return Report(
      title: messages("Your words: \(name)"),
      parts: [
        .figures([(messages("Hoard", context: "a figure"), hoard)]),
        .figures(words, title: messages("Words by difficulty")),
      ] + (games.isEmpty ? [] : [.figures(games, title: messages("Games", context: "a heading"))]))
  }

  /// The hoard, the number of words met, and the level.
  var hoard: String {
    let met = messages("\(messages.number(figures.wordsMet)) met", context: "words")
    let level = figures.level.map { [messages("level \($0.rawValue)")] } ?? []
    return messages.commaSeparated(
      [HoardTexts(messages).size(figures.hoard, gain: nil), met] + level)
  }
}
