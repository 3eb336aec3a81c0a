import Synchronization
import Terminal
import Testing

/// A screen that counts, opens others and waits.
private struct Counter: Screen {
  enum Message: Sendable {
    case add(Int)
    case shown
    case open
    case wait
    case waitInstead
    case cancelled
    case done(Int)
    case close
    case fail
    case addWhenSeen
  }

  /// How often a screen has made its bindings.
  final class Makings: Sendable { let count = Mutex(0) }

  let name: String
  var asideAbove: RichText = ""
  let makings = Makings()
  var count = 0
  var timesShown = 0
  var ticks = false

  var title: String { "\(name) \(count) \(timesShown)" }
  var tickMillis: Int? { ticks ? 1000 : nil }
  var bindings: [Binding<Message>] {
    makings.count.withLock { $0 += 1 }
    return [
      Binding(.character("+"), "add", .add(1)), Binding(.character("o"), "open", .open),
      Binding(.character("w"), "wait", .wait), Binding(.character("x"), "close", .close),
      Binding(.character("f"), "fail", .fail),
      Binding(.character("s"), "add when seen", .addWhenSeen),
      Binding(.character("i"), "wait instead", .waitInstead),
      Binding(.character("m"), "add many", isHinted: false, .add(1000)),
    ]
  }
  func message(for input: Input) -> Message? {
    switch input {
    case .shown: .shown
    case .tick: .add(100)
    default: nil
    }
  }
  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .add(let number): count += number
    case .shown: timesShown += 1
    case .open: return [.open(Counter(name: "upper"))]
    case .wait: return [.run(Work("a while", cancelled: .cancelled) { _ in .done(7) })]
    case .waitInstead:
      return [.run(Work("another", cancelled: .cancelled, replacesEarlier: true) { _ in .done(3) })]
    case .cancelled: count -= 1
    case .done(let number): count += number
    case .close: return [.close]
    case .fail: return [.toast(Toast("it went wrong", isError: true))]
    case .addWhenSeen: return [.whenSeen(.add(10))]
    }
    return []
  }
  func draw(in area: Area) { area.put("body of \(name)") }
}

/// A screen that handles every key.
private struct Typist: Screen {
  var title = ""
  var takesText: Bool { true }
  var bindings: [Binding<Key>] { [] }
  func message(for input: Input) -> Key? { if case .key(let key) = input { key } else { nil } }
  mutating func update(_ key: Key) -> [Effect<Key>] {
    if case .character(let character) = key { title.append(character) }
    return []
  }
  func draw(in area: Area) {}
}

private struct Found: Screen {
  let title = "found"
  let opensSearch = false
  let bindings: [Binding<Never>] = []
  mutating func update(_ message: Never) -> [Effect<Never>] {}
  func draw(in area: Area) {}
}

extension AppLabels {
  /// Labels that differ from those of the program.
  static let test = AppLabels(
    program: "Program", keys: "the keys", helpTitle: "The keys", closesHelp: "press any",
    back: "go back", search: "search", otherColors: "other colors", redraw: "redraw",
    leave: "leave", cancels: "Esc cancels",
    tooSmall: { "\($1.width) × \($1.height) is less than \($0.width) × \($0.height)" },
    keyNames: KeyNames(
      space: "Space", enter: "Enter", escape: "Esc", tab: "Tab", backTab: "Shift-Tab",
      backspace: "Backspace", delete: "Delete", home: "Home", end: "End", pageUp: "PgUp",
      pageDown: "PgDn", alt: "Alt", click: "click"))
}

@Suite("The stack of screens")
struct AppTests {
  private func key(_ key: Key) -> App.Event { .input(.key(key)) }
  private let size = Size(width: 80, height: 24)

  private func started(_ first: Counter = Counter(name: "first")) -> App {
    var app = App([first], theme: .dark, labels: .test)
    _ = app.start(size, at: 0)
    return app
  }

  private func works(_ commands: [App.Command]) -> [Int] {
    commands.compactMap { if case .run(let work, _) = $0 { work } else { nil } }
  }

  @Test("the screen whose figure stands in the bar looks again when one above it is closed")
  func figure() {
    var app = started(Counter(name: "first", asideAbove: "◆ 7"))
    _ = app.take(key(.character("o")), at: 0)
    _ = app.take(key(.character("o")), at: 0)
    #expect(app.titles == ["first 0 1", "upper 0 1", "upper 0 1"])
    _ = app.take(key(.escape), at: 0)
    #expect(app.titles == ["first 0 2", "upper 0 2"])
  }

  @Test("a screen that comes back to the top receives a message, and Esc goes back")
  func stack() {
    var app = started()
    #expect(app.titles == ["first 0 1"])
    _ = app.take(key(.character("o")), at: 1)
    #expect(app.titles == ["first 0 1", "upper 0 1"])
    _ = app.take(key(.character("+")), at: 2)
    _ = app.take(key(.escape), at: 3)
    #expect(app.titles == ["first 0 2"])
  }

  @Test("a screen learns that its frame was seen, also below another screen, once")
  func seen() {
    var app = started()
    let asks = app.take(key(.character("s")), at: 1)
      .contains { if case .askWhetherSeen = $0 { true } else { false } }
    #expect(asks)
    _ = app.take(key(.character("o")), at: 2)
    for at in 3...4 { _ = app.take(.seen, at: at) }
    #expect(app.titles == ["first 10 1", "upper 0 1"])
  }

  @Test("the bindings of a screen are made once for each of its states")
  func bindings() {
    let screen = Counter(name: "first")
    var app = started(screen)
    func made(by action: () -> Void) -> Int {
      let before = screen.makings.count.withLock(\.self)
      action()
      return screen.makings.count.withLock(\.self) - before
    }
    #expect(made { _ = app.take(key(.character("+")), at: 1) } == 1)
    #expect(app.titles == ["first 1 1"])
    let scrolled = made {
      _ = app.take(key(.character("?")), at: 2)
      _ = app.take(key(.down), at: 3)
      _ = app.take(key(.character("q")), at: 4)
    }
    #expect(scrolled == 0, "the help shows the same ones")
  }

  @Test("Esc on the first screen does nothing, and closing it leaves")
  func last() {
    var app = started()
    let commands = app.take(key(.escape), at: 1)
    #expect(commands.isEmpty)
    guard case .quit(0)? = app.take(key(.character("x")), at: 2).first else {
      Issue.record("closing the first screen should leave")
      return
    }
  }

  @Test("the result of work reaches its own screen, even if another is on top")
  func work() {
    var app = started()
    let work = works(app.take(key(.character("w")), at: 1))
    _ = app.take(key(.character("o")), at: 2)
    _ = app.take(.finished(work: work[0], message: Counter.Message.done(7)), at: 3)
    #expect(app.titles == ["first 7 1", "upper 0 1"])
  }

  @Test("Esc cancels running work before it goes back, and a late result is ignored")
  func cancelling() {
    var app = started()
    let work = works(app.take(key(.character("w")), at: 1))[0]
    guard case .cancel(work)? = app.take(key(.escape), at: 2).first else {
      Issue.record("Esc should cancel")
      return
    }
    _ = app.take(.finished(work: work, message: Counter.Message.done(7)), at: 3)
    #expect(app.titles == ["first -1 1"])
  }

  @Test(
    "new work replaces earlier work, whose late result is ignored")
  func replacing() {
    var app = started()
    let first = works(app.take(key(.character("w")), at: 1))[0]
    let commands = app.take(key(.character("i")), at: 2)
    #expect(commands.contains { if case .cancel(first) = $0 { true } else { false } })
    let second = works(commands)[0]
    _ = app.take(.finished(work: second, message: Counter.Message.done(3)), at: 3)
    _ = app.take(.finished(work: first, message: Counter.Message.done(7)), at: 4)
    #expect(app.titles == ["first 3 1"])
    // The player did not cancel it, so the screen receives no message.
    _ = app.take(key(.character("i")), at: 5)
    _ = app.take(key(.character("i")), at: 6)
    #expect(app.titles == ["first 3 1"])
  }

  @Test("the work of a closed screen is cancelled")
  func closing() {
    var app = started()
    _ = app.take(key(.character("o")), at: 1)
    let work = works(app.take(key(.character("w")), at: 2))[0]
    let commands = app.take(key(.character("x")), at: 3)
    #expect(commands.contains { if case .cancel(work) = $0 { true } else { false } })
    _ = app.take(.finished(work: work, message: Counter.Message.done(7)), at: 4)
    #expect(app.titles == ["first 0 2"])
  }

  @Test("nothing wakes an app in which nothing moves")
  func idle() {
    var app = started()
    #expect(app.wakeAt == nil)
    _ = app.take(key(.character("f")), at: 10)
    #expect(app.wakeAt != nil)
    _ = app.take(.woken, at: 60_000)
    #expect(app.wakeAt == nil)
  }

  @Test("ticks come when a screen asks for them, and only while it is on top")
  func ticks() {
    var screen = Counter(name: "first")
    screen.ticks = true
    var app = started(screen)
    #expect(app.wakeAt == 1000)
    _ = app.take(.woken, at: 1000)
    #expect(app.titles == ["first 100 1"])
    #expect(app.wakeAt == 2000)
    _ = app.take(key(.character("o")), at: 1100)
    #expect(app.wakeAt == nil)
  }

  @Test("the keys of the app work everywhere")
  func everywhere() {
    var app = started()
    func isFirst(_ key: Key, _ isWanted: (App.Command) -> Bool) -> Bool {
      app.take(.input(.key(key)), at: 1).first.map(isWanted) ?? false
    }
    #expect(isFirst(.control("c")) { if case .quit(130) = $0 { true } else { false } })
    #expect(isFirst(.control("z")) { if case .suspend = $0 { true } else { false } })
    #expect(isFirst(.control("l")) { if case .repaint = $0 { true } else { false } })
    #expect(isFirst(.control("t")) { if case .remember(.light) = $0 { true } else { false } })
  }

  @Test("the keys of the app work while text is typed, but a question mark is text")
  func whileTyping() {
    var app = App([Typist()], theme: .dark, labels: .test)
    _ = app.start(size, at: 0)
    for key in [Key.character("?"), .character("a"), .control("t"), .function(1)] {
      _ = app.take(self.key(key), at: 1)
    }
    #expect(app.titles == ["?a"])
    #expect(app.theme == .light)
  }

  @Test("control-P and a colon search above any screen that allows it, but a typed colon is text")
  func search() {
    func titles(_ keys: [Key], _ screen: any Screen) -> [String] {
      var app = App([screen], theme: .dark, labels: .test) { Found() }
      _ = app.start(size, at: 0)
      for key in keys { _ = app.take(self.key(key), at: 1) }
      return app.titles
    }
    #expect(titles([.character(":")], Typist()) == [":"])
    #expect(titles([.control("p")], Typist()) == ["", "found"])
    // The search does not open above itself.
    #expect(titles([.control("p"), .control("p")], Typist()) == ["", "found"])
  }

  #if FullScreen
    private func shown(_ app: App, _ size: Size? = nil) -> String {
      let paint = PaintTerminal { _ in }
      paint.open(size ?? self.size, hasMouse: false)
      defer { paint.close() }
      paint.show(app)
      return paint.cells.map { row in row.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test("help lists every key, and any key closes it without its usual effect")
    func help() {
      var app = started()
      #expect(!shown(app).contains("add many"))
      _ = app.take(key(.character("?")), at: 1)
      let screen = shown(app)
      for label in ["add", "add many", "open", "wait", "close", "other colors", "leave"] {
        #expect(screen.contains(label))
      }
      _ = app.take(key(.character("+")), at: 2)
      #expect(!shown(app).contains("other colors"))
      #expect(app.titles == ["first 0 1"])
    }

    @Test("a terminal that is too small shows the size it needs, and ignores keys")
    func small() {
      var app = started()
      for (width, height) in [(59, 20), (60, 19), (1, 1), (20, 2)] {
        _ = app.take(.resized(Size(width: width, height: height)), at: 1)
        _ = shown(app, Size(width: width, height: height))
        let commands = app.take(key(.character("+")), at: 2)
        #expect(commands.isEmpty)
      }
      _ = app.take(.resized(Size(width: 40, height: 10)), at: 3)
      #expect(shown(app, Size(width: 40, height: 10)).contains("40 × 10 is less than 60 × 20"))
      _ = app.take(.resized(size), at: 4)
      #expect(app.titles == ["first 0 1"])
      #expect(shown(app).contains("body of first"))
    }

    @Test("work that takes a while is shown with its name after a moment")
    func waiting() {
      var app = started()
      let work = works(app.take(key(.character("w")), at: 0))[0]
      #expect(!shown(app).contains("a while"))
      _ = app.take(.woken, at: 300)
      #expect(shown(app).contains("a while  Esc cancels"))
      _ = app.take(.progress(work: work, fraction: 0.5, text: "half of it"), at: 400)
      #expect(shown(app).contains("half of it ██████░░░░░░"))
      _ = app.take(.finished(work: work, message: Counter.Message.done(1)), at: 500)
      #expect(!shown(app).contains("half of it"))
      #expect(app.wakeAt == nil)
    }

    @Test("Esc is not shown as cancelling the work of a screen below, since it goes back there")
    func waitingBelow() {
      var app = started()
      _ = app.take(key(.character("w")), at: 0)
      _ = app.take(key(.character("o")), at: 10)
      _ = app.take(.woken, at: 300)
      #expect(shown(app).contains("a while"))
      #expect(!shown(app).contains("Esc cancels"))
      _ = app.take(key(.escape), at: 310)
      #expect(app.titles == ["first 0 2"])
      #expect(shown(app).contains("a while  Esc cancels"))
    }

    @Test("a notice disappears with the next key or after a while")
    func toast() {
      var app = started()
      _ = app.take(key(.character("f")), at: 0)
      #expect(shown(app).contains("! it went wrong"))
      _ = app.take(key(.character("+")), at: 10)
      #expect(!shown(app).contains("it went wrong"))
    }
  #endif
}
