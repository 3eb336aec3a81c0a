import Client
import GameEngine
import ScoreAPI
import Terminal

/// The leaderboards of the score server, a tab a board, period by period.
struct LeaderboardScreen: Screen {
  enum Message: Sendable {
    case ask
    case seen(BoardView, isSignedIn: Bool)
    case failed(ClientError)
    case cancelled
    case tab(Key)
    case period(Int)
    case now
    case allTime
    case aroundMe
    case move(Key)
    case click(Int)
    case openPlayer
    case openReplay
    case signIn
  }

  private let leaderboards: Leaderboards
  private let server: ServerAccess
  private let clock: @Sendable () -> Moment
  private let navigator: Navigator
  /// The board that is wanted.
  private(set) var key: BoardKey
  /// The board of the period that was going on when the server was asked last.
  private var current: BoardKey
  /// Whether the part where the player stands is wanted.
  private(set) var isAroundMe = false
  /// The board that is wanted, once it has come.
  private(set) var view: BoardView?
  private(set) var failure: ClientError?
  private(set) var isAsking = false
  private(set) var isSignedIn = false
  private(set) var choice = Choice()
  private var height = 10

  /// A server is asked for so many players at once, and no more are shown.
  private static let limit = 100

  /// Begins with a board; with today's daily where none is given.
  ///
  /// - Parameters:
  ///   - server: tells who is signed in.
  ///   - now: gives the time.
  init(
    _ key: BoardKey?, leaderboards: Leaderboards, server: ServerAccess,
    now: @escaping @Sendable () -> Moment, navigator: Navigator
  ) {
    self.leaderboards = leaderboards
    self.server = server
    clock = now
    self.navigator = navigator
    current = .current(key?.board ?? .daily, at: now())
    self.key = key ?? current
  }

  var title: String { "Leaderboard" }

  /// The entries that are shown.
  var entries: [BoardEntry] { view?.entries ?? [] }

  private var chosen: BoardEntry? {
    entries.indices.contains(choice.place) ? entries[choice.place] : nil
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    [
      Binding(
        [.right, .left, .tab, .backTab]
          + Board.allCases.indices.map { LeaderboardScreen.key(of: $0) },
        keyLabel: "← → 1-\(Board.allCases.count)", "other board", isHinted: false
      ) { .tab($0) }
    ] + main + periods
  }

  private var main: [Binding<Message>] {
    if let failure { return [failure.wayOut(signIn: .signIn, tryAgain: .ask)] }
    guard view != nil else {
      return isAsking ? [] : [Binding([.enter, .character("r")], "ask again", .ask)]
    }
    var all: [Binding<Message>] = []
    if let chosen {
      all.append(Binding(.enter, "player", .openPlayer))
      if chosen.run != nil { all.append(Binding(.character("r"), "replay", .openReplay)) }
      all.append(Binding(Choice.keys, keyLabel: "↑↓", "choose", isHinted: false) { .move($0) })
      all.append(Binding.rows(entries.count, "choose") { .click($0) })
    }
    return all
  }

  private var periods: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if key.neighbor(-1) != nil {
      all.append(
        Binding(
          [.character("["), .character("]"), .character("p"), .character("n")], keyLabel: "[ ]",
          key.board == .daily ? "date" : "week"
        ) { $0 == .character("[") || $0 == .character("p") ? .period(-1) : .period(1) })
    }
    if key.board == .run {
      all.append(Binding(.character("a"), key == .run(nil) ? "by week" : "all time", .allTime))
    }
    if isSignedIn {
      all.append(Binding(.character("m"), isAroundMe ? "the top" : "around me", .aroundMe))
    }
    if key != current {
      all.append(Binding(.character("t"), "now", .now))
    }
    return all
  }

  /// The key that opens a tab.
  static func key(of board: Int) -> Key { .character(Character("\(board + 1)")) }

  func message(for input: Input) -> Message? { input == .shown ? .ask : nil }

  // MARK: - What happens

  // The tabs, the heading and the titles stand above the list, each but the last with an empty line.
  mutating func fit(_ size: Size) { height = size.page.height - 5 }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask: return ask()
    case .seen(let view, let isSignedIn):
      take(view)
      self.isSignedIn = isSignedIn
      return []
    case .failed(let error):
      (failure, isAsking) = (error, false)
      // The session may have ended, or the file of it may be gone.
      if error.endsBySigningIn { (isSignedIn, isAroundMe) = (false, false) }
      return []
    case .cancelled:
      isAsking = false
      return []
    case .tab(let key): return show(now(board(for: key)))
    case .period(let steps):
      guard let other = key.neighbor(steps), hasOpened(other) else { return [] }
      return show(other)
    case .now: return show(now(key.board))
    case .allTime: return show(key == .run(nil) ? now(.run) : .run(nil))
    case .aroundMe:
      isAroundMe.toggle()
      return show(key)
    case .move(let key):
      // The player's own line, where it stands apart, takes two rows.
      let foot = view?.meElsewhere == nil ? 0 : 2
      choice.take(key, count: entries.count, height: height - foot)
      return []
    case .click(let row):
      if row == choice.place { return openPlayer() }
      choice.take(.row(row), count: entries.count)
      return []
    case .openPlayer: return openPlayer()
    case .openReplay: return chosen?.run.map { [.open(navigator.screen(.replay($0)))] } ?? []
    case .signIn: return [.open(navigator.screen(.signIn))]
    }
  }

  private func board(for tab: Key) -> Board {
    let all = Board.allCases
    let place = all.firstIndex(of: key.board) ?? 0
    switch tab {
    case .right, .tab: return all[(place + 1) % all.count]
    case .left, .backTab: return all[(place + all.count - 1) % all.count]
    default:
      return all.indices.first { LeaderboardScreen.key(of: $0) == tab }.map { all[$0] } ?? key.board
    }
  }

  private func now(_ board: Board) -> BoardKey { .current(board, at: clock()) }

  private func hasOpened(_ key: BoardKey) -> Bool {
    key.window.map { $0.lowerBound <= clock().instant } ?? true
  }

  private mutating func show(_ other: BoardKey) -> [Effect<Message>] {
    key = other
    view = nil
    choice = Choice()
    return ask()
  }

  private mutating func ask() -> [Effect<Message>] {
    (failure, isAsking) = (nil, true)
    current = now(key.board)
    return [
      // What was asked for before, on another tab, is not of interest any more.
      .attempt(
        "asking the server", cancelled: .cancelled, replacesEarlier: true, failed: Message.failed
      ) { [leaderboards, server, key, isAroundMe] in
        let view = try await leaderboards.board(
          key, limit: LeaderboardScreen.limit, isAroundMe: isAroundMe)
        return .seen(view, isSignedIn: try server.credentialsInUse() != nil)
      }
    ]
  }

  private mutating func take(_ new: BoardView) {
    let isFirst = view == nil
    let chosen = chosen?.username
    (failure, isAsking) = (nil, false)
    view = BoardView(
      board: key.board, period: key.period, players: new.players,
      entries: Array(new.entries.prefix(LeaderboardScreen.limit)), me: new.me, next: new.next)
    // The player's eye stays where it was, or goes to their own line.
    let wanted = isFirst ? (isAroundMe ? new.me?.username : nil) : chosen
    choice = Choice(entries.firstIndex { $0.username == wanted } ?? 0)
  }

  private func openPlayer() -> [Effect<Message>] {
    chosen.map { [.open(navigator.screen(.player($0.username)))] } ?? []
  }
}
