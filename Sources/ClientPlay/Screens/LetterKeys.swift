import ClientCore
import Terminal

/// The letters of a keyboard, with the known facts about each.
struct LetterKeys {
  /// The state of a letter, in ascending order of information.
  enum Mark: Int, Sendable { case absent, elsewhere, placed }

  /// The marks of the letters that were tried, in small letters.
  let marks: [Character: Mark]

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  /// Whether a text is one of its letters, and not a whole word or a letter of another alphabet.
  static func has(_ text: String) -> Bool { text.count == 1 && rows.contains { $0.contains(text) } }

  /// The size of the keyboard in cells, with its letters close together.
  static let size = Size(width: 22, height: 3)
  /// Its width with a space after each letter and its mark.
  private static let airyWidth = 32

  /// The letters of guesses with their marks: `=` in place, `+` elsewhere, `.` not in the word.
  init(guesses: [(word: String, marks: String)]) {
    var best: [Character: Mark] = [:]
    for guess in guesses {
      for (letter, sign) in zip(guess.word, guess.marks) {
        let mark: Mark = sign == "=" ? .placed : sign == "+" ? .elsewhere : .absent
        if mark.rawValue >= best[letter]?.rawValue ?? 0 { best[letter] = mark }
      }
    }
    marks = best
  }

  /// Single letters that were found or missed.
  init(found: [Character], missed: [Character]) {
    marks = Dictionary(
      found.map { ($0, Mark.placed) } + missed.map { ($0, Mark.absent) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The columns that it takes of those that there are.
  static func width(within columns: Int) -> Int {
    columns >= LetterKeys.airyWidth ? LetterKeys.airyWidth : LetterKeys.size.width
  }

  /// Draws the keyboard. The mark of a letter that was tried is after it; one that is not in the
  /// word becomes a point. Tried letters that this keyboard lacks, such as `ñ`, are below it.
  func draw(in area: Area) {
    let step = area.width >= LetterKeys.airyWidth ? 3 : 2
    let others = marks.keys.filter { !LetterKeys.has(String($0)) }.sorted()
    for (y, row) in (LetterKeys.rows + [String(others)]).enumerated() {
      for (place, letter) in row.enumerated() {
        let x = y + step * place
        switch marks[letter] {
        case nil: area.put(String(letter), x: x, y: y)
        case .absent: area.put("·", x: x, y: y, .dim)
        case .elsewhere: area.put(letter.uppercased() + "+", x: x, y: y, .elsewhere)
        case .placed: area.put(letter.uppercased() + "=", x: x, y: y, .placed)
        }
      }
    }
  }
}
