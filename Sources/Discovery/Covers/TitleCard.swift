/// A replacement for a missing cover: the title and authors of a book on a color of its own.
package struct TitleCard: Hashable, Sendable {
  /// The color of the card, dark enough for white text. It depends on the title only.
  package let color: RGB
  /// Exactly as many lines as the card is high, none of them wider than the card.
  package let lines: [String]

  /// - Parameter width: the number of cells of a character on the terminal.
  package init(
    title: String, authors: [String], columns: Int, rows: Int, width: (Character) -> Int
  ) {
    let hash = title.utf8.reduce(5381 as UInt32) { $0 &* 33 ^ UInt32($1) }
    color = RGB(
      UInt8(40 + hash % 80), UInt8(40 + hash / 80 % 80), UInt8(40 + hash / 6400 % 80))
    var lines = TitleCard.wrapped(title, columns, width)
    if let author = authors.first {
      lines += [""] + TitleCard.wrapped(author, columns, width)
    }
    lines = Array(lines.prefix(max(0, rows)))
    let above = (max(0, rows) - lines.count) / 3
    lines = Array(repeating: "", count: above) + lines
    self.lines = lines + Array(repeating: "", count: max(0, rows - lines.count))
  }

  /// Lines of words; a word that is too long for a line is broken.
  private static func wrapped(
    _ text: String, _ columns: Int, _ width: (Character) -> Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    func finish() {
      if !line.isEmpty { lines.append(line) }
      (line, used) = ("", 0)
    }
    for word in text.split(separator: " ") {
      let length = word.reduce(0) { $0 + width($1) }
      if used > 0, used + 1 + length > columns { finish() }
      if used > 0 {
        line.append(" ")
        used += 1
      }
      for character in word {
        let cells = width(character)
        guard cells <= columns else { continue }
        if used + cells > columns { finish() }
        line.append(character)
        used += cells
      }
    }
    finish()
    return lines
  }
}
