import GameEngine

/// The irregular forms of base forms, from WordNet's files `noun.exc`, `verb.exc` and so on, which list the
/// base forms of each form (`man 5 wndb`).
struct IrregularForms: Sendable {
  private let forms: [PartOfSpeech: [String: [String]]]

  /// Reads the files in a folder of WordNet; a missing or damaged one contains no forms.
  init(directory: String) {
    var forms: [PartOfSpeech: [String: [String]]] = [:]
    for partOfSpeech in PartOfSpeech.playable {
      let path = "\(directory)/\(partOfSpeech.rawValue).exc"
      guard let file = try? MappedFile(path) else { continue }
      // WordNet's have at most 40 kB.
      forms[partOfSpeech] = IrregularForms.forms(in: [UInt8](file.bytes(0..<1_000_000)))
    }
    self.forms = forms
  }

  /// The forms of a word, in the order of the file.
  func forms(of headword: String, _ partOfSpeech: PartOfSpeech) -> [String] {
    forms[partOfSpeech]?[headword] ?? []
  }

  /// Each line contains a form and its base forms, separated by single spaces.
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
