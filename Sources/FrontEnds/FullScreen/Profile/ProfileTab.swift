import Client
import GameEngine

/// A page of the profile.
enum ProfileTab: Int, CaseIterable, Sendable {
  case overview, forms, words, calendar, hoard, due

  /// Its name.
  var name: String {
    switch self {
    case .overview: "Overview"
    case .forms: "Forms"
    case .words: "Words"
    case .calendar: "Calendar"
    case .hoard: "Hoard"
    case .due: "Due"
    }
  }

  /// What stands on it.
  func parts(of profile: Profile) -> [Report.Part] {
    guard profile.gamesCount > 0 else {
      return self == .overview ? [profile.overview, ProfileTab.nothing] : [ProfileTab.nothing]
    }
    switch self {
    case .overview: return [profile.overview]
    case .forms: return [profile.byForm, profile.byLevel]
    case .words:
      return [
        profile.byDifficulty,
        text("Difficulty is where a word stands for you; it moves with each of your answers."),
      ]
    case .calendar:
      return [profile.answersByDay, text(ProfileSentences(profile: profile).calendar)]
    case .hoard:
      let words = hoardTold(profile.hoard)
      let told = text("Your hoard is how many words your memory holds now: \(words).")
      return [profile.hoardCourse, told].compactMap(\.self)
    case .due: return [profile.comingBack]
    }
  }

  private func text(_ text: String) -> Report.Part {
    Report.Part(title: "", content: .text(text))
  }

  private static let nothing = Report.Part(
    title: "",
    content: .text(
      "Nothing answered yet. Play the daily or a few words, and there will be something to see here."
    ))
}
