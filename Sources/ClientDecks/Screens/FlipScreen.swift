import ClientCore
import Discovery
import GameEngine
import Messages
import Terminal

/// Shows cards one by one: first one side, then the other; then the player grades the answer.
struct FlipScreen: Screen {
  enum Message: Sendable {
    case begin
    case read(DeckCard, Picture?)
    case failed(ClientError)
    case turn
    case grade(Grade)
    case graded
    case step(Int)
    case reverse
    case say
    case noted(Toast?)
    case edit
    case undo
    case undone(String)
    case close
  }

  private let ids: [ItemID]
  private let cards: Cards
  private let changes: Changes
  private let voice: CardVoice
  private let pictures: CardPictures
  private let navigator: Navigator<DeckRoute>
  let messages: Messages
  private var place: Int
  /// The current card; nil until it is read, and after the last one.
  private(set) var card: DeckCard?
  /// The first picture of the card; nil if it has none.
  private var picture: Picture?
  /// Whether both sides are shown.
  private(set) var isTurned = false
  /// Whether to show the definition first and ask for the term.
  private(set) var isReversed = false
  /// The number of times each grade was given.
  private(set) var counts: [Grade: Int] = [:]
  private(set) var failure: ClientError?
  /// The last grade and its card's index. An undo takes it back; nil if there is nothing to undo.
  private var last: (place: Int, grade: Grade)?

  /// - Parameters:
  ///   - ids: the ids of the cards, at least one.
  ///   - place: the index of the first card to show.
  init(
    _ ids: [ItemID], at place: Int, cards: Cards, changes: Changes, voice: CardVoice,
    pictures: CardPictures, navigator: Navigator<DeckRoute>, messages: Messages
  ) {
    (self.ids, self.place) = (ids, place)
    (self.cards, self.changes, self.voice) = (cards, changes, voice)
    (self.pictures, self.navigator, self.messages) = (pictures, navigator, messages)
  }

  var title: String {
    let (number, all) = (messages.number(min(place + 1, ids.count)), messages.number(ids.count))
    return messages.title("Cards · \(number) of \(all)")
  }

  /// Whether the player has passed the last card.
  var isOver: Bool { place >= ids.count }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    let back = messages.command("back")
    let undo = Binding<Message>(
      .character("u"), messages.command("undo"), isHinted: false, .undo)
    guard !isOver else {
      return [Binding([.enter, .escape], back, .close), undo]
    }
    guard card != nil else { return [] }
    let turn = messages.command("turn over")
    let own: [Binding<Message>] =
      isTurned ? grades : [Binding([.enter, .character(" ")], keyLabel: "Enter", turn, .turn)]
    return own + [
      Binding(.character("v"), messages.command("say"), .say),
      Binding(.character("e"), messages.command("edit"), .edit),
      Binding(.character("r"), messages.command("other side first"), .reverse),
      Binding(
        [.right, .character("n")], keyLabel: "→", messages.command("next"), isHinted: false,
        .step(1)),
      Binding(
        [.left, .character("p")], keyLabel: "←", messages.command("previous"), isHinted: false,
        .step(-1)),
      undo,
    ]
  }

  private var grades: [Binding<Message>] {
    Grade.allCases.map { grade in
      let digit = Key.character(Character(String(grade.rawValue)))
      return Binding(
        grade == .good ? [digit, .enter, .character(" ")] : [digit], name(of: grade), .grade(grade))
    }
  }

  func message(for input: Input) -> Message? { input == .shown ? .begin : nil }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .begin: return read()
    case .read(let card, let picture):
      (self.card, self.picture, failure) = (card, picture, nil)
    case .failed(let error): failure = error
    case .turn: isTurned = true
    case .grade(let grade): return write(grade)
    case .graded: return go(to: place + 1)
    case .step(let step):
      last = nil
      return go(to: max(0, place + step))
    case .reverse: (isReversed, isTurned) = (!isReversed, false)
    case .say: return say()
    case .noted(let toast): return toast.map { [.toast($0)] } ?? []
    case .edit: return card.map { [.open(navigator.screen(.card(.card($0.card.id))))] } ?? []
    case .undo:
      return [
        attempt(messages("writing")) { [changes, messages] in
          .undone(UndoTexts(messages).text(of: try changes.undo()))
        }
      ]
    case .undone(let text):
      if let last {
        (self.place, isTurned) = (last.place, false)
        counts[last.grade, default: 1] -= 1
      }
      last = nil
      return [.toast(Toast(text))] + read()
    case .close: return [.close]
    }
    return []
  }

  private func attempt(
    _ label: String, _ body: @escaping @Sendable () throws -> Message
  ) -> Effect<Message> {
    .attempt(
      label, failed: { [messages] in .noted(Toast($0.text(in: messages), isError: true)) }
    ) { try body() }
  }

  private func read() -> [Effect<Message>] {
    guard !isOver else { return [] }
    return [
      .attempt(messages("reading your journal"), failed: Message.failed) {
        [cards, pictures, id = ids[place]] in
        let card = try cards.card(id.rawValue)
        return .read(card, pictures.first(of: card.card))
      }
    ]
  }

  private mutating func go(to place: Int) -> [Effect<Message>] {
    (self.place, isTurned) = (min(place, ids.count), false)
    if isOver { card = nil }
    return read()
  }

  private mutating func write(_ grade: Grade) -> [Effect<Message>] {
    guard let card else { return [] }
    counts[grade, default: 0] += 1
    last = (place, grade)
    return [
      attempt(messages("writing")) { [cards] in
        try cards.review(card.card.id, grade)
        return .graded
      }
    ]
  }

  private func say() -> [Effect<Message>] {
    guard let card else { return [] }
    let isTerm = isTurned || !isReversed
    let text = shortened(isTerm ? card.card.term : card.card.definition)
    return [
      attempt(messages("saying \(text)")) { [voice] in
        try voice.say(card, isTerm: isTerm)
        return .noted(nil)
      }
    ]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
    } else if isOver {
      let said = Grade.allCases.filter { counts[$0] ?? 0 > 0 }.map { grade in
        "\(messages.number(counts[grade] ?? 0)) \(name(of: grade))"
      }
      page.put(messages("That was the last card."), .heading)
      page.paragraph(RichText(messages.commaSeparated(said)), y: 2)
    } else if let card {
      draw(card, in: page)
    }
  }

  private func draw(_ card: DeckCard, in page: Area) {
    let facts = [
      shortened(card.deck.path.description),
      NameTexts(messages).name(of: card.difficulty, isAnswered: card.isAnswered),
    ]
    page.put(facts.joined(separator: " · "), .dim)
    let face = CardFace(card)
    guard isTurned else {
      let y = page.paragraph(isReversed ? face.definition : face.term, y: 2)
      page.put(messages("Enter turns the card over."), y: y + 1, .dim)
      return
    }
    var y = page.paragraph(face.term, y: 2) + 1
    for text in [face.definition] + face.details { y = page.paragraph(text, y: y) }
    page.put(messages("How well did you know it?"), y: y + 1, .dim)
    // On less room, a picture would not be recognizable.
    let rest = page.part(y: y + 3)
    if let picture, rest.height >= 4 { PictureFace(picture: picture).draw(in: rest) }
  }

  private func name(of grade: Grade) -> String {
    switch grade {
    case .again: messages("again", context: "how well a card was known")
    case .hard: messages("hard", context: "how well a card was known")
    case .good: messages("good", context: "how well a card was known")
    case .easy: messages("easy", context: "how well a card was known")
    }
  }
}
