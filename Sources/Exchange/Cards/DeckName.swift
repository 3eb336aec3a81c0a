import Kit

/// The names of decks. In our paths they are separated by `/`, in Anki's by `::`. A separator that is part of a name
/// is written with a similar character. A slash comes back as it was.
enum DeckName {
  /// The most names in a path; the others are left out.
  private static let deepest = 16
  private static let (slash, colons) = ("\u{2215}", "\u{2236}\u{2236}")

  /// The path of a foreign deck, whose names may contain `/`.
  static func path(_ name: String, separator: String) -> String {
    // Long names may contain a million separators.
    let parts = CleanText.cut(name, to: 4000).text.parts(separatedBy: separator)
      .map { $0.trimming { $0.isWhitespace }.replaced("/", by: slash) }
      .filter { !$0.isEmpty }
    return parts.prefix(deepest).map { CleanText.clean($0, to: 200).text }
      .joined(separator: "/")
  }

  /// The name of a deck in Anki.
  static func anki(_ path: String) -> String {
    let parts = path.split(separator: "/").map {
      $0.replaced("::", by: colons).replaced(slash, by: "/")
    }
    return parts.isEmpty ? "Wordhoard" : parts.joined(separator: "::")
  }
}
