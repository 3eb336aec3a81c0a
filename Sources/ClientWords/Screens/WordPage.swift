import ClientCore
import GameEngine
import Lexicon
import Messages
import Terminal

/// A look-up on the word screen; a link in one page opens the next.
struct WordPage: Sendable {
  var found: LookedUp
  /// The number of the selected link, which is always visible.
  private(set) var marked: Int?
  private(set) var scroll = Scroll()
  private let messages: Messages

  init(_ found: LookedUp, messages: Messages) {
    (self.found, self.messages) = (found, messages)
  }

  /// The headwords, for the title of the screen.
  var name: String { found.headwords.joined(separator: ", ") }

  /// The first meaning, in a line.
  var meaning: String {
    switch found {
    case .ours(let words): words.first?.word.senses.first?.definition ?? ""
    case .elsewhere(let answer): answer.entries.first?.senses.first?.definition ?? ""
    }
  }

  /// The cards as they fit into a size. They are laid out again at each call.
  func cards(in size: Size) -> WordCards {
    // The last two columns are for the marks of more text above and below.
    WordCards(found, marked: marked, width: size.width - 2, messages: messages)
  }

  /// The word that the selected link leads to.
  func markedText(in size: Size) -> String? { marked.map { cards(in: size).links[$0] } }

  /// Scrolls the text. If the selected link is then not visible, no link is selected.
  mutating func take(scroll key: Key, in size: Size) {
    let cards = cards(in: size)
    scroll.take(key, count: cards.lines.count, height: size.height)
    if let marked, !cards.links(on: shown(cards, in: size)).contains(marked) { self.marked = nil }
  }

  /// Selects the next or previous link, beginning with a visible one.
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
    // The text above the first link is shown with it.
    scroll.reveal(marked == 0 ? 0 : line, count: cards.lines.count, height: size.height)
  }

  /// The number of the word that commands apply to: the one with the selected link, else the first whose head is
  /// visible, else the one that fills the page.
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
