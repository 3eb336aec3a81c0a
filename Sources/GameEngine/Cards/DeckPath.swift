/// The names of a deck and of the decks around it, outermost first: `Spanish/Lesson 1`.
package struct DeckPath: Hashable, Sendable, CustomStringConvertible {
  /// The names, outermost first; empty for the place above all decks.
  package let names: [String]

  /// The largest number of names in a path that a player writes.
  package static let deepest = 16
  /// The longest name, in bytes of UTF-8.
  package static let longestName = 200

  /// Creates a path from names, which are not checked.
  package init(_ names: [String]) { self.names = names }

  /// Parses a path with `/` between names; nil if a name is empty or too long, or if there are too
  /// many. Collapses spaces around and inside names.
  package init?(_ text: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map { name in
      name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard names.count <= DeckPath.deepest,
      names.allSatisfy({ !$0.isEmpty && $0.utf8.count <= DeckPath.longestName })
    else { return nil }
    self.names = names
  }

  /// The name of the deck itself, without the decks around it; empty above all decks.
  package var name: String { names.last ?? "" }
  /// The path of the deck around it; nil for an outermost deck.
  package var parent: DeckPath? { names.count > 1 ? DeckPath(names.dropLast()) : nil }

  /// The path of a deck inside this one.
  package func appending(_ name: String) -> DeckPath { DeckPath(names + [name]) }

  /// Whether it is the other path or lies inside it. Case matters.
  package func isWithin(_ other: DeckPath) -> Bool { names.starts(with: other.names) }

  /// The names in lowercase, to find a deck by the path that a player enters.
  package var key: [String] { names.map { $0.lowercased() } }

  package var description: String { names.joined(separator: "/") }

  private init(_ names: ArraySlice<String>) { self.names = Array(names) }
}
