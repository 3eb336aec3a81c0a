import Client
import GameEngine
import Messages
import Terminal

/// Asks how many cards of a deck to learn, and begins the session. The number is remembered.
struct SessionSizeScreen: Screen {
  enum Message: Sendable {
    case key(Key)
    case paste(String)
    case begin
  }

  private let path: String
  private let navigator: Navigator
  private let messages: Messages
  private var field: Field
  private var remark: String?

  /// - Parameters:
  ///   - path: the deck.
  ///   - usual: the number that is proposed.
  init(_ path: String, usual: Int, navigator: Navigator, messages: Messages) {
    self.path = path
    (self.navigator, self.messages) = (navigator, messages)
    field = Field(String(usual), limit: 3)
  }

  var title: String { messages("Learn \(shortened(path))", context: "a screen's title") }
  var takesText: Bool { true }

  var bindings: [Binding<Message>] {
    [Binding(.enter, messages("begin", context: "a command on a key"), .begin)]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .shown, .tick: nil
    }
  }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .key(let key): _ = field.take(key)
    case .paste(let text): field.paste(text)
    case .begin:
      guard let words = Int(field.text.trimmingBlanks), (1...SessionDealer.longest).contains(words)
      else {
        remark = messages("A number from 1 to \(SessionDealer.longest), please.")
        return []
      }
      var request = LearnRequest()
      (request.deck, request.words) = (path, words)
      return [.replace(navigator.screen(.game(.learn(request))))]
    }
    return []
  }

  func draw(in area: Area) {
    let page = area.page
    let label = messages("How many cards?", context: "a label")
    page.put(label, .key)
    page.field(field, x: CellText.width(of: label) + 2, width: 6, isActive: true)
    if let remark { page.failure(remark, y: 2) }
  }
}
