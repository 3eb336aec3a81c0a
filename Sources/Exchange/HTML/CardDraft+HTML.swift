import GameEngine

extension CardDraft {
  /// Adds a field in HTML, without its sounds and pictures. A term that is only a picture or a sound gets its name,
  /// `[sun.png]`.
  mutating func add(_ html: HTMLText, to field: DraftField) {
    add(html.text, to: field)
    if field == .term, term.isEmpty, let name = (html.pictures + html.audio).first {
      term = "[\(name)]"
    }
  }
}
