/// The contents of a terminal's screen with its colors, parsed from the output of `tmux capture-pane -e`.
struct StyledScreen {
  /// The style of a cell. Colors are 0xRRGGBB; nil is the terminal's own color.
  struct Style: Hashable {
    var foreground: UInt32?
    var background: UInt32?
    var isBold = false
    var isInverse = false
  }

  /// A text in one style.
  struct Run {
    let text: String
    /// The column of its first character, from 0.
    let column: Int
    let style: Style
  }

  /// The rows, from the top.
  let rows: [[Run]]

  /// Parses a captured screen.
  init(_ captured: String) {
    var style = Style()
    rows = captured.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      StyledScreen.runs(of: line, style: &style)
    }
  }

  private static func runs(of line: Substring, style: inout Style) -> [Run] {
    var runs: [Run] = []
    var text = ""
    var column = 0
    func finish() {
      guard !text.isEmpty else { return }
      runs.append(Run(text: text, column: column, style: style))
      column += text.count
      text = ""
    }
    var rest = line
    while let character = rest.first {
      guard character == "\u{1B}", let end = rest.firstIndex(of: "m") else {
        if character != "\u{1B}" { text.append(character) }
        rest = rest.dropFirst()
        continue
      }
      finish()
      let numbers = rest[..<end].dropFirst(2).split(whereSeparator: { $0 == ";" || $0 == ":" })
      style.take(numbers.isEmpty ? [0] : numbers.map { Int($0) ?? 0 })
      rest = rest[end...].dropFirst()
    }
    finish()
    return runs
  }
}

extension StyledScreen.Style {
  /// Applies an escape sequence for styles. Sequences that the program does not use are ignored.
  fileprivate mutating func take(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Self()
      case 1: isBold = true
      case 7: isInverse = true
      case 22: isBold = false
      case 27: isInverse = false
      case 39: foreground = nil
      case 49: background = nil
      case 38, 48:
        guard rest.popFirst() == 2, rest.count >= 3 else { return }
        let color = rest.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 & 0xFF) }
        if number == 38 { foreground = color } else { background = color }
        rest = rest.dropFirst(3)
      default: break
      }
    }
  }
}
