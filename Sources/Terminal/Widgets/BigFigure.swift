/// A number in digits of three rows, for the one figure that a screen is about.
package enum BigFigure {
  /// The rows of a figure.
  package static let height = 3

  /// The rows of each character.
  private static let glyphs: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▄█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], ",": [" ", "▄", "▀"], ".": [" ", " ", "▀"],
    "+": [" ▄ ", "▀█▀", "   "], "×": ["   ", "▀▄▀", "▀ ▀"],
  ]

  /// The rows of a text of digits, separators, `+` and `×`. Other characters become spaces.
  package static func rows(_ text: String) -> [String] {
    (0..<height).map { row in
      text.map { glyphs[$0]?[row] ?? " " }.joined(separator: " ")
    }
  }
}
