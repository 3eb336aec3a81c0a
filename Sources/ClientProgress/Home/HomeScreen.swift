import ClientCore
import GameEngine
import Messages
import Terminal

/// The first screen: today's next step, the hoard, the streak, the word of the day, and a menu of the
/// other screens.
struct HomeScreen: Screen {
  enum Message: Sendable {
    case look
    case seen(Today)
    case failed(ClientError)
    case move(Key)
    case enter
    case open(Place)
    case search
    case quit
  }

  private let statistics: Statistics
  private let navigator: Navigator<ProgressRoute>
  let messages: Messages
  private(set) var today: Today?
  private(set) var steps: [HomeStep] = []
  private(set) var failure: ClientError?
  /// The hoard that was shown before, from which its gauge grows.
  private(set) var earlierHoard: Double?
  /// What keys act on: a step, or behind the steps an entry of the menu.
  private(set) var focus = 0
  /// Whether `today` was passed to the initializer, so that the first display need not read it.
  private var isFresh: Bool

  /// - Parameter today: today's figures; nil to read them in the background.
  init(
    statistics: Statistics, today: Today? = nil, navigator: Navigator<ProgressRoute>,
    messages: Messages
  ) {
    (self.statistics, self.navigator, self.messages) = (statistics, navigator, messages)
    isFresh = today != nil
    if let today { show(today) }
  }

  var title: String { "" }

  var aside: RichText {
    guard let today else { return "" }
    let date = "\(messages.weekday(of: today.date)), \(messages.day(today.date))"
    let course = today.course.map { LanguageTexts(messages).name(of: $0.name) }
    return RichText([course, date].compactMap(\.self).joined(separator: " · "), .dim)
  }

  /// The countdown changes at the end of each minute.
  var tickMillis: Int? { today.map { $0.millisUntilMidnight % 60_000 + 1 } }

  /// The selected entry of the menu; nil if a step is.
  var selectedPlace: Place? {
    let place = focus - steps.count
    guard today != nil else { return nil }
    return HomeMenu.places.indices.contains(place) ? HomeMenu.places[place] : nil
  }

  /// What Enter opens.
  private var target: Place? {
    steps.indices.contains(focus) ? steps[focus].place : selectedPlace
  }

  var asideAbove: RichText {
    today.map { RichText("◆ \(HoardTexts(messages).number($0.hoard))", .gold) } ?? ""
  }

  var bindings: [Binding<Message>] {
    // The footer stays as it is while the focus moves, which keeps frames small.
    let second = steps.dropFirst().first?.place
    func binding(_ place: Place, isHinted: Bool = false) -> Binding<Message> {
      Binding(
        .character(place.letter), place.name(in: messages), isHinted: isHinted, .open(place))
    }
    return [
      Binding(
        [.enter, .character(" ")], keyLabel: messages("Enter", context: "a key"),
        messages.command("open"), .enter)
    ] + [second].compactMap(\.self).map { binding($0, isHinted: true) }
      + [
        Binding(.character("n"), messages.command("the word"), .open(.wordOfTheDay)),
        Binding(
          [.character(":"), .character("/"), .control("p")], messages.command("anything"), .search),
        Binding(.character("q"), messages.command("quit"), .quit),
        Binding(
          Choice.keys + [.left, .right, .tab], keyLabel: messages("arrows", context: "keys"),
          messages.command("choose"), isHinted: false
        ) { .move($0) },
      ]
      + Place.allCases.filter { place in
        place != .wordOfTheDay && place != second
          && (place != .soloDaily || today?.ranked != nil)
      }.map { binding($0) }
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
      let isGain = self.today.map { $0.hoard < today.hoard } ?? false
      earlierHoard = self.today?.hoard
      show(today)
      return isGain ? [.move(millis: HoardHead.growMillis)] : []
    case .failed(let error): failure = error
    case .move(let key): move(key)
    case .enter: return target.map(open) ?? []
    case .open(let place): return open(place)
    case .search: return [.open(navigator.screen(.search))]
    case .quit: return [.quit]
    }
    return []
  }

  /// Shows figures. A selected entry of the menu stays selected; else the next step is.
  private mutating func show(_ today: Today) {
    let selected = self.today == nil ? nil : selectedPlace
    self.today = today
    steps = HomeStep.all(of: today, messages: messages)
    focus = selected.map(focus(on:)) ?? 0
    failure = nil
  }

  /// Moves the focus through the steps and the columns of the menu.
  private mutating func move(_ key: Key) {
    var choice = Choice(focus)
    switch key {
    case .left, .right:
      guard let place = selectedPlace else { return }
      focus = focus(on: HomeMenu.place(beside: place, isRight: key == .right))
      return
    case .up where selectedPlace != nil && selectedPlace.map(HomeMenu.isFirst) == true:
      focus = max(0, steps.count - 1)
      return
    case .tab: choice.take(.down, count: steps.count + HomeMenu.places.count)
    default: choice.take(key, count: steps.count + HomeMenu.places.count)
    }
    focus = choice.place
  }

  private func focus(on place: Place) -> Int {
    steps.count + (HomeMenu.places.firstIndex(of: place) ?? 0)
  }

  private func open(_ place: Place) -> [Effect<Message>] {
    [.open(place.screen(navigator))]
  }
}
