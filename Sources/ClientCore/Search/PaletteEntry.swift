import GameEngine
package import Terminal

/// A screen, game, setting or command that the search of the full screen offers beside words, cards, decks and
/// books.
package struct PaletteEntry: Sendable {
  /// What it is.
  package enum Kind: Sendable { case screen, game, setting, command }

  /// What choosing it does.
  package enum Action: Sendable {
    /// Opens a screen.
    case open(@Sendable () -> any Screen)
    /// Copies a command line, since commands are given to the shell.
    case copy(String)
  }

  package let kind: Kind
  /// Its name in the player's language, or a command line.
  package let title: String
  /// What it is for, in a few words; may be empty.
  package let about: String
  package let action: Action

  package init(kind: Kind, title: String, about: String = "", action: Action) {
    (self.kind, self.title, self.about, self.action) = (kind, title, about, action)
  }

  /// How well a typed text matches: 0 if the title begins with it, 1 if a later word does, 2 if the letters occur
  /// in order, the first of them at the beginning of a word; nil if it does not match. Case and accents do not count.
  package func rank(of typed: String) -> Int? {
    let (text, typed) = (foldingAccents(title).lowercased(), foldingAccents(typed).lowercased())
    guard !typed.isEmpty else { return 0 }
    if text.hasPrefix(typed) { return 0 }
    let words = text.indices.filter { index in
      index == text.startIndex || !text[text.index(before: index)].isLetter
    }
    if words.contains(where: { text[$0...].hasPrefix(typed) }) { return 1 }
    return words.contains { hasLetters(of: typed, in: text[$0...]) } ? 2 : nil
  }

  /// Whether the letters of a text occur in this order, beginning with the first.
  private func hasLetters(of typed: String, in text: Substring) -> Bool {
    guard text.first == typed.first else { return false }
    var rest = typed[...]
    for letter in text where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
