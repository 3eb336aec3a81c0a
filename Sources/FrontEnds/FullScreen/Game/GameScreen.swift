import Client
import GameEngine
import Messages
import ScoreAPI
import Terminal

/// The screen of a game.
struct GameScreen: Screen {
  /// The state of the screen.
  enum Phase: Sendable {
    /// The game is being prepared.
    case opening
    /// A question is open.
    case asking
    /// An answer is being judged and written.
    case sending
    /// The player reads a miss.
    case missed
    /// The game cannot go on; it can be opened again.
    case failed(ClientError)
  }

  enum Message: Sendable {
    case begin
    case opened(OpenedGame)
    case played(GameSession, [GameEvent])
    case failed(ClientError)
    case key(Key)
    case paste(String)
    case choose(Int)
    case move(Key)
    case enter
    case send(PlayerInput)
    case wholeWord
    case say
    case askToLeave
    case stay
    case leave
    case tick
    case help
  }

  private let games: Games
  private let now: @Sendable () -> Moment
  private let uptimeMillis: @Sendable () -> Int
  private let navigator: Navigator
  let messages: Messages
  let request: GameRequest
  private(set) var phase = Phase.opening
  private(set) var view = GameView()
  private(set) var game: Game?
  private(set) var field = Field(limit: 60)
  private(set) var choice: Int?
  private(set) var mayPass = false
  private(set) var isWholeWord = false
  private(set) var isLeaving = false
  private(set) var remarks: [String] = []
  /// Why the last move was not accepted; the question is still open.
  private(set) var failure: ClientError?
  private var clock = GameClock()

  /// The screen of a game that is to be opened.
  ///
  /// - Parameters:
  ///   - now: returns the time.
  ///   - uptimeMillis: returns the milliseconds of a monotonic clock.
  init(
    _ request: GameRequest, games: Games, now: @escaping @Sendable () -> Moment,
    uptimeMillis: @escaping @Sendable () -> Int, navigator: Navigator, messages: Messages
  ) {
    self.request = request
    self.games = games
    self.now = now
    self.uptimeMillis = uptimeMillis
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { view.name(in: messages) }

  var takesText: Bool {
    guard case .asking = phase, !isLeaving else { return false }
    return view.question?.input != .choice
  }

  /// The seconds left in a round with a time limit.
  var secondsLeft: Int? { view.header?.ruleset.timeLimit.map { clock.secondsLeft(of: $0) } }

  var tickMillis: Int? {
    if case .asking = phase, secondsLeft != nil { 250 } else { nil }
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let leave = messages("leave", context: "a command on a key")
    if isLeaving {
      let stay = messages("stay", context: "a command on a key")
      return [
        Binding([.enter, .escape, .character("n")], stay, .stay),
        Binding([.character("y")], leave, .leave),
      ]
    }
    switch phase {
    case .opening: return []
    case .sending: return []
    case .failed:
      let tryAgain = messages("try again", context: "a command on a key")
      return [Binding(.enter, tryAgain, .begin), Binding(.escape, leave, .leave)]
    case .missed:
      let enter = messages("Enter", context: "a key")
      let goOn = messages("go on", context: "a command on a key")
      return [Binding([.enter, .character(" ")], keyLabel: enter, goOn, .enter)]
        + help(isTyped: false) + [Binding(.escape, leave, isHinted: false, .askToLeave)]
    case .asking:
      guard let question = view.question else { return [] }
      let keys = messages("help with the keys", context: "a command on a key")
      return answers(to: question) + help(isTyped: question.input != .choice)
        + [
          Binding(.escape, leave, .askToLeave),
          Binding(.character("?"), keys, isHinted: false, .help),
        ]
    }
  }

  private func answers(to question: Question) -> [Binding<Message>] {
    let answer = messages("answer", context: "a command on a key")
    switch question.input {
    case .choice:
      let count = question.choices.count
      let digits = (1...max(1, min(9, count))).map { Key.character(Character("\($0)")) }
      return [
        Binding(digits, keyLabel: "1-\(count)", answer) { key in
          if case .character(let digit) = key {
            .choose(digit.wholeNumberValue ?? 0)
          } else {
            .enter
          }
        },
        Binding.rows(count, answer) { .choose($0 + 1) },
        Binding(
          [.up, .down], keyLabel: "↑↓", messages("move", context: "a command on a key"),
          isHinted: false
        ) { .move($0) },
        Binding(
          .enter, messages("answer with the marked one", context: "a command on a key"),
          isHinted: false, .enter),
      ]
    case .word:
      let pass = messages("pass", context: "a command on a key")
      return [Binding(.enter, field.isEmpty ? pass : answer, .enter)]
    case .letter:
      guard isWholeWord else {
        let wholeWord = messages("type the whole word", context: "a command on a key")
        return [Binding(.character(" "), wholeWord, .wholeWord)]
      }
      let letters = messages("single letters", context: "a command on a key")
      return [Binding(.enter, answer, .enter), Binding(.character(" "), letters, .wholeWord)]
    }
  }

  private func help(isTyped: Bool) -> [Binding<Message>] {
    let pass = messages("pass", context: "a command on a key")
    guard game?.entry.header.ruleset.allowsHelp == true else {
      guard !isTyped, !isPaused else { return [] }
      return [Binding([.character("p"), .function(5)], pass, isHinted: false, .send(.answer("")))]
    }
    func keys(_ letter: Character, _ number: Int) -> [Key] {
      isTyped ? [.function(number)] : [.character(letter), .function(number)]
    }
    var all: [Binding<Message>] = []
    if !isPaused {
      let hint = messages("hint", context: "a command on a key")
      all.append(Binding(keys("h", 2), hint, .send(.hint)))
    }
    let undo = messages("undo", context: "a command on a key")
    all.append(Binding(keys("u", 3), undo, isHinted: isPaused, .send(.undo)))
    let dispute = messages("dispute", context: "a command on a key")
    all.append(Binding(keys("d", 4), dispute, isHinted: isPaused, .send(.dispute)))
    if !isPaused {
      all.append(Binding(keys("p", 5), pass, isHinted: false, .send(.answer(""))))
    }
    if let session = game?.session, let index = view.question?.index,
      session.speaker?.canSay(index) == true
    {
      all.append(Binding(keys("v", 6), messages("say it", context: "a command on a key"), .say))
    }
    return all
  }

  /// Whether the player reads a miss.
  var isPaused: Bool { if case .missed = phase { true } else { false } }

  func message(for input: Input) -> Message? {
    switch (input, phase) {
    case (.shown, .opening): return .begin
    case (.tick, _): return .tick
    case (.key(let key), .asking) where takesText: return .key(key)
    case (.paste(let text), .asking) where takesText: return .paste(text)
    default: return nil
    }
  }

  // MARK: - Updates

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return begin()
    case .opened(.played(let daily)): return [.replace(navigator.screen(.playedDaily(daily)))]
    case .opened(.game(let game, let events)):
      self.game = game
      remarks = game.remarks
      if let round = game.before.rounds[game.entry.round] { view.take(earlier: round) }
      return shown(events)
    case .played(let session, let events):
      game?.session = session
      remarks = []
      return shown(events)
    case .failed(let error): return failed(error)
    case .key(let key): return typed(key)
    case .paste(let text):
      field.paste(text)
      return []
    case .choose(let number):
      choice = number - 1
      return send(.answer(String(number)))
    case .move(let key):
      let count = view.question?.choices.count ?? 0
      guard count > 0 else { return [] }
      choice = key == .up ? ((choice ?? 0) + count - 1) % count : ((choice ?? -1) + 1) % count
      return []
    case .enter: return enter()
    case .send(let input): return send(input)
    case .wholeWord:
      isWholeWord.toggle()
      field.clear()
      return []
    case .say:
      if let index = view.question?.index { game?.session.speaker?.say(index) }
      return []
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
    case .tick:
      clock.look(at: uptimeMillis())
      return secondsLeft == 0 ? send(.quit) : []
    case .help: return [.help]
    }
  }

  private mutating func begin() -> [Effect<Message>] {
    phase = .opening
    return [
      .attempt(messages("preparing your game"), cancelled: .leave, failed: Message.failed) {
        [games, request] in
        .opened(try await games.opened(request, on: .screen))
      }
    ]
  }

  private mutating func typed(_ key: Key) -> [Effect<Message>] {
    mayPass = false
    if view.question?.input == .letter, !isWholeWord {
      guard case .character(let letter) = key, letter.isLetter else { return [] }
      return send(PlayerInput(typed: String(letter)))
    }
    _ = field.take(key)
    return []
  }

  private mutating func enter() -> [Effect<Message>] {
    if isPaused { return send(.answer("")) }
    guard let question = view.question else { return [] }
    switch question.input {
    case .choice: return choice.map { send(.answer(String($0 + 1))) } ?? []
    case .letter where field.isEmpty: return []
    case .word where field.isEmpty && !isJudged:
      // One key press too many should not pass a question.
      guard mayPass else {
        mayPass = true
        return []
      }
      return send(.answer(""))
    case .word, .letter: return send(PlayerInput(typed: field.text))
    }
  }

  /// Whether the last question is judged, and no other was asked.
  var isJudged: Bool { view.verdict != nil && view.verdict?.index == view.question?.index }

  /// The state in which the player's next input is expected.
  private var openPhase: Phase { game?.session.isPaused == true || isJudged ? .missed : .asking }

  private mutating func send(_ input: PlayerInput) -> [Effect<Message>] {
    switch phase {
    case .asking, .missed: break
    case .opening, .sending, .failed: return []
    }
    guard let session = game?.session else { return [] }
    phase = .sending
    mayPass = false
    failure = nil
    if secondsLeft != nil { clock.send(at: uptimeMillis()) }
    let server = game?.entry.header.ranked == true
    return [
      .attempt(
        server ? messages("asking the server") : messages("writing"),
        cancelled: server ? .leave : nil,
        failed: Message.failed
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
      phase = openPhase
    } else {
      phase = .failed(error)
    }
    return []
  }

  private mutating func shown(_ events: [GameEvent]) -> [Effect<Message>] {
    let isRefused = events.allSatisfy { if case .refused = $0 { true } else { false } }
    // The time for writing the answer is not the player's.
    let isTimeUp = secondsLeft == 0
    view.take(events)
    clock.take(events, at: uptimeMillis())
    guard let game else { return [] }
    if game.session.isOver {
      let text = ClosingText(now: now(), namesCommands: false, messages: messages)
        .text(of: game, after: game.session.progress)
      guard view.result != nil else {
        return [.close] + (text.map { [.toast(Toast($0))] } ?? [])
      }
      return [
        .replace(
          ResultScreen(
            of: game, view: view, isTimeUp: isTimeUp, closing: text, again: request.again,
            navigator: navigator, messages: messages))
      ]
    }
    if let interruption = game.session.interruption {
      phase = .failed(ClientError(interruption))
      return []
    }
    if !isRefused || view.question?.input == .letter, !events.isEmpty {
      field.clear()
      choice = nil
    }
    if events.contains(where: { $0.question != nil }) { isWholeWord = false }
    phase = openPhase
    return []
  }
}
