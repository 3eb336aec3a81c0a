import Terminal
import Testing

/// A screen that moves for 100 ms after a key, and counts the keys.
private struct Mover: Screen {
  var keys = 0
  var title: String { "Mover" }
  var bindings: [Binding<Int>] { [Binding(.character("g"), "go", 1)] }
  mutating func update(_ count: Int) -> [Effect<Int>] {
    keys += count
    return [.move(millis: 100)]
  }
  func draw(in area: Area) {
    area.put("\(area.motion?.steps(8, of: 100) ?? 8) of 8, \(keys)")
  }
}

/// A canvas that keeps what is written on its second row.
private final class Row: Canvas {
  let size = Size(width: 80, height: 24)
  let hasColors = true
  private(set) var text = ""
  func put(_ text: String, x: Int, y: Int, _ ink: Ink, in colors: ColorPair?, within clip: Rect) {
    if y == 1 { self.text = text }
  }
  func fill(_ area: Rect, _ ink: Ink) {}
  func setCursor(x: Int, y: Int) {}
  func setKey(_ key: Key, for area: Rect) {}
}

@Suite("What moves on a screen")
struct MotionTests {
  private func started(moves: Bool = true, theme: Theme = .dark) -> App {
    var app = App([Mover()], theme: theme, labels: .test)
    app.moves = moves
    _ = app.start(Size(width: 80, height: 24), at: 0)
    _ = app.take(.input(.key(.character("g"))), at: 1000)
    return app
  }

  private func shown(_ app: App) -> String {
    let row = Row()
    app.draw(on: row)
    return row.text
  }

  @Test("a movement begins when its first frame is seen, becomes slower, and ends as without it")
  func frames() {
    var app = started()
    #expect(shown(app) == "0 of 8, 1")
    _ = app.take(.seen, at: 1020)
    var texts: [String] = []
    var frames = 0
    while let at = app.wakeAt, frames < 100 {
      _ = app.take(.woken, at: at)
      texts.append(shown(app))
      frames += 1
    }
    #expect(texts == ["6 of 8, 1", "8 of 8, 1", "8 of 8, 1", "8 of 8, 1"])
    #expect(app.wakeAt == nil)
  }

  @Test("a key ends a movement and has its effect in the same frame")
  func key() {
    var app = started()
    _ = app.take(.seen, at: 1010)
    _ = app.take(.input(.key(.character("x"))), at: 1020)
    #expect(shown(app) == "8 of 8, 1" && app.wakeAt == nil)
  }

  @Test("a terminal that shows a frame late has the end at once, and no movement after it")
  func slow() {
    var app = started()
    let late = app.wakeAt ?? 0
    #expect(late == 1250)
    _ = app.take(.woken, at: late)
    #expect(shown(app) == "8 of 8, 1")
    _ = app.take(.input(.key(.character("g"))), at: 3000)
    #expect(shown(app) == "8 of 8, 2" && app.wakeAt == nil)
  }

  @Test("nothing moves if the player does not want it, or without colors")
  func off() {
    #expect(shown(started(moves: false)) == "8 of 8, 1")
    #expect(shown(started(theme: .mono)) == "8 of 8, 1")
  }
}
