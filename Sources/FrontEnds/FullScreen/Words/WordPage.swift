import Client
import GameEngine
import Terminal

/// What was looked up, as it is looked at: one of those that were looked up one from another.
struct WordPage: Sendable {
  var found: LookedUp
  /// The number of the link on which the player is; always one that shows.
  private(set) var marked: Int?
  private(set) var scroll = Scroll()

  init(_ found: LookedUp) { self.found = found }

  /// What it is called.
  var name: String { found.headwords.joined(separator: ", ") }

  /// Its lines.
  func cards(in size: Size) -> WordCards {
    // The last two columns are for the signs of more above and below.
    WordCards(found, marked: marked, width: size.width - 2)
  }

  /// What the marked link leads to.
  func markedText(in size: Size) -> String? { marked.map { cards(in: size).links[$0] } }

  /// Moves the text.
  mutating func take(scroll key: Key, in size: Size) {
    let cards = cards(in: size)
    scroll.take(key, count: cards.lines.count, height: size.height)
    if let marked, !cards.links(on: shown(cards, in: size)).contains(marked) { self.marked = nil }
  }

  /// Moves the mark to the next link or the one before; the first that it comes to is one that shows.
  mutating func mark(forward: Bool, in size: Size) {
    let cards = cards(in: size)
    let count = cards.links.count
    guard count > 0 else { return }
    let shown = cards.links(on: shown(cards, in: size))
    if let marked {
      self.marked = (marked + (forward ? 1 : count - 1)) % count
    } else {
      marked = (forward ? shown.first : shown.last) ?? 0
    }
    guard let marked, let line = cards.line(of: marked) else { return }
    // What stands above the first link is to be seen with it.
    scroll.reveal(marked == 0 ? 0 : line, count: cards.lines.count, height: size.height)
  }

  /// The number of the word that is meant by what is done to one: the one whose text has the mark, else the first of
  /// which the head shows, else the one that fills the space.
  func chosen(in size: Size) -> Int {
    let cards = cards(in: size)
    let shown = shown(cards, in: size)
    let place =
      if let line = marked.flatMap(cards.line) {
        cards.cards.firstIndex { $0.contains(line) }
      } else {
        cards.cards.firstIndex { shown.contains($0.lowerBound) }
          ?? cards.cards.lastIndex { $0.lowerBound <= shown.lowerBound }
      }
    return place ?? 0
  }

  private func shown(_ cards: WordCards, in size: Size) -> Range<Int> {
    let offset = scroll.offset(of: cards.lines.count, height: size.height)
    return offset..<offset + size.height
  }
}
