import Client
import Terminal
import Messages

/// How all this is played, to read.
struct HelpScreen: Screen {
  enum Message: Sendable {
    case scroll(Key)
    case close
  }

  private let guide: Guide
  private var page = ReadingPage()

  /// - Parameter home: the player's folder.
  init(home: String, messages: Messages) { guide = Guide(home: home, messages: messages) }

  var title: String { "Help" }

  var bindings: [Binding<Message>] {
    [
      Binding(ReadingPage.keys, keyLabel: "↑↓", "scroll") { .scroll($0) },
      Binding(.character(" "), "next page", isHinted: false, .scroll(.pageDown)),
      Binding([.escape, .character("q")], "back", .close),
    ]
  }

  mutating func fit(_ size: Size) { page.fit(size) }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .scroll(let key):
      page.take(key, lines: lines)
      return []
    case .close: return [.close]
    }
  }

  private var lines: [ReadingPage.Line] {
    ReportLines(width: page.width, height: 0).lines(guide.parts)
  }

  func draw(in area: Area) { page.draw(lines, in: area.page) }
}
