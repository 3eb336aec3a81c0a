package import GameEngine
import Kit

/// The part of a card that a column or a field of a file contains.
package enum DraftField: RawRepresentable, CaseIterable, Hashable, Codable, Sendable {
  case text(CardField)
  case audio, picture, deck, language
  /// The content is left out.
  case ignored

  package static let term = text(.term)
  package static let definition = text(.definition)
  package static let example = text(.example)
  package static let note = text(.note)

  /// The fields of columns without names, in their order; all further ones belong to the last.
  static let usual = [term, definition, example, note]

  package static let allCases =
    CardField.allCases.map(text) + [audio, picture, deck, language, ignored]

  /// The stable name, by which options and stored notes name it.
  package var rawValue: String {
    switch self {
    case .text(let field): field.name
    case .audio: "audio"
    case .picture: "picture"
    case .deck: "deck"
    case .language: "language"
    case .ignored: "ignored"
    }
  }

  package init?(rawValue: String) {
    guard let field = DraftField.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = field
  }
}

extension CardDraft {
  /// Adds the content of a column to a field. A second column of the same field begins a new line.
  mutating func add(_ text: String, to field: DraftField) {
    guard !text.isEmpty else { return }
    switch field {
    case .text(let field):
      let isSpaced = field == .tags && !text.contains { $0 == "," || $0 == ";" }
      let added =
        field.isList
        ? LinesText.text(of: CardDraft.parts(of: text, separators: isSpaced ? " \n\t" : ",;\n"))
        : text
      if !added.isEmpty { self[field] = self[field].isEmpty ? added : "\(self[field])\n\(added)" }
    case .audio: audio += CardDraft.parts(of: text, separators: "\n")
    case .picture: pictures += CardDraft.parts(of: text, separators: "\n")
    case .deck: deck = DeckName.path(text, separator: text.contains("::") ? "::" : "/")
    case .language: termLanguage = text
    case .ignored: break
    }
  }

  private static func parts(of text: String, separators: String) -> [String] {
    // All separators are ASCII, and bytes are much faster to compare than characters.
    text.utf8.split { separators.utf8.contains($0) }
      .map { Substring($0).trimming { $0.isWhitespace } }
      .filter { !$0.isEmpty }.map(String.init)
  }
}
