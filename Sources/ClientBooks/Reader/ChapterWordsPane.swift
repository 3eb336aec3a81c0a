import ClientCore
import Messages
import Terminal

/// The words of a chapter, as a list to choose from.
struct ChapterWordsPane: Sendable {
  let words: ChapterWords
  private(set) var choice = Choice()

  init(_ words: ChapterWords) { self.words = words }

  /// The word of a row; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func word(ofRow row: Int) -> String? {
    let row = row < 0 ? choice.place : row
    return words.rows.indices.contains(row) ? words.rows[row].word.lemma : nil
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: words.rows.count, height: height)
  }

  func draw(in area: Area, messages: Messages) {
    let texts = VocabularyTexts(messages)
    let rows = words.rows
    let y = area.paragraph(
      RichText(words.expected.map(texts.expected) ?? texts.notJudged, .heading))
    guard !rows.isEmpty else {
      area.paragraph(
        RichText(messages("No word of this chapter is worth learning first."), .dim), y: y + 1)
      return
    }
    let column = min(20, (rows.map { CellText.width(of: $0.word.lemma) }.max() ?? 0) + 2)
    area.part(y: y + 1).list(count: rows.count, choice: choice) { number, row, isSelected in
      let word = rows[number]
      let note = texts.note(on: word)
      row.put(
        CellText.truncated(word.word.lemma, width: column - 1), Ink.word.selected(isSelected))
      let room = row.width - column - CellText.width(of: note) - 2
      row.put(
        CellText.truncated(word.meaning, width: max(0, room)), x: column,
        Ink.text.selected(isSelected))
      row.putRight(note, Ink.dim.selected(isSelected))
    }
  }
}
