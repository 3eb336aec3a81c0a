import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// Lines to share, as `--json` prints them.
  private struct Shared: Encodable {
    let text: String
    let spoken: String
    var code: String?
  }

  /// Prints the last daily played, without telling its words.
  ///
  /// - Throws: `ClientError` where none was played.
  package func shareDaily() throws {
    let progress = try journal.progress()
    let played = progress.rounds.values.filter { $0.isDailyOfItsDate && !$0.outcomes.isEmpty }
    guard let round = played.max(by: { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }) else {
      throw ClientError("nothing_to_share", "no daily played yet; `wordhoard daily` plays it")
    }
    let streak = progress.dailyStreak(asOf: host.now().localDate).count
    let share = ShareText(round: round, streak: streak)
    try print(Shared(text: share.lines, spoken: share.sentence)) {
      "\(share.lines)\n\n\(share.sentence)\n"
    }
  }

  /// Prints a word with its meaning, to be sent to somebody.
  ///
  /// - Throws: `ClientError` for a word we do not have.
  package func shareWord(_ text: String) throws {
    let wanted = normalizedAnswer(text)
    guard let word = lookUp(wanted).first else { throw unknownWord(wanted) }
    let title = "\(word.headword) (\(word.partOfSpeech.name)): \(word.mainSense.definition)"
    let example = word.mainSense.examples.first.map { "\n\"\($0.text)\"" } ?? ""
    try print(Shared(text: title + example, spoken: title)) { title + example + "\n" }
  }

  /// Prints the last practice round as a code, so that a friend can play it and compare.
  ///
  /// - Throws: `ClientError` where none was finished.
  package func shareRound() throws {
    let progress = try journal.progress()
    guard let played = progress.lastPractice.flatMap({ progress.rounds[$0] }),
      let blank = played.code
    else {
      throw ClientError(
        "nothing_to_share", "no practice round finished yet; `wordhoard play` plays one")
    }
    let recipe = try RoundCode(text: blank, pool: pool).recipe
    let tally = played.tally
    let code = RoundCode(recipe: recipe, correct: tally.correct, score: tally.score)
      .text(pool: pool)
    let text = ShareText(round: played, streak: 0)
    let invitation = "\(text.lines)\nwordhoard play --code \(code)"
    try print(Shared(text: invitation, spoken: text.sentence, code: code)) {
      "\(invitation)\n\n\(text.sentence)\n"
    }
  }
}
