import ClientCore
import GameEngine
import Kit
import Messages
import Terminal

/// Asks for a game and a number of cards of a deck, and starts the game. The number is for this game only.
struct SessionSizeScreen: Screen {
  /// A game that can be played with the cards of a deck.
  enum Game: CaseIterable, Sendable { case learn, classic, play, speed }

  enum Message: Sendable {
    case key(Key)
    case paste(String)
    case move(Key)
    case begin
  }

  private let path: String
  private let navigator: Navigator<DeckRoute>
  private let messages: Messages
  private var field: Field
  private var choice = Choice()
  private var remark: String?

  /// - Parameters:
  ///   - path: the path of the deck.
  ///   - usual: the number of cards to propose.
  init(_ path: String, usual: Int, navigator: Navigator<DeckRoute>, messages: Messages) {
    self.path = path
    (self.navigator, self.messages) = (navigator, messages)
    field = Field(String(usual), limit: 3, isProposal: true)
  }

  var title: String { messages.title("Learn \(shortened(path))") }
  var takesText: Bool { game != .speed }
  private var game: Game { Game.allCases[choice.place] }

  var bindings: [Binding<Message>] {
    let choose = messages.command("choose")
    return [
      Binding(.enter, messages.command("begin"), .begin),
      Binding([.up, .down, .tab], keyLabel: "↑↓", choose) { .move($0 == .tab ? .down : $0) },
      Binding.rows(Game.allCases.count, choose) { .move(.row($0)) },
    ]
  }

  func message(for input: Input) -> Message? {
    switch input {
    case .key(let key) where takesText: .key(key)
    case .paste(let text) where takesText: .paste(text)
    case .key, .paste, .shown, .tick: nil
    }
  }

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .key(let key): _ = field.take(key)
    case .paste(let text): field.paste(text)
    case .move(let key): choice.take(key, count: Game.allCases.count)
    case .begin: return begin()
    }
    return []
  }

  private mutating func begin() -> [Effect<Message>] {
    guard let count = Int(field.text.trimmingBlanks), (1...SessionDealer.longest).contains(count)
    else {
      remark = messages("A number from 1 to \(SessionDealer.longest), please.")
      return []
    }
    return [.replace(navigator.screen(.game(request(count))))]
  }

  private func request(_ count: Int) -> GameRequest {
    switch game {
    case .learn, .classic:
      var request = LearnRequest()
      (request.deck, request.words, request.isClassic) = (path, count, game == .classic)
      return .learn(request)
    case .play:
      var request = PracticeRequest()
      (request.deck, request.questions) = (path, count)
      return .play(request)
    case .speed: return .speed(deck: path)
    }
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    let label = messages("How many cards?", context: "a label")
    page.put(label, takesText ? .key : .dim)
    page.field(field, x: CellText.width(of: label) + 2, width: 6, isActive: takesText)
    page.part(y: 2, height: Game.allCases.count).list(
      count: Game.allCases.count, choice: choice, hasCursor: !takesText
    ) { place, line, isSelected in
      line.put(name(of: Game.allCases[place]), Ink.text.selected(isSelected))
    }
    let y = page.paragraph(RichText(summary, .dim), y: Game.allCases.count + 3)
    if let remark { page.failure(remark, y: y + 1) }
  }

  private func name(of game: Game) -> String {
    switch game {
    case .learn: NameTexts(messages).name(of: .learn)
    case .classic: messages("learn by the classic rule", context: "a game with cards")
    case .play: NameTexts(messages).name(of: .play)
    case .speed: NameTexts(messages).name(of: .speed)
    }
  }

  private var summary: String {
    switch game {
    case .learn: messages("Cards that you are about to forget, and new ones.")
    case .classic:
      messages("The hardest cards first, by a difficulty that each answer changes by one.")
    case .play: messages("Any cards, also those that come back later.")
    case .speed: messages("As many choices as you can answer in sixty seconds.")
    }
  }
}
