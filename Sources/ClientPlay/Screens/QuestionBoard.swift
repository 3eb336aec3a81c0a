import ClientCore
import GameEngine
import Messages
import Terminal

/// The board of a question that is more than a text and a field: guesses, hangman, anagrams.
struct QuestionBoard {
  let question: Question
  /// The states of the question so far.
  let states: [StateEvent]
  /// The text that is being typed; nil if the question is over.
  let typed: Field?
  /// Whether a movement judges the last guess letter by letter.
  var isJudging = false
  let messages: Messages

  /// Whether a question has a board.
  static func isNeeded(for question: Question) -> Bool {
    [.guess, .findByLetters, .unscramble].contains(question.task)
  }

  /// Whether the typed text is shown on the board, so that no field is needed.
  var hasField: Bool { question.task == .guess }

  /// Draws the board that suits the question's task.
  ///
  /// - Returns: the row after it, or after an empty row if the question is over.
  func draw(in area: Area, y: Int) -> Int {
    switch question.task {
    case .guess: drawGuess(in: area, y: y)
    case .findByLetters: drawLetters(in: area, y: y)
    default: drawAnagram(in: area, y: y)
    }
  }

  private func drawGuess(in area: Area, y: Int) -> Int {
    let board = GuessBoard(question, states: states, isJudging: isJudging)
    // Below it are the marks, and while the question is open the definition and a refusal.
    let below = typed == nil ? 1 : 5
    let room = area.part(x: 2, y: y, width: area.width - 2, height: area.height - y - below)
    let cursor = typed?.shown(width: 60).cursor ?? 0
    let y = y + board.draw(in: room, typed: typed?.text, cursor: cursor)
    area.put(StateTexts(messages).marks(separator: "   "), x: 2, y: y, .dim)
    // A verdict has the definition itself.
    guard typed != nil else { return y + 2 }
    guard let definition = states.last?.definition else { return y + 1 }
    return area.paragraph(RichText(messages("It means: \(definition)"), indent: 2), y: y + 1)
  }

  private func drawLetters(in area: Area, y: Int) -> Int {
    let state = states.last { $0.kind == .letters }
    let shown = (state?.shown ?? question.prompt).split(separator: " ").map(String.init)
    let board = area.part(x: 2, y: y, width: area.width - 2)
    let tiles = Tiles(letters: shown.count, rows: 1, columns: board.width, lines: area.height - 18)
    for (place, letter) in shown.enumerated() {
      let isBlank = letter == "_"
      tiles.draw(
        isBlank ? letter : letter.uppercased(), at: place, row: 0, in: board,
        isBlank ? .untried : .placed)
    }
    let start = y + tiles.height + 1
    let missed = state?.missed ?? []
    let (keys, others) = (missed.filter(LetterKeys.has), missed.filter { !LetterKeys.has($0) })
    // The board of a question that was lost shows letters that were not found.
    let open = states.last { $0.kind == .letters && $0.left > 0 }
    let found = (state?.left == 0 ? open?.shown ?? "" : shown.joined(separator: " "))
      .split(separator: " ").filter { $0 != "_" }
    let width = LetterKeys.width(within: board.width - Balloons.size.width - 4)
    LetterKeys(
      found: found.compactMap { foldingAccents(String($0)).first }, missed: keys.compactMap(\.first)
    ).draw(in: board.part(y: start - y, width: width))
    let left = state?.left ?? 6
    area.put(
      messages.plural(left, "\(left) left", "\(left) left", context: "tries"), x: 2, y: start + 4,
      left > 2 ? .dim : .wrong)
    if !others.isEmpty {
      let text = messages("not in it: \(others.joined(separator: " "))")
      area.put(CellText.truncated(text, width: width), x: 2, y: start + 3, .dim)
    }
    Balloons(left: left).draw(in: board.part(x: width + 4, y: start - y))
    return start + Balloons.size.height + 1
  }

  private func drawAnagram(in area: Area, y: Int) -> Int {
    let tray = LetterTray(prompt: question.prompt, typed: typed?.text ?? "")
    let y = tray.draw(in: area.part(x: 2, y: y, width: area.width - 2)) + y
    if !tray.surplus.isEmpty {
      let letters = messages.commaSeparated(tray.surplus)
      area.put(messages("not among the letters: \(letters)"), x: 2, y: y, .wrong)
    }
    return y + 1
  }
}
