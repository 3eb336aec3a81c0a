import ClientCore
import GameEngine
import Messages

/// A tab of the profile.
enum ProfileTab: Int, CaseIterable, Sendable {
  case hoard, words, due, games, calendar

  /// The name on the tab.
  func name(in messages: Messages) -> String {
    switch self {
    case .games: messages("Games", context: "a tab")
    case .words: messages("Words", context: "a tab")
    case .calendar: messages("Calendar", context: "a tab")
    case .hoard: messages("Hoard", context: "a tab")
    case .due: messages("Due", context: "a tab")
    }
  }

  /// The parts of a profile on this tab. Before the first answer, each tab says so instead.
  func parts(of profile: Profile, in messages: Messages) -> [Report.Part] {
    let report = ProfileReport(profile: profile, messages: messages)
    guard profile.gamesCount > 0 else {
      return (self == .hoard ? [report.overview] : []) + [text(report.promise)]
    }
    switch self {
    case .hoard: return [report.milestones].compactMap(\.self) + [report.overview]
    case .games: return report.games + [report.byForm, report.longestRuns]
    case .words:
      let explanation = messages(
        "Difficulty is how hard a word is for you; it changes with each of your answers.")
      return [report.byDifficulty, text(explanation), report.byLevel]
    case .calendar:
      let sentences = ProfileSentences(profile: profile, messages: messages)
      return [report.month] + (report.hasManyWeeks ? [report.answersByDay] : [])
        + [text(sentences.calendar)]
    case .due: return [report.comingBack]
    }
  }

  private func text(_ text: String) -> Report.Part {
    Report.Part(title: "", content: .text(text))
  }
}
