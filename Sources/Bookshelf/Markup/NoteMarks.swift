/// Finds links that are the marks of notes, and keeps these from sticking to the words before them.
enum NoteMarks {
  private static let longest = 8
  private static let signs: Set<Character> = ["*", "†", "‡", "§", "¶", "#"]
  /// The element of a note is not longer than this.
  private static let longestNote = 20_000

  /// Whether the text of a link may be a mark: a number, a letter or signs, with or without brackets.
  static func isMark(_ text: String) -> Bool {
    guard text.utf8.count <= longest * 4 else { return false }
    let mark = text.trimmed.filter { !"[](){}.".contains($0) }.trimmed
    guard !mark.isEmpty, mark.count <= longest else { return false }
    if mark.allSatisfy(\.isNumber) { return mark.count <= 4 }
    return mark.count == 1 && mark.first?.isLetter == true
      || mark.allSatisfy(signs.contains)
      || mark.allSatisfy { "ivxlcIVXLC".contains($0) } && Numeral.value(of: mark) != nil
  }

  /// Marks the notes of a document: links that it declares as such, and those whose whole text is a mark and which lead to a later
  /// place that is no heading.
  ///
  /// - Parameters:
  ///   - number: the number of the document in the book.
  ///   - target: the document and the named element to which an address in it leads; nil for other addresses.
  static func mark(
    _ read: inout MarkupDocument, _ number: Int,
    target: (_ address: String) -> (document: BookDocument, place: BookPlace, extent: Int)?
  ) {
    let own = read.document
    var replacements: [BookDocument.Replacement] = []
    for index in own.spans.indices {
      let span = own.spans[index]
      guard let link = span.style.link, read.targets.indices.contains(link) else { continue }
      let text = own.string(span.range)
      guard isMark(text) else { continue }
      if !read.declaredNotes.contains(link) {
        let start = BookPlace(document: number, offset: span.range.lowerBound)
        guard let (document, place, extent) = target(read.targets[link]), start < place,
          extent < longestNote, let block = document.block(at: place.offset),
          !isHeading(document.blocks[block])
        else { continue }
        read.document.spans[index].style = .noteReference(link)
      }
      if let mark = ScriptText.noteMark(text) {
        replacements.append(BookDocument.Replacement(range: span.range, text: mark))
      }
    }
    guard !replacements.isEmpty else { return }
    let moved = read.document.replace(replacements)
    read.pages = read.pages.map { ($0.label, moved($0.offset)) }
  }

  private static func isHeading(_ block: Block) -> Bool {
    if case .heading = block.kind { true } else { false }
  }
}
