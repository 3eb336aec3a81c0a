import Client
import GameEngine
import Journal
import Lexicon
import Terminal

extension Wordhoard {
  /// Prints where the player stands, in figures and plots.
  ///
  /// - Throws: `ClientError`.
  package func profile() throws {
    let progress = try journal.progress()
    let profile = try profileNow(progress)
    try print(profile) {
      guard Settings(progress).spoken else { return text(of: profile.report, progress) }
      return ProfileSentences(profile: profile).paragraphs
        .map { wrapped($0, width: width) + "\n" }.joined()
    }
  }

  /// Where the player stands now.
  ///
  /// - Throws: `ClientError`.
  func profileNow(_ progress: PlayerProgress) throws -> Profile {
    let own = pack.words.filter { progress.words[$0.id] != nil }
    return Profile(
      progress, words: own + answeredElsewhere(progress, besides: own),
      toSave: try wordsToSave(progress), now: host.now())
  }

  /// A report as line mode prints it.
  func text(of report: Report, _ progress: PlayerProgress) -> String {
    ReportText(
      report: report, style: style(progress), plot: Plot(isUnicode: host.display.isUnicode),
      width: width
    ).text
  }
}
