import ClientCore
import GameEngine
import Terminal

/// The board of a word that is guessed: a row of tiles for each guess, for the one that is being
/// typed, and for those to come.
struct GuessBoard {
  /// The number of letters of the word, the tiles in a row.
  let letters: Int
  /// The number of guesses that are allowed.
  let rows: Int
  /// The guesses so far, with their marks.
  private(set) var guesses: [(word: String, marks: String)] = []
  /// Whether a movement judges the last guess letter by letter.
  private let isJudging: Bool

  /// The milliseconds from one letter to the next that is judged.
  private static let letterMillis = 60
  /// The milliseconds in which the longest guess is judged.
  static let judgedMillis = 7 * letterMillis

  /// The board of a question.
  ///
  /// - Parameter states: its states so far.
  init(_ question: Question, states: [StateEvent], isJudging: Bool = false) {
    self.isJudging = isJudging
    letters = question.clue.letters ?? question.prompt.count { $0 == "_" }
    for state in states where state.marks.count > guesses.count && !state.shown.isEmpty {
      guesses.append((state.shown, state.marks[state.marks.count - 1]))
    }
    let left = states.last { $0.kind == .guess }.map { $0.left + $0.marks.count }
    rows = max(left ?? 6, guesses.count)
  }

  /// The tiles that fit into an area.
  func tiles(in area: Area) -> Tiles {
    Tiles(
      letters: letters, rows: rows, columns: area.width - LetterKeys.size.width - 3,
      lines: area.height)
  }

  /// Draws the tiles, with the keyboard beside them.
  ///
  /// - Parameters:
  ///   - typed: the text that is being typed; nil if the question is over.
  ///   - cursor: the place of the cursor in it.
  /// - Returns: the row after it.
  @discardableResult
  func draw(in area: Area, typed: String?, cursor: Int = 0) -> Int {
    let tiles = tiles(in: area)
    for (row, guess) in guesses.enumerated() {
      for (place, pair) in zip(guess.word, guess.marks).enumerated() {
        guard isJudged(place, of: row, at: area.motion) else {
          tiles.draw(pair.0.uppercased(), at: place, row: row, in: area, .untried)
          continue
        }
        let ink: Ink = pair.1 == "=" ? .placed : pair.1 == "+" ? .elsewhere : .absent
        tiles.draw(
          pair.0.uppercased(), sign: String(pair.1), at: place, row: row, in: area, ink)
      }
    }
    for row in guesses.count..<rows {
      let text = row == guesses.count ? Array(typed ?? "") : []
      let isOpen = row == guesses.count && typed != nil
      for place in 0..<letters {
        let letter = text.indices.contains(place) ? text[place].uppercased() : "_"
        tiles.draw(letter, at: place, row: row, in: area, Ink.untried.selected(isOpen))
      }
      if isOpen { drawEnd(of: text, cursor: cursor, row: row, tiles: tiles, in: area) }
    }
    let board = tiles.height(ofRows: rows)
    let isMoving = isJudging && area.motion != nil
    let keys = LetterKeys(guesses: isMoving ? guesses.dropLast() : guesses)
    keys.draw(
      in: area.part(x: letters * tiles.step + 2, y: max(0, (board - LetterKeys.size.height) / 2)))
    return max(board, LetterKeys.size.height)
  }

  /// Whether the mark of a letter is shown; those of the last guess appear one after another.
  private func isJudged(_ place: Int, of row: Int, at motion: Motion?) -> Bool {
    guard isJudging, row == guesses.count - 1, let motion else { return true }
    return motion.share(after: place * GuessBoard.letterMillis, of: GuessBoard.letterMillis) == 1
  }

  /// The letters that have no tile, and the cursor.
  private func drawEnd(of text: [Character], cursor: Int, row: Int, tiles: Tiles, in area: Area) {
    let last = tiles.middle(of: letters, row: row)
    if text.count > letters {
      area.put("+\(text.count - letters)", x: last.x - tiles.width / 2, y: last.y, .wrong)
    }
    let place = tiles.middle(of: min(cursor, letters - 1), row: row)
    area.setCursor(x: place.x + (cursor >= letters ? 1 : 0), y: place.y)
  }
}
