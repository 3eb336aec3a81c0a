import GameEngine

extension ContentPack {
  /// Refuses words with hidden characters in a text, for a pack that others than its authors will see.
  ///
  /// A control character or a mark of writing direction could change what a player's terminal or browser
  /// shows, and an invisible one is an answer that nobody can type.
  ///
  /// - Throws: `ContentError` with file and line of the first such word.
  package func refuseHiddenCharacters() throws(ContentError) {
    for entry in entries {
      let hidden = entry.word.texts.lazy.flatMap(\.unicodeScalars).first(where: isHidden)
      guard let hidden else { continue }
      throw ContentError(
        .malformed, file: "\(directory)/\(entry.file)", line: entry.line,
        "a text of this word contains \(named(hidden)), which is not allowed")
    }
  }
}
