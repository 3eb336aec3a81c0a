package import ClientCore
package import GameEngine
import Journal
import Lexicon
import Messages

/// Makes games that are judged on this machine from dealt rounds.
package struct GameFactory: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let speech: Speech
  private let host: Host

  /// - Parameters:
  ///   - library: contains the list of guesses.
  ///   - store: stores the games.
  ///   - speech: says words aloud.
  package init(library: WordLibrary, store: PlayerStore, speech: Speech, host: Host) {
    self.library = library
    self.store = store
    self.speech = speech
    self.host = host
  }

  /// A game of a dealt round; resumed if the journal contains answers of it.
  ///
  /// - Parameters:
  ///   - entry: the round's entry in the journal.
  ///   - surface: the surface of the game.
  ///   - startedAt: when it begins or began; nil for now.
  /// - Throws: `ClientError`.
  package func game(
    _ dealt: DealtRound, entry: RoundEntry, on surface: PlaySurface, startedAt: Moment? = nil
  ) throws -> Game {
    let progress = try store.progress()
    let index = try library.courses.index(of: dealt.round.header.course) ?? library.index
    let referee = LocalReferee(
      dealt, guesses: dealt.round.needsGuessList ? try index.guesses() : .empty,
      resuming: progress.rounds[entry.round]?.outcomes ?? [])
    var session = GameSession(
      referee: referee, entry: entry, progress: progress, store: store, host: host,
      startedAt: startedAt, pauses: pauses(on: surface, under: entry.header.ruleset))
    session.glossary = glossary
    if entry.header.ruleset.allowsHelp { session.glosses = glosses(of: dealt) }
    if let round = progress.rounds[entry.round], round.outcomes.contains(where: { !$0.correct }) {
      session.explain(try inputs(of: round), to: dealt.round.questions)
    }
    session.speaker = speaker(of: dealt, settings: Settings(progress), on: surface)
    var game = Game(session: session, entry: entry, before: progress)
    game.remarks = [missingCourse(progress, besides: dealt)].compactMap(\.self)
    return game
  }

  /// That the chosen course cannot be played, so that its words are English; nil if it can.
  private func missingCourse(_ progress: PlayerProgress, besides dealt: DealtRound) -> String? {
    let wanted = Settings(progress).course
    guard dealt.key.questions.first?.word.language == LanguageTag.english,
      !library.courses.all.contains(where: { $0.id == wanted })
    else { return nil }
    return host.messages(
      "The course \(wanted.rawValue) is missing or has a fault, so these words are English: see `wordhoard course`."
    )
  }

  /// The glosses of the answers to questions, by the numbers of the questions; see `Glossary.gloss(of:in:)`.
  private func glosses(of dealt: DealtRound) -> [Int: String] {
    let glossary = glossary
    return Dictionary(
      zip(dealt.round.questions, dealt.key.questions).compactMap { question, key in
        glossary.gloss(of: key.word, in: question).map { (question.index, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// The answers of a round by the places of their questions.
  private func inputs(of round: RoundProgress) throws -> [Int: String] {
    var filter = Journal.AnswerFilter()
    filter.round = round.id
    let answers = try store.journal().latestAnswers(limit: round.outcomes.count, where: filter)
    return Dictionary(answers.map { ($1.index, $1.input) }) { newest, _ in newest }
  }

  /// The journal entry of a new round.
  package func entry(of dealt: DealtRound, code: String? = nil, seed: UInt32? = nil) -> RoundEntry {
    RoundEntry(round: host.makeID(), header: dealt.round.header, code: code, seed: seed)
  }

  /// Explains wrong answers with Wordhoard's words, WordNet and the player's cards.
  package var glossary: Glossary {
    Glossary(library: library, store: store, interface: host.messages.language)
  }

  /// The moments at which a game waits for the player. Lines stay visible, so on lines a game waits
  /// after a miss only if a clock would run meanwhile. For another program it never waits.
  package func pauses(on surface: PlaySurface, under ruleset: Ruleset) -> GameSession.Pauses {
    switch surface {
    case .jsonLines: []
    case .lines:
      host.display.isInteractive ? (ruleset.isClocked ? [.atEnd, .afterMiss] : .atEnd) : []
    case .screen: [.atEnd, .afterMiss, .beforeReplacing, .beforeEncore]
    }
  }

  /// The speaker of a round's words; nil if none is said aloud. Another program must request each word.
  private func speaker(
    of dealt: DealtRound, settings: Settings, on surface: PlaySurface
  ) -> Speaker? {
    var words: [Int: Speaker.Word] = [:]
    for (question, key) in zip(dealt.round.questions, dealt.key.questions)
    where question.form.isSpoken {
      words[question.index] = Speaker.Word(
        text: key.answer, language: key.answerLanguage, isSentence: question.form == .dictation)
    }
    guard !words.isEmpty else { return nil }
    var obstacle: Refusal.SpeechObstacle?
    if !settings.sound {
      obstacle = .soundOff
    } else if words.values.contains(where: { !speech.speaks($0.language) }) {
      obstacle = .noSpeech
    }
    let (errors, messages) = (host.errors, host.messages)
    let isPrompted = surface == .lines && host.display.isInteractive
    return Speaker(words: words, isAutomatic: surface != .jsonLines, obstacle: obstacle) {
      [speech] word throws(ClientError) in
      // From the second repeat on, a sentence is said slowly.
      if word.isSentence {
        try speech.dictate(word.text, language: word.language, isSlow: word.repeats > 1)
      } else {
        try speech.say(word.text, language: word.language)
      }
    } report: { obstacle in
      // The prompt is already shown, so it is repeated below the text.
      if isPrompted { errors.write("\n") }
      errors.remark(RefusalTexts(messages).sentence(.cannotSay(obstacle)))
      if isPrompted { errors.write("> ") }
    }
  }
}
