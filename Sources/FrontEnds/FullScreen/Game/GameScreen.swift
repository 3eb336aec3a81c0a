import Client
import GameEngine
import Messages
import Terminal

/// A game as it is played.
struct GameScreen: Screen {
  /// What is going on.
  enum Phase: Sendable {
    /// The game is on its way.
    case opening
    /// The player is asked.
    case asking
    /// An answer is being judged and written.
    case sending
    /// The player looks at what was missed.
    case missed
    /// The game cannot go on here; it may be opened again.
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
    case send(String)
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
  /// Why the last move was not taken; the question is open still.
  private(set) var failure: ClientError?
  private var clock = GameClock()

  /// A game that is still to be opened.
  ///
  /// - Parameters:
  ///   - now: gives the time.
  ///   - uptimeMillis: gives the milliseconds of a clock that never runs backwards.
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

  var title: String { view.header == nil ? "" : view.name }

  var takesText: Bool {
    guard case .asking = phase, !isLeaving else { return false }
    return view.question?.input != .choice
  }

  /// Seconds that are left where the time is the game.
  var secondsLeft: Int? { view.header?.ruleset.timeLimit.map { clock.secondsLeft(of: $0) } }

  var tickMillis: Int? {
    if case .asking = phase, secondsLeft != nil { 250 } else { nil }
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    if isLeaving {
      return [
        Binding([.enter, .escape, .character("n")], "stay", .stay),
        Binding([.character("y")], "leave", .leave),
      ]
    }
    switch phase {
    case .opening: return []
    case .sending: return []
    case .failed:
      return [Binding(.enter, "try again", .begin), Binding(.escape, "leave", .leave)]
    case .missed:
      return [Binding([.enter, .character(" ")], keyLabel: "Enter", "go on", .enter)]
        + help(isTyped: false)
        + [Binding(.escape, "leave", isHinted: false, .askToLeave)]
    case .asking:
      guard let question = view.question else { return [] }
      return answers(to: question) + help(isTyped: question.input != .choice)
        + [
          Binding(.escape, "leave", .askToLeave),
          Binding(.character("?"), "what the keys do", isHinted: false, .help),
        ]
    }
  }

  private func answers(to question: Question) -> [Binding<Message>] {
    switch question.input {
    case .choice:
      let count = question.choices.count
      let digits = (1...max(1, min(9, count))).map { Key.character(Character("\($0)")) }
      return [
        Binding(digits, keyLabel: "1-\(count)", "answer") { key in
          if case .character(let digit) = key {
            .choose(digit.wholeNumberValue ?? 0)
          } else {
            .enter
          }
        },
        Binding.rows(count, "answer") { .choose($0 + 1) },
        Binding([.up, .down], keyLabel: "↑↓", "move", isHinted: false) { .move($0) },
        Binding(.enter, "answer with the marked one", isHinted: false, .enter),
      ]
    case .word: return [Binding(.enter, field.isEmpty ? "pass" : "answer", .enter)]
    case .letter:
      return isWholeWord
        ? [
          Binding(.enter, "answer", .enter), Binding(.character(" "), "single letters", .wholeWord),
        ]
        : [Binding(.character(" "), "type the whole word", .wholeWord)]
    }
  }

  private func help(isTyped: Bool) -> [Binding<Message>] {
    guard game?.entry.header.ruleset.allowsHelp == true else {
      return isTyped || isPaused
        ? [] : [Binding([.character("p"), .function(5)], "pass", isHinted: false, .send(""))]
    }
    func keys(_ letter: Character, _ number: Int) -> [Key] {
      isTyped ? [.function(number)] : [.character(letter), .function(number)]
    }
    var all: [Binding<Message>] = []
    if !isPaused { all.append(Binding(keys("h", 2), "hint", .send(Move.hint))) }
    all.append(Binding(keys("u", 3), "undo", isHinted: isPaused, .send(Move.undo)))
    all.append(Binding(keys("d", 4), "dispute", isHinted: isPaused, .send(Move.dispute)))
    if !isPaused { all.append(Binding(keys("p", 5), "pass", isHinted: false, .send(""))) }
    if let session = game?.session, let index = view.question?.index,
      session.speaker?.canSay(index) == true
    {
      all.append(Binding(keys("v", 6), "say it", .say))
    }
    return all
  }

  /// Whether the player looks at what was missed.
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

  // MARK: - What happens

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
      return send(String(number))
    case .move(let key):
      let count = view.question?.choices.count ?? 0
      guard count > 0 else { return [] }
      choice = key == .up ? ((choice ?? 0) + count - 1) % count : ((choice ?? -1) + 1) % count
      return []
    case .enter: return enter()
    case .send(let line): return send(line)
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
      return send(Move.quit)
    case .tick:
      clock.look(at: uptimeMillis())
      return secondsLeft == 0 ? send(Move.quit) : []
    case .help: return [.help]
    }
  }

  private mutating func begin() -> [Effect<Message>] {
    phase = .opening
    return [
      .attempt("preparing your game", cancelled: .leave, failed: Message.failed) {
        [games, request] in
        .opened(try await games.opened(request, on: .screen))
      }
    ]
  }

  private mutating func typed(_ key: Key) -> [Effect<Message>] {
    mayPass = false
    if view.question?.input == .letter, !isWholeWord {
      guard case .character(let letter) = key, letter.isLetter else { return [] }
      return send(String(letter))
    }
    _ = field.take(key)
    return []
  }

  private mutating func enter() -> [Effect<Message>] {
    if isPaused { return send("") }
    guard let question = view.question else { return [] }
    switch question.input {
    case .choice: return choice.map { send(String($0 + 1)) } ?? []
    case .letter where field.isEmpty: return []
    case .word where field.isEmpty && !isJudged:
      // One key too many should not cost a question.
      guard mayPass else {
        mayPass = true
        return []
      }
      return send("")
    case .word, .letter: return send(field.text)
    }
  }

  /// Whether the last question has its verdict, and nothing has come after it.
  var isJudged: Bool { view.verdict != nil && view.verdict?.index == view.question?.index }

  /// What goes on where the player is to do something.
  private var openPhase: Phase { game?.session.isPaused == true || isJudged ? .missed : .asking }

  private mutating func send(_ line: String) -> [Effect<Message>] {
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
        server ? "asking the server" : "writing", cancelled: server ? .leave : nil,
        failed: Message.failed
      ) {
        var session = session
        let events = try await session.send(line)
        return .played(session, events)
      }
    ]
  }

  private mutating func failed(_ error: ClientError) -> [Effect<Message>] {
    // A game on this machine goes on; one on a server is taken up again as the server has it.
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
    // Writing the answer takes time that is not the player's.
    let isTimeUp = secondsLeft == 0
    view.take(events)
    clock.take(events, at: uptimeMillis())
    guard let game else { return [] }
    if game.session.isOver {
      let text = ClosingText(now: now(), namesCommands: false)
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
