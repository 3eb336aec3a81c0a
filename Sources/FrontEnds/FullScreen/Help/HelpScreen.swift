import Client
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

  /// - Parameter home: the player's folder.
  init(home: String, messages: Messages) {
    guide = Guide(home: home, messages: messages)
    self.messages = messages
  }

  var title: String { messages("Help", context: "a screen's title") }

  var bindings: [Binding<Message>] {
    [
      Binding(
        ReadingPage.keys, keyLabel: "↑↓", messages("scroll", context: "a command on a key")
      ) { .scroll($0) },
      Binding(
        .character(" "), messages("next page", context: "a command on a key"), isHinted: false,
        .scroll(.pageDown)),
      Binding(
        [.escape, .character("q")], messages("back", context: "a command on a key"), .close),
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
