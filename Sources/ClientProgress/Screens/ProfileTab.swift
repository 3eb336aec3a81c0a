import ClientCore
import GameEngine
import Messages

/// A tab of the profile.
enum ProfileTab: Int, CaseIterable, Sendable {
  case overview, games, words, calendar, hoard, due

  /// The name on the tab.
  func name(in messages: Messages) -> String {
    switch self {
    case .overview: messages("Overview", context: "a tab")
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
      let nothing = text(
        messages(
          """
          Nothing answered yet. Play the daily or a few words, and there will be something to see here.
          """))
      return self == .overview ? [report.overview, nothing] : [nothing]
    }
    switch self {
    case .overview: return [report.overview] + [report.milestones].compactMap(\.self)
    case .games:
      return report.games + [report.byForm, report.longestRuns, report.byLevel]
    case .words:
      let explanation = messages(
        "Difficulty is how hard a word is for you; it changes with each of your answers.")
      return [report.byDifficulty, text(explanation)]
    case .calendar:
      let sentences = ProfileSentences(profile: profile, messages: messages)
      return [report.answersByDay, text(sentences.calendar)]
    case .hoard:
      let words = HoardTexts(messages).words(profile.hoard)
      let explanation = messages(
        """
        If you were asked tomorrow to type every word you have answered, you would recall about \(words): \
        that is your hoard.
        """)
      return [report.hoardCourse, text(explanation)].compactMap(\.self)
    case .due: return [report.comingBack]
    }
  }

  private func text(_ text: String) -> Report.Part {
    Report.Part(title: "", content: .text(text))
  }
}
