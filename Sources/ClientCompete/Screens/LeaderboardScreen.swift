import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

/// The leaderboards of the score server: a tab for each board, one period at a time.
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
    case choose(Key)
    case openPlayer
    case openReplay
    case openGroups
    case signIn
  }

  private let leaderboards: Leaderboards
  private let server: ServerAccess
  private let clock: @Sendable () -> Moment
  private let navigator: Navigator<CompeteRoute>
  let messages: Messages
  /// The group whose members are listed; nil for all players.
  let group: GroupView?
  /// The board and period to show.
  private(set) var key: BoardKey
  /// The board of the period that was current at the last request.
  private var current: BoardKey
  /// Whether to show the part of the board around the player.
  private(set) var isAroundMe = false
  /// The board as the server sent it; nil until it is loaded.
  private(set) var view: BoardView?
  private(set) var failure: ClientError?
  private(set) var isAsking = false
  private(set) var isSignedIn = false
  private(set) var choice = Choice()
  private(set) var size = Size(width: 76, height: 15)
  /// The number of the best players who stay in sight.
  static let pinned = 3

  /// The number of entries per request, and therefore the most that are shown.
  private static let limit = 100

  /// - Parameters:
  ///   - key: the first board; nil for today's daily.
  ///   - group: the group whose members are listed; nil for all players.
  ///   - server: provides the name of the signed-in account.
  ///   - now: returns the current time.
  init(
    _ key: BoardKey?, of group: GroupView? = nil, leaderboards: Leaderboards, server: ServerAccess,
    now: @escaping @Sendable () -> Moment, navigator: Navigator<CompeteRoute>, messages: Messages
  ) {
    self.group = group
    self.leaderboards = leaderboards
    self.server = server
    clock = now
    self.navigator = navigator
    self.messages = messages
    // A setting that cannot be read is reported by the request.
    let course = key?.course ?? (try? leaderboards.course()) ?? .english
    current = .current(key?.board ?? .daily, of: course, at: now())
    self.key = key ?? current
  }

  var title: String { messages.title("Leaderboard") }
  var aside: RichText {
    let address = (try? server.knownServer())?.map { CellText.truncated($0.host, width: 40) }
    return RichText(address ?? "", .dim)
  }

  /// The entries of the loaded page; empty until it is loaded.
  var entries: [BoardEntry] { view?.entries ?? [] }

  /// The histogram of all players' results in a daily, above the list. Empty if the board has none.
  var histogram: [[RichText.Span]] {
    DistributionRows(view?.distribution, width: size.width, plot: Plot(), messages: messages)
      .lines()
  }

  /// The height in rows of the histogram and the empty line after it; 0 without a histogram.
  var histogramHeight: Int { histogram.isEmpty ? 0 : histogram.count + 1 }

  private var chosen: BoardEntry? {
    choice.element(of: entries)
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let groups = messages.command("groups")
    let boards: [Binding<Message>] = [
      Binding(
        [.right, .left, .tab, .backTab]
          + Board.allCases.indices.map { LeaderboardScreen.key(of: $0) },
        keyLabel: "← → 1-\(Board.allCases.count)",
        messages.command("other board"), isHinted: false
      ) { .tab($0) }
    ]
    return boards + main + periods + [Binding(.character("g"), groups, .openGroups)]
  }

  private var main: [Binding<Message>] {
    if let failure {
      return [failure.remedy(signIn: .signIn, tryAgain: .ask, in: messages)]
    }
    guard view != nil else {
      return isAsking
        ? []
        : [
          Binding([.enter, .character("r")], messages.command("load again"), .ask)
        ]
    }
    var all: [Binding<Message>] = []
    if let chosen {
      let choose = messages.command("choose")
      if !chosen.isOfDeletedAccount {
        all.append(
          Binding(.enter, messages.command("player"), .openPlayer))
      }
      if chosen.run != nil {
        all.append(
          Binding(.character("r"), messages.command("replay"), .openReplay))
      }
      all.append(Binding.choosing(entries.count, choose) { .choose($0) })
    }
    return all
  }

  private var periods: [Binding<Message>] {
    var all: [Binding<Message>] = []
    if key.neighbor(-1) != nil {
      all.append(
        Binding(
          [.character("["), .character("]"), .character("p"), .character("n")], keyLabel: "[ ]",
          key.isDaily ? messages.command("date") : messages.command("week")
        ) { $0 == .character("[") || $0 == .character("p") ? .period(-1) : .period(1) })
    }
    if key.board == .run {
      all.append(
        Binding(
          .character("a"),
          key.contest == .run(nil) ? messages.command("by week") : messages.command("all time"),
          .allTime))
    }
    if isSignedIn {
      all.append(
        Binding(
          .character("m"), isAroundMe ? messages.command("the top") : messages.command("around me"),
          .aroundMe))
    }
    if key != current {
      all.append(Binding(.character("t"), messages.command("now"), .now))
    }
    return all
  }

  /// The key that opens a tab: its place, counted from 1.
  static func key(of board: Int) -> Key { .character(Character("\(board + 1)")) }

  func message(for input: Input) -> Message? { input == .shown ? .ask : nil }

  // MARK: - Messages

  mutating func fit(_ size: Size) { self.size = size.page }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask: return ask()
    case .seen(let view, let isSignedIn):
      take(view)
      self.isSignedIn = isSignedIn
      return []
    case .failed(let error):
      (failure, isAsking) = (error, false)
      // The session may have ended, or its file may be gone.
      if error.isResolvedBySigningIn { (isSignedIn, isAroundMe) = (false, false) }
      return []
    case .cancelled:
      isAsking = false
      return []
    case .tab(let key): return show(now(board(for: key)))
    case .period(let steps):
      guard let other = key.neighbor(steps), hasOpened(other) else { return [] }
      return show(other)
    case .now: return show(now(key.board))
    case .allTime: return show(key.contest == .run(nil) ? now(.run) : key.with(.run(nil)))
    case .aroundMe:
      isAroundMe.toggle()
      return show(key)
    case .choose(let key):
      // Above the list are the tabs, the heading and the column titles, with an empty line after
      // the first two. The player's own line below the list takes two rows.
      let foot = view?.meElsewhere == nil ? 0 : 2
      let height = size.height - 5 - histogramHeight - foot
      return choice.opens(key, count: entries.count, height: height) ? openPlayer() : []
    case .openPlayer: return openPlayer()
    case .openReplay: return chosen?.run.map { [.open(navigator.screen(.replay($0)))] } ?? []
    case .openGroups: return [.open(navigator.screen(.groups))]
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

  private func now(_ board: Board) -> BoardKey {
    .current(board, of: key.course, at: clock())
  }

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
      // The response for another tab is no longer needed.
      .attempt(
        messages("asking the server"), cancelled: .cancelled, replacesEarlier: true,
        failed: Message.failed
      ) { [leaderboards, server, key, group, isAroundMe] in
        let view = try await leaderboards.board(
          key, of: group, limit: LeaderboardScreen.limit, isAroundMe: isAroundMe)
        return .seen(view, isSignedIn: try server.credentialsInUse() != nil)
      }
    ]
  }

  private mutating func take(_ new: BoardView) {
    let isFirst = view == nil
    let chosen = chosen?.username
    (failure, isAsking) = (nil, false)
    view = BoardView(
      board: key.board, period: key.period, course: key.course, players: new.players,
      entries: Array(new.entries.prefix(LeaderboardScreen.limit)), me: new.me, next: new.next,
      removed: new.removed, distribution: new.distribution)
    // Keep the choice. On a new board, choose the player's own line.
    let wanted = isFirst ? new.me?.username : chosen
    choice = Choice(entries.firstIndex { $0.username == wanted } ?? 0)
  }

  private func openPlayer() -> [Effect<Message>] {
    guard let chosen, !chosen.isOfDeletedAccount else { return [] }
    return [.open(navigator.screen(.player(chosen.username)))]
  }
}
