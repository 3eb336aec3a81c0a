import ClientCore
import GameEngine
import Messages
import Terminal

/// The letters of an anagram; the typed letters become points.
struct LetterTray {
  private let letters: [(letter: String, isUsed: Bool)]
  /// Typed letters that are not among them, in capitals.
  let surplus: [String]

  /// - Parameters:
  ///   - prompt: the letters, with spaces between them.
  ///   - typed: the text that is typed.
  init(prompt: String, typed: String) {
    var rest = typed.filter(\.isLetter).map { $0.uppercased() }
    var letters: [(letter: String, isUsed: Bool)] = []
    for letter in prompt.split(separator: " ").map(String.init) {
      let place = rest.firstIndex(of: letter.uppercased())
      if let place { rest.remove(at: place) }
      letters.append((letter, place != nil))
    }
    self.letters = letters
    surplus = rest
  }

  /// Whether an answer has letters that are not there. It is a slip, which would be a miss here.
  static func lacks(_ typed: String, _ question: Question) -> Bool {
    !LetterTray(prompt: question.prompt, typed: typed).surplus.isEmpty
  }

  /// What to do about such an answer.
  static func warning(in messages: Messages) -> String {
    messages("Not all of these letters are there. Press Enter again to answer.")
  }

  /// Draws the letters as tiles, as large as fits.
  ///
  /// - Returns: the row after them.
  func draw(in area: Area) -> Int {
    let tiles = Tiles(letters: letters.count, rows: 1, columns: area.width, lines: area.height - 14)
    for (place, tile) in letters.enumerated() {
      tiles.draw(
        tile.isUsed ? "·" : tile.letter, at: place, row: 0, in: area,
        tile.isUsed ? .untried : .elsewhere)
    }
    return tiles.height
  }
}
