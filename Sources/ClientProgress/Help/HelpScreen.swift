import ClientCore
import Messages
import Terminal

/// Shows the guide to the games.
struct HelpScreen: Screen {
  enum Message: Sendable {
    case scroll(Key)
    case close
  }

  private let guide: Guide
  private let messages: Messages
  private var page = ReadingPage()

  /// - Parameter home: the player's folder, which the guide names.
  init(home: String, messages: Messages) {
    guide = Guide(home: home, messages: messages)
    self.messages = messages
  }

  var title: String { messages.title("Help") }

  var bindings: [Binding<Message>] {
    [
      Binding(ReadingPage.keys, keyLabel: "↑↓", messages.command("scroll")) { .scroll($0) },
      Binding(.character(" "), messages.command("next page"), isHinted: false, .scroll(.pageDown)),
      Binding([.escape, .character("q")], messages.command("back"), .close),
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
    ReportLines(width: page.width).lines(guide.parts)
  }

  func draw(in area: Area) { page.draw(lines, in: area.page) }
}
