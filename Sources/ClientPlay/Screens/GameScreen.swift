import ClientCore
import GameEngine
import Messages
import Terminal

/// The screen of a game.
struct GameScreen: Screen {
  /// The state of the screen; that of the game is in its session.
  enum Phase: Sendable {
    /// The game is being prepared.
    case opening
    /// The player is asked whether they are ready.
    case ready(Briefing)
    /// The next input is expected.
    case playing
    /// An input is being judged and written.
    case sending
    /// The game cannot go on; it can be opened again.
    case failed(ClientError)
  }

  enum Message: Sendable {
    case begin
    case brief(Briefing)
    case opened(OpenedGame)
    case played(GameSession, [GameEvent])
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case choose(Int)
    case move(Key)
    case enter
    case send(PlayerInput)
    case pass
    case wholeWord
    case say
    case favorite
    case know
    case lookUp
    case sayAnswer
    case card
    case noted(Toast?)
    case known(PlayerWord?)
    case kept(ItemID?, Toast)
    case askToLeave
    case stay
    case leave
    case seen
    case tick
    case help
  }

  private let games: Games
  private let actions: VerdictActions
  let now: @Sendable () -> Moment
  private let uptimeMillis: @Sendable () -> Int
  let messages: Messages
  let request: GameRequest
  private(set) var phase = Phase.opening
  private(set) var game: Game?
  private(set) var field = Field(limit: TypedAnswer.longestInput)
  private(set) var choice: Int?
  /// Whether Enter was pressed with an empty field, or an answer that is a slip; the next one sends it.
  private(set) var mayPass = false
  /// Whether the next letter replaces the text, since that was refused. Another key edits it.
  private var replacesText = false
  private(set) var isWholeWord = false
  private(set) var isLeaving = false
  private(set) var remarks: [String] = []
  /// The word that the player said to know last.
  private(set) var known: ItemID?
  /// The word that the player made a favorite last.
  private(set) var favorite: ItemID?
  /// The reason why the last move was not accepted; the question is still open.
  private(set) var failure: ClientError?
  private(set) var ghost: SpeedGhost?
  private(set) var moving = GameMotion()
  private var clock = GameClock()
  private(set) var guarding: AnswerGuard
  /// The keys that were typed while an answer was being judged.
  private var typedAhead: [Key] = []
  private static let longestAhead = 60

  /// The screen of a game that is to be opened.
  ///
  /// - Parameters:
  ///   - actions: what keys do with the word of a verdict.
  ///   - now: returns the time.
  ///   - uptimeMillis: returns the milliseconds of a monotonic clock.
  ///   - guardMillis: for how long a new question takes no choice.
  init(
    _ request: GameRequest, games: Games, actions: VerdictActions, guardMillis: Int,
    now: @escaping @Sendable () -> Moment, uptimeMillis: @escaping @Sendable () -> Int
  ) {
    self.request = request
    self.games = games
    self.actions = actions
    self.now = now
    self.uptimeMillis = uptimeMillis
    messages = actions.messages
    guarding = AnswerGuard(millis: guardMillis)
  }

  /// The state of the game.
  var view: GameView { game?.session.view ?? GameView() }

  /// The hoard after the last answer, in words; nil before the game is opened.
  var hoard: Double? { game.map { Hoard.words(of: $0.session.progress, at: now()) } }

  /// Whether a question is open, and its answer can be typed or chosen.
  private var isAsking: Bool { if case .playing = phase { !view.isJudged } else { false } }

  /// Whether the meaning is shown, and the player says how well they knew it.
  var isGrading: Bool { !view.isJudged && view.states.last?.kind == .revealed }

  /// Whether an answer is being judged and written.
  private var isSending: Bool { if case .sending = phase { true } else { false } }

  /// Typing goes on while an answer is judged.
  var opensSearch: Bool { false }
  var takesText: Bool {
    (isAsking || isSending && !view.isJudged) && !isLeaving && view.question?.input != .choice
      && !isGrading
  }

  /// The seconds left in a round with a time limit.
  var secondsLeft: Int? { view.header?.ruleset.timeLimit.map { clock.secondsLeft(of: $0) } }

  var tickMillis: Int? {
    guard isAsking else { return nil }
    if guarding.isOpening { return guarding.millis }
    return secondsLeft == nil ? nil : 250
  }

  var bindings: [Binding<Message>] { GameKeys(screen: self).bindings }

  func message(for input: Input) -> Message? {
    switch (input, phase) {
    case (.shown, .opening): return .begin
    case (.tick, _): return .tick
    case (.key(let key), _) where takesText: return .key(key)
    case (.paste(let text), _) where takesText: return .paste(text)
    default: return nil
    }
  }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    if view.isJudged, message.isCommand, !guarding.takesCommand(at: uptimeMillis()) { return [] }
    switch message {
    case .begin: return begin()
    case .brief(let briefing):
      phase = .ready(briefing)
      return []
    case .opened(.played(let daily)):
      return [.replace(actions.navigator.screen(.playedDaily(daily)))]
    case .opened(.game(let game, let events)):
      self.game = game
      remarks = game.remarks
      ghost = SpeedGhost(of: game.entry.header, in: game.before)
      return shown(events)
    case .played(let session, let events):
      moving = GameMotion(events, streak: view.streak)
      game?.session = session
      moving.isEncore = session.isBeforeEncore
      remarks = []
      return shown(events) + (moving.millis.map { [.move(millis: $0)] } ?? [])
    case .failed(let error): return failed(error)
    case .key(let key): return typed(key)
    case .paste(let text):
      guard view.question?.input == .letter, !isWholeWord else {
        if replacesText { field.clear() }
        replacesText = false
        field.paste(text)
        return []
      }
      for letter in text { typeAhead(.character(letter)) }
      return takeTypedAhead()
    case .choose(let number):
      let answer = PlayerInput.answer(String(number))
      guard takes(answer) else { return [] }
      choice = number - 1
      return send(answer)
    case .move(let key):
      let count = view.question?.choices.count ?? 0
      guard count > 0 else { return [] }
      choice = key == .up ? ((choice ?? 0) + count - 1) % count : ((choice ?? -1) + 1) % count
      return []
    case .enter: return enter()
    case .send(let input): return takes(input) ? send(input) : []
    case .pass: return takes(.answer("")) ? pass() : []
    case .wholeWord:
      isWholeWord.toggle()
      field.clear()
      return []
    case .say:
      if let index = view.question?.index { game?.session.speaker?.say(index) }
      return []
    case .favorite, .know, .lookUp, .sayAnswer, .card:
      return view.verdict.map { actions.effects(of: message, on: $0) } ?? []
    case .noted(let toast): return toast.map { [.toast($0)] } ?? []
    case .kept(let word, let toast):
      favorite = word
      return [.toast(toast)]
    case .known(let word):
      known = word?.word.id
      return word.map { [.toast(Toast(WordTexts(messages).isKnown($0)))] } ?? []
    case .askToLeave:
      isLeaving = true
      return []
    case .stay:
      isLeaving = false
      return []
    case .leave:
      guard isLeaving else { return [.close] }
      isLeaving = false
      return send(.quit)
    case .seen:
      guarding.seen(at: uptimeMillis())
      return []
    case .tick:
      let now = uptimeMillis()
      guarding.look(at: now)
      clock.look(at: now)
      return secondsLeft == 0 ? send(.quit) : []
    case .help: return [.help]
    }
  }

  private mutating func begin() -> [Effect<Message>] {
    // The first time, the player may have to be asked.
    let isFirst = if case .opening = phase { true } else { false }
    phase = .opening
    return [
      .attempt(messages("preparing your game"), cancelled: .leave, failed: Message.failed) {
        [games, request] in
        if isFirst, let briefing = try games.briefing(request) { return .brief(briefing) }
        return .opened(try await games.opened(request, on: .screen))
      }
    ]
  }

  private mutating func typed(_ key: Key) -> [Effect<Message>] {
    guarding.type(at: uptimeMillis())
    guard !isSending else {
      typeAhead(key)
      return []
    }
    if key == .enter { return enter() }
    mayPass = false
    if view.question?.input == .letter, !isWholeWord {
      guard case .character(let letter) = key, letter.isLetter else { return [] }
      return send(PlayerInput(typed: String(letter)))
    }
    if replacesText, case .character = key { field.clear() }
    replacesText = false
    _ = field.take(key)
    return []
  }

  private mutating func typeAhead(_ key: Key) {
    if typedAhead.count < GameScreen.longestAhead { typedAhead.append(key) }
  }

  /// Takes the keys that were typed while an answer was judged, until the next one is.
  private mutating func takeTypedAhead() -> [Effect<Message>] {
    var effects: [Effect<Message>] = []
    while !typedAhead.isEmpty, isAsking { effects += typed(typedAhead.removeFirst()) }
    return effects
  }

  /// Whether a key may have its effect now. `next` stands for Enter.
  private mutating func takes(_ key: PlayerInput) -> Bool {
    let isAsked = isAsking && (view.question?.input == .choice || isGrading)
    let isAnswer = if case .answer = key { isAsked } else { key == .next && isAsked }
    return guarding.takes(key, isAnswer: isAnswer, at: uptimeMillis())
  }

  /// Passes a question by choice. One key by mistake must not cost what cannot be taken back.
  private mutating func pass() -> [Effect<Message>] {
    guard mayPass || game?.entry.header.ruleset.allowsHelp == true || secondsLeft != nil else {
      mayPass = true
      return [.toast(Toast(messages("Press p again to pass.")))]
    }
    return send(.answer(""))
  }

  private mutating func enter() -> [Effect<Message>] {
    // A typed answer is none by mistake.
    guard takes(.next) || !view.isJudged && !field.isEmpty else { return [] }
    if view.isJudged { return send(.answer("")) }
    guard let question = view.question else { return [] }
    switch question.input {
    case .choice: return choice.map { send(.answer(String($0 + 1))) } ?? []
    case .letter where field.isEmpty: return []
    case .word where field.isEmpty:
      // One key press too many should not pass a question.
      guard mayPass || question.task == .recallMeaning else {
        mayPass = true
        return []
      }
      return send(.answer(""))
    case .word, .letter:
      if question.task == .unscramble, !mayPass, LetterTray.lacks(field.text, question) {
        mayPass = true
        return [.toast(Toast(LetterTray.warning(in: messages)))]
      }
      return send(PlayerInput(typed: field.text))
    }
  }

  private mutating func send(_ input: PlayerInput) -> [Effect<Message>] {
    guard case .playing = phase, let session = game?.session else { return [] }
    phase = .sending
    mayPass = false
    failure = nil
    if secondsLeft != nil { clock.send(at: uptimeMillis()) }
    let server = game?.entry.header.ranked == true
    return [
      .attempt(
        server ? messages("asking the server") : messages("writing"),
        cancelled: server ? .leave : nil, failed: Message.failed
      ) {
        var session = session
        let events = try await session.send(input)
        return .played(session, events)
      }
    ]
  }

  private mutating func failed(_ error: ClientError) -> [Effect<Message>] {
    // A game on this machine goes on; one on a server is opened again in the server's state.
    if let game, !game.entry.header.ranked {
      failure = error
      if secondsLeft != nil { clock.take([], at: uptimeMillis()) }
      phase = .playing
    } else {
      phase = .failed(error)
    }
    return []
  }

  private mutating func shown(_ events: [GameEvent]) -> [Effect<Message>] {
    // A refusal, a hint and a remark leave what is typed.
    let isSideways = events.allSatisfy { $0.state.map(\.kind.leavesAnswer) ?? $0.isRefused }
    // The time for writing the answer is not the player's.
    let isTimeUp = secondsLeft == 0
    clock.take(events, at: uptimeMillis())
    guard let game else { return [] }
    if game.session.isOver {
      let text = ClosingText(now: now(), namesCommands: false, messages: messages)
        .text(of: game, after: game.session.progress)
      guard let result = view.result, result.questions > 0 else {
        return [.close] + (text.map { [.toast(Toast($0))] } ?? [])
      }
      return [
        .replace(
          ResultScreen(
            result, of: game, isTimeUp: isTimeUp, closing: text, again: request.again,
            lists: actions.lists,
            now: now(), navigator: actions.navigator, messages: messages))
      ]
    }
    if let interruption = game.session.interruption {
      phase = .failed(ClientError(interruption))
      return []
    }
    if !isSideways || view.question?.input == .letter, !events.isEmpty {
      field.clear()
      choice = nil
    }
    replacesText = events.contains { event in
      guard case .refused(let refused) = event else { return false }
      // The rest of a word that is too short may follow.
      if case .otherLength(let text, let letters) = refused.refusal { return text.count >= letters }
      return true
    }
    phase = .playing
    guard let question = events.lazy.compactMap(\.question).last else {
      // The key that showed the meaning is no grade.
      guard !isGrading || view.isJudged else {
        guarding.close()
        return [.whenSeen(.seen)]
      }
      guard view.isJudged, view.question?.input != .choice else { return takeTypedAhead() }
      // More letters may follow that were meant for this question.
      typedAhead = []
      guarding.close()
      return [.whenSeen(.seen)]
    }
    isWholeWord = false
    typedAhead = []
    guard question.input == .choice else { return [] }
    guarding.close()
    return [.whenSeen(.seen)]
  }
}
