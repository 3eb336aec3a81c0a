import ClientCore
import GameEngine
import Messages
import Terminal

/// The first screen: a summary of today, and a menu of the other screens.
struct HomeScreen: Screen {
  enum Message: Sendable {
    case look
    case seen(Today)
    case failed(ClientError)
    case move(Key)
    case enter
    case open(Place)
    case search
    case discover
    case quit
  }

  private let statistics: Statistics
  private let navigator: Navigator<ProgressRoute>
  let messages: Messages
  private(set) var today: Today?
  private(set) var failure: ClientError?
  private(set) var choice = Choice()
  /// Whether `today` was passed to the initializer, so that the first display need not read it.
  private var isFresh: Bool

  /// - Parameter today: today's figures; nil to read them in the background.
  init(
    statistics: Statistics, today: Today? = nil, navigator: Navigator<ProgressRoute>,
    messages: Messages
  ) {
    (self.statistics, self.navigator, self.messages) = (statistics, navigator, messages)
    (self.today, isFresh) = (today, today != nil)
  }

  var title: String { "" }

  /// The menu. It contains the solo daily only if the player is signed in.
  var menu: HomeMenu { HomeMenu(hasSolo: today?.ranked != nil, messages: messages) }

  /// The countdown changes at the end of each minute.
  var tickMillis: Int? { today.map { $0.millisUntilMidnight % 60_000 + 1 } }

  var bindings: [Binding<Message>] {
    let open = messages.command("open")
    return [
      Binding(
        Choice.keys + [.left, .right, .tab], keyLabel: messages("arrows", context: "keys"),
        messages.command("choose"), isHinted: false
      ) { .move($0) },
      Binding.rows(menu.places.count, open) { [menu] in .open(menu.places[$0]) },
      Binding(
        [.enter, .character(" ")], keyLabel: messages("Enter", context: "a key"), open, .enter),
    ]
      + menu.places.map { place in
        Binding(.character(place.letter), place.name(in: messages), isHinted: false, .open(place))
      } + [
        Binding(.character("/"), messages.command("search"), .search),
        Binding(.character("v"), messages.command("discover books"), .discover),
        Binding(.character("q"), messages.command("quit"), .quit),
      ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .shown, .tick: .look
    default: nil
    }
  }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .look:
      if isFresh {
        isFresh = false
        return []
      }
      return [
        .attempt(messages("reading your journal"), failed: Message.failed) { [statistics] in
          .seen(try statistics.today())
        }
      ]
    case .seen(let today):
      let selected = menu.places[choice.place]
      self.today = today
      choice = Choice(menu.places.firstIndex(of: selected) ?? 0)
      failure = nil
      return []
    case .failed(let error):
      failure = error
      return []
    case .move(let key):
      move(key)
      return []
    case .enter: return open(menu.places[choice.place])
    case .open(let place):
      choice = Choice(menu.places.firstIndex(of: place) ?? 0)
      return open(place)
    case .search: return [.open(navigator.screen(.search))]
    case .discover: return [.open(navigator.screen(.discover))]
    case .quit: return [.quit]
    }
  }

  /// Moves the selection up or down in a column, or to another column.
  private mutating func move(_ key: Key) {
    let count = menu.places.count
    switch key {
    case .left, .right:
      choice = Choice(menu.place(beside: choice.place, isRight: key == .right))
    case .tab: choice.take(.down, count: count)
    default: choice.take(key, count: count)
    }
  }

  private func open(_ place: Place) -> [Effect<Message>] {
    [.open(place.screen(navigator))]
  }
}
