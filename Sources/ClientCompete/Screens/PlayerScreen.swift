import ClientCore
import GameEngine
import Messages
import ScoreAPI
import Terminal

/// The public page of a player, with their ranked results.
struct PlayerScreen: Screen {
  enum Message: Sendable {
    case ask
    case seen(PlayerCard)
    case failed(ClientError)
    case cancelled
    case choose(Key)
    case openReplay
    case signIn
  }

  private let leaderboards: Leaderboards
  private let navigator: Navigator<CompeteRoute>
  private let messages: Messages
  private let username: String
  private var card: PlayerCard?
  private var failure: ClientError?
  private var isAsking = false
  private var choice = Choice()
  private var height = 10

  /// The maximum number of results shown.
  private static let limit = 200

  init(
    _ username: String, leaderboards: Leaderboards, navigator: Navigator<CompeteRoute>,
    messages: Messages
  ) {
    self.username = username
    self.leaderboards = leaderboards
    self.navigator = navigator
    self.messages = messages
  }

  var title: String { messages.title("Player") }

  private var results: ArraySlice<PlayerView.Result> {
    card?.view.results.prefix(PlayerScreen.limit) ?? []
  }

  private var chosen: PlayerView.Result? {
    choice.element(of: results)
  }

  var bindings: [Binding<Message>] {
    if let failure {
      return [failure.remedy(signIn: .signIn, tryAgain: .ask, in: messages)]
    }
    guard card != nil else {
      return isAsking
        ? []
        : [
          Binding([.enter, .character("r")], messages.command("load again"), .ask)
        ]
    }
    guard let chosen else { return [] }
    let choose = messages.command("choose")
    var all: [Binding<Message>] = [
      Binding.choosing(results.count, choose) { .choose($0) }
    ]
    if chosen.entry.run != nil {
      all.append(
        Binding([.enter, .character("r")], messages.command("replay"), .openReplay)
      )
    }
    return all
  }

  func message(for input: Input) -> Message? {
    input == .shown && card == nil ? .ask : nil
  }

  // Above the list are two lines, an empty one and the column titles.
  mutating func fit(_ size: Size) { height = size.page.height - 4 }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .ask: return ask()
    case .seen(let card):
      (self.card, failure, isAsking) = (card, nil, false)
      choice.fit(count: results.count)
      return []
    case .failed(let error):
      (failure, isAsking) = (error, false)
      return []
    case .cancelled:
      isAsking = false
      return []
    case .choose(let key):
      return choice.opens(key, count: results.count, height: height) ? openReplay() : []
    case .openReplay: return openReplay()
    case .signIn: return [.open(navigator.screen(.signIn))]
    }
  }

  private mutating func ask() -> [Effect<Message>] {
    (failure, isAsking) = (nil, true)
    return [
      .attempt(messages("asking the server"), cancelled: .cancelled, failed: Message.failed) {
        [leaderboards, username] in
        .seen(try await leaderboards.player(username))
      }
    ]
  }

  private func openReplay() -> [Effect<Message>] {
    chosen?.entry.run.map { [.open(navigator.screen(.replay($0)))] } ?? []
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    page.put(
      CellText.truncated(card?.view.username ?? username, width: page.width), .heading)
    if let failure {
      page.serverError(failure, y: 2, messages: messages)
      return
    }
    guard let card else {
      page.put(
        isAsking
          ? messages("Loading the player's results.")
          : messages("Not loaded. Press Enter to load it."),
        y: 2, .dim)
      return
    }
    page.put(messages("joined \(card.joined.description)"), y: 1, .dim)
    guard !results.isEmpty else {
      page.put(messages("No ranked results are listed."), y: 3)
      return
    }
    let durations = DurationTexts(messages)
    let hasAttempts = results.contains { $0.entry.attempts != nil }
    let rows = results.map { result in
      ([
        result.board.row(of: result.period, in: messages),
        messages.number(result.entry.rank), messages.number(result.entry.score),
        durations.short(millis: result.entry.elapsedMillis),
      ] + (hasAttempts ? [result.entry.attemptsText(in: messages) ?? ""] : []))
      .map { Table.Cell($0) }
    }
    var columns = [
      Table.Column(messages("board", context: "a column"), isFlexible: true),
      Table.Column(messages("rank", context: "a column"), isNumber: true),
      Table.Column(messages("score", context: "a column"), isNumber: true, isFlexible: true),
      Table.Column(messages("time", context: "a column"), isFlexible: true),
    ]
    if hasAttempts {
      columns.append(Table.Column(messages("attempts", context: "a column"), isFlexible: true))
    }
    page.part(y: 3).table(Table(columns, rows: rows), choice: choice)
  }
}
