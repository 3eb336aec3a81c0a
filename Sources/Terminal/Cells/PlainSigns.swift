/// The signs of screens in ASCII, for a terminal whose font has no others, such as Linux's console.
enum PlainSigns {
  private static let signs: [Character: Character] = [
    "✓": "v", "✗": "x", "▸": ">", "·": ".", "◆": "$", "★": "*", "☆": "o", "●": "O", "○": "o",
    "▰": "#", "▱": "-", "━": "=", "─": "-", "▌": "|", "›": ">", "‹": "<", "│": "|", "╰": "\\",
    "╭": "+", "╮": "+", "╯": "+", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+",
    "▁": "_", "▂": ".", "▃": "-", "▄": "=", "▅": "+", "▆": "*", "▇": "%", "█": "@", "▀": "\"",
    "▏": "|", "▎": "|", "▍": "|", "▊": "#", "▋": "#", "▉": "#", "░": ".", "▒": "+", "▓": "#",
    "…": "~", "×": "x", "↑": "^", "↓": "v", "←": "<", "→": ">", "▲": "^", "▼": "v", "▣": "#",
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-",
  ]

  /// The same text with signs in ASCII. Letters stay.
  static func plain(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { signs[$0] ?? $0 })
  }
}
