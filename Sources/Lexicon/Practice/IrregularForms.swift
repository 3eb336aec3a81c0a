import GameEngine

/// The inflected forms that WordNet lists for base forms: its files `noun.exc`, `verb.exc` and so
/// on, which lead from a form to its base forms (`man 5 wndb`), the other way round.
struct IrregularForms: Sendable {
  private let forms: [PartOfSpeech: [String: [String]]]

  /// Reads the files in a folder of WordNet; one that is missing or damaged gives no forms.
  init(directory: String) {
    var forms: [PartOfSpeech: [String: [String]]] = [:]
    for partOfSpeech in PartOfSpeech.playable {
      let path = "\(directory)/\(partOfSpeech.rawValue).exc"
      guard let file = try? MappedFile(path) else { continue }
      // Those of WordNet have 40 kB at most.
      forms[partOfSpeech] = IrregularForms.forms(in: [UInt8](file.bytes(0..<1_000_000)))
    }
    self.forms = forms
  }

  /// The forms of a word, as the file lists them.
  func forms(of headword: String, _ partOfSpeech: PartOfSpeech) -> [String] {
    forms[partOfSpeech]?[headword] ?? []
  }

  /// Each line is a form and its base forms, with single blanks between them.
  private static func forms(in bytes: [UInt8]) -> [String: [String]] {
    var forms: [String: [String]] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let form = words.first, isPlainWord(form) else { continue }
      for base in words.dropFirst() where isPlainWord(base) && base != form {
        forms[String(decoding: base, as: UTF8.self), default: []]
          .append(String(decoding: form, as: UTF8.self))
      }
    }
    return forms
  }
}
