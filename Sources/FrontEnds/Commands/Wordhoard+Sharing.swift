package import Client
import Foundation
import GameEngine
import Journal
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// Shares the last daily played, without telling its words.
  ///
  /// - Throws: `ClientError` where none was played.
  package func shareDaily(by way: ShareWay = .print) throws {
    let progress = try journal.progress()
    let played = progress.rounds.values.filter { $0.isDailyOfItsDate && !$0.outcomes.isEmpty }
    guard let round = played.max(by: { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }) else {
      throw ClientError("nothing_to_share", "no daily played yet; `wordhoard daily` plays it")
    }
    let streak = progress.dailyStreak(asOf: host.now().localDate).count
    let share = ShareText(round: round, streak: streak)
    try send(
      Shared(subject: "Wordhoard: my daily", text: share.lines, spoken: share.sentence), by: way)
  }

  /// Shares a word with its meaning.
  ///
  /// - Throws: `ClientError` for a word we do not have.
  package func shareWord(_ text: String, by way: ShareWay = .print) throws {
    let wanted = normalizedAnswer(text)
    if let word = lookUp(wanted).first { return try send(sharedWord(word), by: way) }
    let answer = try lookedUpElsewhere(text, try progress())
    try send(shared(answer, entry: 0), by: way)
  }

  /// A word with its meaning, for a friend.
  func sharedWord(_ word: Item) -> Shared {
    let title = "\(word.term) (\(word.partOfSpeech.name)): \(word.mainSense.definition)"
    let example = word.mainSense.examples.first.map { "\n\"\($0.text)\"" } ?? ""
    return Shared(subject: "Wordhoard: \(word.term)", text: title + example, spoken: title)
  }

  /// What a dictionary says of a word, for a friend, with its source.
  ///
  /// - Parameter place: the place of the entry; none other than those there are.
  func shared(_ answer: DictionaryAnswer, entry place: Int) -> Shared {
    let entry = answer.entries[place]
    let meaning =
      entry.senses.first?.definition
      ?? entry.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let grammar = entry.senses.isEmpty ? "" : entry.grammar.map { " (\($0))" } ?? ""
    let title = shownSafely("\(answer.headword)\(grammar): \(meaning)", limit: 400)
    return Shared(
      subject: "Wordhoard: \(shownSafely(answer.headword))", text: "\(title)\n\(answer.source)",
      spoken: title)
  }

  /// Shares the last practice round of our own words as a code, so that a friend can play it and compare.
  ///
  /// - Throws: `ClientError` where none was finished.
  package func shareRound(by way: ShareWay = .print) throws {
    let progress = try journal.progress()
    guard let played = progress.lastPractice.flatMap({ progress.rounds[$0] }),
      let blank = played.code
    else {
      throw ClientError(
        "nothing_to_share",
        "no practice round of our own words finished yet; "
          + "`wordhoard play --source wordhoard` plays one")
    }
    let recipe = try RoundCode(text: blank, pool: pool).recipe
    let tally = played.tally
    let code = RoundCode(recipe: recipe, correct: tally.correct, score: tally.score)
      .text(pool: pool)
    let text = ShareText(round: played, streak: 0)
    let invitation = "\(text.lines)\nwordhoard play --code \(code)"
    try send(
      Shared(
        subject: "Wordhoard: a round for you", text: invitation, spoken: text.sentence, code: code),
      by: way)
  }

  private func send(_ shared: Shared, by way: ShareWay) throws {
    switch way {
    case .print: try print(shared) { shared.letter + "\n" }
    case .copy:
      try host.copy(shared.text)
      let line = shared.text.split(separator: "\n").first ?? ""
      host.output.write("Copied: \(shownSafely(String(line), limit: width - 8))\n")
    case .mail: mail(shared)
    }
  }

  /// Opens the player's mail program, or tells the address that does.
  private func mail(_ shared: Shared) {
    let outcome = host.run(
      "xdg-email", ["--utf8", "--subject", shared.subject, "--body", shared.letter], Data())
    // Some mail programs go on until their window is closed.
    if let outcome, outcome.hasSucceeded || outcome.end == .running {
      host.output.write("Your mail program has it: \(shared.subject)\n")
    } else {
      host.errors.write(
        "wordhoard: no mail program can be opened from here; this address opens one\n")
      host.output.write(mailtoURL(subject: shared.subject, body: shared.letter) + "\n")
    }
  }
}
