import ClientCore
import GameEngine
import Messages
import Terminal

/// The player's statistics, on a tab for each topic.
struct ProfileScreen: Screen {
  enum Message: Sendable {
    case look
    case seen(Profile)
    case failed(ClientError)
    case open(ProfileTab)
    case turn(Key)
    case scroll(Key)
    case calibrate
    case list
    case goal
    case learn
    case close
  }

  private let statistics: Statistics
  private let navigator: Navigator<ProgressRoute>
  private let messages: Messages
  private var profile: Profile?
  private var failure: ClientError?
  private var tab = ProfileTab.hoard
  private var page = ReadingPage(top: 2)

  init(statistics: Statistics, navigator: Navigator<ProgressRoute>, messages: Messages) {
    (self.statistics, self.navigator, self.messages) = (statistics, navigator, messages)
  }

  var title: String { messages.title("Profile") }

  /// The player's level, and since when the player has played.
  var aside: RichText {
    guard let profile, let since = profile.since else { return "" }
    let level = profile.level.map { "\(messages("your level \($0.rawValue)")) · " } ?? ""
    return RichText("\(level)\(messages("since \(messages.day(since))", context: "a date"))", .dim)
  }

  var bindings: [Binding<Message>] {
    let tabs = ProfileTab.allCases
    let open = messages.command("open a page")
    return [
      Binding([.right, .left, .tab, .backTab], keyLabel: "←→", messages.command("other page")) {
        .turn($0)
      },
      Binding(
        tabs.map { .character(Character("\($0.rawValue + 1)")) }, keyLabel: "1-\(tabs.count)",
        open, isHinted: false
      ) { key in
        guard case .character(let digit) = key else { return .open(.hoard) }
        return .open(ProfileTab(rawValue: (digit.wholeNumberValue ?? 1) - 1) ?? .hoard)
      },
      Binding.rows(tabs.count, open) { .open(ProfileTab(rawValue: $0) ?? .hoard) },
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll"),
        isHinted: lines.count > page.height
      ) { .scroll($0) },
      Binding(.enter, messages.command("the list"), isHinted: tab == .words, .list),
      Binding(.character("l"), messages.command("learn"), isHinted: tab == .due, .learn),
      Binding(.character("g"), messages.command("goal"), isHinted: tab == .hoard, .goal),
      Binding(.character("c"), messages.command("calibration"), .calibrate),
      Binding([.escape, .character("q")], messages.command("back"), .close),
    ]
  }

  func message(for input: Input) -> Message? { input == .shown ? .look : nil }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .look:
      return [
        .attempt(messages("reading your journal"), failed: Message.failed) { [statistics] in
          .seen(try statistics.profile())
        }
      ]
    case .seen(let profile):
      self.profile = profile
      failure = nil
    case .failed(let error): failure = error
    case .open(let tab): open(tab)
    case .turn(let key):
      let tabs = ProfileTab.allCases
      let step = key == .left || key == .backTab ? tabs.count - 1 : 1
      open(tabs[(tab.rawValue + step) % tabs.count])
    case .scroll(let key): page.take(key, lines: lines)
    case .calibrate: return [.open(navigator.screen(.calibration))]
    case .list: return [.open(navigator.screen(.seenWords))]
    case .learn: return [.open(navigator.screen(.game(.learn(LearnRequest()))))]
    case .goal: return [.open(navigator.screen(.settings(.goal)))]
    case .close: return [.close]
    }
    return []
  }

  private mutating func open(_ tab: ProfileTab) {
    self.tab = tab
    page.rewind()
  }

  private var lines: [ReadingPage.Line] {
    guard let profile else { return [] }
    let report = ReportLines(width: page.width)
    let own =
      tab == .hoard && profile.gamesCount > 0
      ? HoardPage(profile: profile, width: page.width, messages: messages).lines : []
    return own + report.lines(tab.parts(of: profile, in: messages))
  }

  func draw(in area: Area) {
    let inner = area.page
    if let failure {
      inner.failure(failure.text(in: messages))
    } else {
      inner.tabs(ProfileTab.allCases.map { $0.name(in: messages) }, open: tab.rawValue)
      page.draw(lines, in: inner)
    }
  }
}
