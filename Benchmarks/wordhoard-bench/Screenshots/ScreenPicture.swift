/// A screen as a picture, an SVG of text: sharp at any size, and small.
struct ScreenPicture {
  let screen: StyledScreen
  /// A description for readers who cannot see the picture.
  let title: String
  let columns: Int
  let rows: Int

  /// The width and height of a cell. Texts are stretched to their cells, because readers have
  /// different fonts.
  private static let cell = (width: 8.4, height: 17.0)
  private static let fontSize = 14
  private static let margin = 10.0
  /// The text and background colors of a terminal with default colors.
  private static let (ink, paper): (UInt32, UInt32) = (0xE4E6EA, 0x16181D)

  /// The content of the SVG file.
  var svg: String {
    let width = Double(columns) * Self.cell.width + 2 * Self.margin
    let height = Double(rows) * Self.cell.height + 2 * Self.margin
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(formatted(width)) \(formatted(height))" \
      width="\(formatted(width))" height="\(formatted(height))" role="img" font-size="\(Self.fontSize)" \
      font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">
      <title>\(escaped(title))</title>
      <rect width="100%" height="100%" rx="8" fill="\(formatted(page))"/>

      """
    // tmux omits spaces that were erased in a color, such as the rest of the bar at the top.
    if let paper = screen.rows.first?.first.map({ colors(of: $0.style).paper }) {
      svg += rect(x: left(0), y: Self.margin, columns: Double(columns), fill: paper)
    }
    for (y, runs) in screen.rows.enumerated() {
      for run in runs { svg += drawn(run, y: Self.margin + Double(y) * Self.cell.height) }
    }
    return svg + "</svg>\n"
  }

  /// The color around the cells: the background of most cells, without bars and marked rows.
  private var page: UInt32 {
    var cells: [UInt32: Int] = [:]
    for run in screen.rows.joined() {
      cells[colors(of: run.style).paper, default: 0] += run.text.count
    }
    return cells.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? Self.paper
  }

  private func colors(of style: StyledScreen.Style) -> (ink: UInt32, paper: UInt32) {
    let ink = style.foreground ?? Self.ink
    let paper = style.background ?? Self.paper
    return style.isInverse ? (paper, ink) : (ink, paper)
  }

  private func drawn(_ run: StyledScreen.Run, y: Double) -> String {
    let (ink, paper) = colors(of: run.style)
    var svg = ""
    if paper != page {
      svg += rect(x: left(run.column), y: y, columns: Double(run.text.count), fill: paper)
    }
    // Each word is drawn separately, so that spaces need not be preserved.
    var column = run.column
    for part in run.text.split(separator: "  ", omittingEmptySubsequences: false) {
      defer { column += part.count + 2 }
      let start = part.prefix { $0 == " " }.count
      let word = part.dropFirst(start)
      svg += drawn(word, column: column + start, y: y, ink: ink, isBold: run.style.isBold)
    }
    return svg
  }

  private func drawn(
    _ word: Substring, column: Int, y: Double, ink: UInt32, isBold: Bool
  ) -> String {
    guard let square = word.firstIndex(where: { Self.squares[$0] != nil }) else {
      return drawnText(word, column: column, y: y, ink: ink, isBold: isBold)
    }
    // Squares take two cells each, and many fonts do not have them.
    let before = word[..<square]
    let text = drawnText(before, column: column, y: y, ink: ink, isBold: isBold)
    return text
      + word[square...].enumerated().map { place, square in
        rect(
          x: left(column + before.count + 2 * place) + 1, y: y + 2, columns: 1.75,
          fill: Self.squares[square] ?? ink, height: 0.8)
      }.joined()
  }

  /// The squares in lines for sharing, with their colors.
  private static let squares: [Character: UInt32] = ["🟩": 0x4CB45C, "🟥": 0xDB4B4B]

  private func drawnText(
    _ word: Substring, column: Int, y: Double, ink: UInt32, isBold: Bool
  ) -> String {
    // A reader drops spaces at the end, and would stretch the rest to their width.
    var word = word
    while word.last == " " { word.removeLast() }
    guard !word.isEmpty else { return "" }
    // Bars are drawn as shapes, because characters leave gaps. Bars that fill their cells are drawn
    // as one shape.
    let bars = word.compactMap(Self.bar)
    if bars.count == word.count {
      let full = bars.prefix { $0 == (1, 1) }.count
      let first = rect(x: left(column), y: y, columns: Double(full), fill: ink)
      return (full > 0 ? first : "")
        + bars.enumerated().dropFirst(full).map { place, bar in
          rect(
            x: left(column + place), y: y + (1 - bar.height) * Self.cell.height,
            columns: bar.width, fill: ink, height: bar.height)
        }.joined()
    }
    let length = Double(word.count) * Self.cell.width
    return """
      <text x="\(formatted(left(column)))" y="\(formatted(y + 13))" textLength="\(formatted(length))" \
      fill="\(formatted(ink))"\(isBold ? " font-weight=\"bold\"" : "")>\(escaped(String(word)))</text>

      """
  }

  /// The width and height of a bar in its cell, from the left and from below, 0 to 1; nil for other
  /// characters.
  private static func bar(_ character: Character) -> (width: Double, height: Double)? {
    switch character.unicodeScalars.first?.value {
    case let code? where (0x2581...0x2588).contains(code): (1, Double(code - 0x2580) / 8)
    case let code? where (0x2589...0x258F).contains(code): (Double(0x2590 - code) / 8, 1)
    default: nil
    }
  }

  private func rect(
    x: Double, y: Double, columns: Double, fill: UInt32, height: Double = 1
  ) -> String {
    """
    <rect x="\(formatted(x))" y="\(formatted(y))" width="\(formatted(columns * Self.cell.width))" \
    height="\(formatted(height * Self.cell.height))" fill="\(formatted(fill))"/>

    """
  }

  private func left(_ column: Int) -> Double { Self.margin + Double(column) * Self.cell.width }

  private func formatted(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func formatted(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
