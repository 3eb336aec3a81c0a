import Kit

/// The part of a card that a column or a field of a file contains.
package enum DraftField: String, Codable, Sendable, CaseIterable {
  case term, definition, example, synonyms, note, tags, source, pronunciation, audio, picture
  case deck, language
  /// The content is left out.
  case ignored

  /// Names of columns and fields, in lower case, without spaces and punctuation.
  private static let names: [(DraftField, String)] = [
    (
      .term,
      """
      term word words front expression question headword vocab vocabulary vocable lemma kanji hanzi \
      simplified traditional target targetword spanish french german italian japanese chinese korean \
      russian wort begriff vorderseite q
      """
    ),
    (
      .definition,
      """
      definition definitions meaning meanings translation translations english back answer gloss \
      sense bedeutung übersetzung rückseite antwort native deutsch a
      """
    ),
    (.example, "example examples sentence sentences context usage beispiel beispielsatz satz"),
    (.synonyms, "synonyms synonym synonyme alternatives"),
    (.note, "note notes comment comments remark remarks extra hint backextra notiz notizen parent"),
    (.tags, "tags tag category categories schlagwörter"),
    (.source, "source book title origin quelle"),
    (
      .pronunciation,
      """
      pronunciation reading pinyin kana furigana ipa phonetic romaji romanization transcription \
      hiragana aussprache
      """
    ),
    (.audio, "audio sound soundfile audiofile"), (.picture, "picture image photo bild"),
    (.deck, "deck lesson list stapel lektion"), (.language, "language lang sprache"),
  ]

  private static let byName = names.reduce(into: [String: DraftField]()) { table, entry in
    for name in entry.1.split(separator: " ") { table[String(name)] = entry.0 }
  }

  /// The field that a column with this name usually contains; nil if the name is unknown.
  package init?(columnName name: String) {
    let letters = name.lowercased().filter { $0.isLetter }
    guard let field = DraftField.byName[letters] else { return nil }
    self = field
  }
}

extension CardDraft {
  /// Adds the content of a column to a field. A second column of the same field begins a new line.
  mutating func add(_ text: String, to field: DraftField) {
    guard !text.isEmpty else { return }
    switch field {
    case .term: CardDraft.append(text, to: &term)
    case .definition: CardDraft.append(text, to: &definition)
    case .example: CardDraft.append(text, to: &example)
    case .note: CardDraft.append(text, to: &note)
    case .source: CardDraft.append(text, to: &source)
    case .pronunciation: CardDraft.append(text, to: &pronunciation)
    case .synonyms: synonyms += CardDraft.parts(of: text, separators: ";,\n")
    case .tags:
      let hasSigns = text.contains { $0 == "," || $0 == ";" }
      tags += CardDraft.parts(of: text, separators: hasSigns ? ",;\n" : " \n\t")
    case .audio: audio += CardDraft.parts(of: text, separators: "\n")
    case .picture: pictures += CardDraft.parts(of: text, separators: "\n")
    case .deck: deck = DeckName.path(text, separator: text.contains("::") ? "::" : "/")
    case .language: termLanguage = text
    case .ignored: break
    }
  }

  private static func append(_ text: String, to field: inout String) {
    field = field.isEmpty ? text : "\(field)\n\(text)"
  }

  private static func parts(of text: String, separators: String) -> [String] {
    // All separators are ASCII, and bytes are much faster to compare than characters.
    text.utf8.split { separators.utf8.contains($0) }
      .map { Substring($0).trimming { $0.isWhitespace } }
      .filter { !$0.isEmpty }.map(String.init)
  }
}
