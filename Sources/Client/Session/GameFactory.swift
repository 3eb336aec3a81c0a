package import GameEngine
import Lexicon
import Messages

/// Makes games that are judged on this machine out of rounds that were dealt.
package struct GameFactory: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let speech: Speech
  private let host: Host

  /// - Parameters:
  ///   - library: has the list of guesses.
  ///   - store: where games are written down.
  ///   - speech: says words that are asked by ear.
  package init(library: WordLibrary, store: PlayerStore, speech: Speech, host: Host) {
    self.library = library
    self.store = store
    self.speech = speech
    self.host = host
  }

  /// A game of a round that was dealt, taken up where the journal has answers of it.
  ///
  /// - Parameters:
  ///   - entry: the round as the journal has it.
  ///   - surface: what it is played on.
  ///   - startedAt: when it begins or has begun; now where it is nil.
  /// - Throws: `ClientError`.
  package func game(
    _ dealt: DealtRound, entry: RoundEntry, on surface: PlaySurface, startedAt: Moment? = nil
  ) throws -> Game {
    let progress = try store.progress()
    let referee = LocalReferee(
      dealt, guesses: dealt.round.needsGuessList ? try library.pack.guesses() : .empty,
      resuming: progress.rounds[entry.round]?.outcomes ?? [])
    var session = GameSession(
      referee: referee, entry: entry, progress: progress, journal: store.journal, host: host,
      startedAt: startedAt, pauses: pauses(on: surface))
    session.speaker = speaker(of: dealt, settings: Settings(progress), on: surface)
    return Game(session: session, entry: entry, before: progress)
  }

  /// A new round's place in the journal.
  package func entry(of dealt: DealtRound, code: String? = nil, seed: UInt32? = nil) -> RoundEntry {
    RoundEntry(round: host.makeID(), header: dealt.round.header, code: code, seed: seed)
  }

  /// Where a game waits for the player.
  package func pauses(on surface: PlaySurface) -> GameSession.Pauses {
    switch surface {
    case .jsonLines: []
    case .lines: host.display.isInteractive ? .atEnd : []
    case .screen: [.atEnd, .afterMiss]
    }
  }

  /// What says the words of a round that are asked by ear; nil where none is. For another program a word is
  /// said only where it asks.
  private func speaker(
    of dealt: DealtRound, settings: Settings, on surface: PlaySurface
  ) -> Speaker? {
    var words: [Int: String] = [:]
    for (question, key) in zip(dealt.round.questions, dealt.key.questions)
    where question.form == .spell {
      words[question.index] = key.answer
    }
    guard !words.isEmpty else { return nil }
    var obstacle: Refusal.SpeechObstacle?
    if !settings.sound {
      obstacle = .soundOff
    } else if !speech.isInstalled {
      obstacle = .noSpeech
    }
    let (errors, messages) = (host.errors, host.messages)
    let isPrompted = surface == .lines && host.display.isInteractive
    return Speaker(words: words, isAutomatic: surface != .jsonLines, obstacle: obstacle) {
      [speech] word throws(ClientError) in
      try speech.say(word)
    } tell: { obstacle in
      // Whoever types stands behind a prompt by then, and gets it again.
      let text = "wordhoard: \(RefusalTexts(messages).sentence(.cannotSay(obstacle)))\n"
      errors.write(isPrompted ? "\n\(text)> " : text)
    }
  }
}
