/// The names of a deck and of those around it, the outermost first: `Spanish/Lesson 1`.
package struct DeckPath: Hashable, Sendable, CustomStringConvertible {
  /// The names; none for the place above all decks.
  package let names: [String]

  /// The most decks inside each other.
  package static let deepest = 16
  /// The longest name, in bytes of UTF-8.
  package static let longestName = 200

  /// A path of these names.
  package init(_ names: [String]) { self.names = names }

  /// A path as a player writes it, with `/` between names; nil if it has an empty or too long name, or too many.
  /// Blanks around names do not count.
  package init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map { name in
      name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard names.count <= DeckPath.deepest,
      names.allSatisfy({ !$0.isEmpty && $0.utf8.count <= DeckPath.longestName })
    else { return nil }
    self.names = names
  }

  /// The last name.
  package var name: String { names.last ?? "" }
  /// The path of the deck around it; nil for an outermost deck.
  package var parent: DeckPath? { names.count > 1 ? DeckPath(names.dropLast()) : nil }

  /// The path of a deck in it.
  package func appending(_ name: String) -> DeckPath { DeckPath(names + [name]) }

  /// Whether it is the other path, or inside it.
  package func isWithin(_ other: DeckPath) -> Bool { names.starts(with: other.names) }

  /// How paths are compared when a player names a deck: case does not matter.
  package var key: [String] { names.map { $0.lowercased() } }

  package var description: String { names.joined(separator: "/") }

  private init(_ names: ArraySlice<String>) { self.names = Array(names) }
}
