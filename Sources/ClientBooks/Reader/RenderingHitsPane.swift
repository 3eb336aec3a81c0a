import Bookshelf
import ClientCore
import Messages
import Terminal

/// The parts of a work in which any rendering contains a text. The chosen part is shown in all
/// renderings.
struct RenderingHitsPane: Sendable {
  let hits: [RenderingHit]
  private let query: String
  private(set) var choice = Choice()

  init(_ hits: [RenderingHit], of query: String) { (self.hits, self.query) = (hits, query) }

  /// The key of a row's part; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func key(ofRow row: Int) -> String? {
    let row = row < 0 ? choice.place : row
    return hits.indices.contains(row) ? hits[row].key : nil
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: hits.count, height: height)
  }

  func draw(in area: Area, messages: Messages) {
    let count = messages.plural(
      hits.count, "\(hits.count) part with \"\(query)\" in any rendering",
      "\(hits.count) parts with \"\(query)\" in any rendering")
    area.put(CellText.truncated(count, width: area.width), .heading)
    let column = (hits.map { CellText.width(of: $0.key) }.max() ?? 0) + 2
    let height = max(1, (area.height - 3) / 2)
    area.part(y: 2, height: height).list(count: hits.count, choice: choice) {
      number, row, isSelected in
      row.put(hits[number].key, Ink.strong.selected(isSelected))
      let text = hits[number].parts.first(where: \.isHit)?.text.onOneLine ?? ""
      row.put(
        CellText.truncated(text, width: max(0, row.width - column)), x: column,
        Ink.text.selected(isSelected))
    }
    guard hits.indices.contains(choice.place) else { return }
    var y = height + 3
    for part in hits[choice.place].parts where y < area.height {
      area.put(
        CellText.truncated(BookTexts.rendering(part.entry), width: area.width), y: y,
        part.isHit ? .key : .dim)
      y = area.paragraph(RichText(part.text.onOneLine), y: y + 1)
    }
  }
}
