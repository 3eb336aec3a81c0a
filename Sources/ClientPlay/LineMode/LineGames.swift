package import ClientCore
import GameEngine
import Messages

/// Plays games line by line, or in JSON lines.
package struct LineGames {
  let games: Games
  let cards: any CardKeeper
  let lookUp: LookUp
  let lists: WordLists
  let presentation: Presentation

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }

  /// Plays a game, or prints the result of a daily that was already played.
  ///
  /// - Parameter jsonl: whether to use JSON lines.
  /// - Throws: `ClientError`.
  package func play(_ request: GameRequest, jsonl: Bool) async throws {
    let surface = PlaySurface(jsonl: jsonl)
    guard try isReady(for: request, on: surface) else { return }
    let request = try sized(request, on: surface)
    let offer = try await games.game(
      request, on: surface, showsKnownResult: presentation.isJSON)
    switch offer {
    case .played(let daily): try print(daily)
    case .game(let game):
      try await conduct(game, on: surface)
      if let deck = request.deck, surface == .lines { try sayContents(of: deck) }
    }
  }

  /// A session of a deck with the number of cards that the player wants, which is asked for at a terminal.
  private func sized(_ request: GameRequest, on surface: PlaySurface) throws -> GameRequest {
    guard case .learn(var session) = request, session.deck != nil, session.words == nil,
      surface == .lines, host.display.isInteractive, !presentation.isJSON
    else { return request }
    let usual = try presentation.settings().session
    host.errors.write(messages("How many cards? Enter takes \(usual):") + " ")
    if let text = host.input.next()?.text, let words = Int(text) { session.words = words }
    return .learn(session)
  }

  /// Says how many cards of a deck have each difficulty.
  private func sayContents(of path: String) throws {
    let contents = try cards.contents(of: path)
    let sections = NameTexts(messages).counts(contents.difficulty, new: contents.new)
    if !sections.isEmpty {
      presentation.say(messages("\(contents.path) now: \(sections)."))
    }
  }

  /// Asks the player whether they are ready, if the clock would run at once and a person plays;
  /// true if it need not ask.
  private func isReady(for request: GameRequest, on surface: PlaySurface) throws -> Bool {
    guard surface == .lines, host.display.isInteractive, !presentation.isJSON,
      let briefing = try games.briefing(request)
    else { return true }
    let skin = LineSkin(
      host: host, theme: try presentation.theme(), spoken: try presentation.isSpoken())
    return skin.isReady(for: briefing)
  }

  /// Plays a game in lines of either kind, with the remarks before and after it.
  private func conduct(_ game: Game, on surface: PlaySurface) async throws {
    if surface == .jsonLines {
      var skin = JSONLinesSkin(host: host)
      _ = try await ClientPlay.play(game.session, through: &skin)
      return
    }
    for remark in game.remarks { presentation.say(wrapped(remark, width: presentation.width)) }
    let settings = Settings(game.before)
    var skin = LineSkin(
      host: host, theme: presentation.theme(in: settings), spoken: settings.spoken,
      allowsHelp: game.entry.header.ruleset.allowsHelp, saysWords: game.session.speaker != nil
    ) { command, verdict in
      do {
        return switch command {
        case .card(let deck):
          try addCard(of: verdict, to: deck, namesCommands: !settings.spoken)
        case .know: try lists.know(verdict.word).map { WordTexts(messages).isKnown($0) } ?? ""
        }
      } catch {
        return ClientError(error).text(in: messages)
      }
    }
    if game.before.gamesCount == 0 { presentation.say(skin.help) }
    let ended = try await ClientPlay.play(game.session, through: &skin)
    // The backquotes around a command cannot be spoken.
    let closing = ClosingText(
      now: host.now(), namesCommands: !settings.spoken, messages: messages)
    var over = game
    over.session = ended
    let reached = ReachedTexts(of: over, now: host.now(), messages: messages)
    if let line = reached.line(isSpoken: settings.spoken) { presentation.say(line) }
    if let text = closing.text(of: over, after: ended.progress) {
      if case .hoard = game.closing { host.output.write("\n") }
      presentation.say(text)
    }
  }

  /// Makes a card of the word of a verdict.
  ///
  /// - Parameters:
  ///   - deck: its path; nil for the deck that was used last.
  ///   - namesCommands: whether to name the command that changes the card.
  /// - Returns: a sentence about the result.
  private func addCard(
    of verdict: VerdictEvent, to deck: String?, namesCommands: Bool
  ) throws -> String {
    let term = verdict.headword
    guard verdict.word.cardID == nil else {
      return messages("\(term) is a card of yours already.")
    }
    guard let path = try deck ?? cards.lastUsedDeck(of: verdict.word.language) else {
      return messages("Name a deck, such as :card English; it is created if necessary.")
    }
    let found = try lookUp.found(.item(verdict.word), isCounted: false)
    let card = CardChange(of: found, at: 0, as: ShownSense(verdict))
    guard let (name, id) = try cards.add(card, to: path) else { return "" }
    return namesCommands
      ? messages("\(term) is a card in \(name) now; `wordhoard card edit \(id)` changes it.")
      : messages("\(term) is a card in \(name) now.")
  }

  /// Prints the result of a daily that was already played as at its end, and the time until the
  /// next one.
  private func print(_ daily: PlayedDaily) throws {
    if presentation.isJSON { return try presentation.print(FinishedDaily(daily)) { "" } }
    let settings = Settings(daily.progress)
    presentation.say(
      messages("You have played the daily of \(messages.date(daily.round.startedOn))."))
    var skin = LineSkin(
      host: host, theme: presentation.theme(in: settings), spoken: settings.spoken)
    skin.show([.result(daily.result)], after: GameView())
    let closing = ClosingText(
      now: host.now(), namesCommands: !settings.spoken, messages: messages)
    presentation.say(closing.nextDaily(afterEarlier: false))
  }

  /// A daily that was played, as `--json` prints it.
  private struct FinishedDaily: Encodable {
    let dealer: String
    let date: CalendarDate
    let number: Int?
    let score: Int
    let correct: Int
    let questions: Int
    let share: String
    let rank: Int?
    let players: Int?
    let kept: Bool?
    let reason: String?

    init(_ daily: PlayedDaily) {
      let (round, result) = (daily.round, daily.result)
      dealer = round.header.dealer
      date = round.startedOn
      number = round.header.number
      score = round.tally.score
      correct = round.tally.correct
      questions = round.outcomes.count
      share = result.share ?? ""
      rank = result.rank
      players = result.players
      kept = result.kept
      reason = result.reason
    }
  }
}
