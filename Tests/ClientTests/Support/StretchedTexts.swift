import Foundation
import Messages

/// A catalogue whose texts are longer than those of another one, and stand between `«` and `»`, so that a screen
/// on which one is cut has more of the first than of the second.
struct StretchedTexts {
  /// The name of the catalogue, and of the language that a player chooses.
  static let language = "xx"

  private let entries: [POFile.Entry]
  private let plural: String
  /// Whether the English texts are taken instead of their translations.
  private let isEnglish: Bool
  private let percent: Int

  /// Reads a catalogue of Wordhoard's.
  ///
  /// - Parameters:
  ///   - language: `en` for the texts of the source.
  ///   - percent: by how much each text is longer, the two signs included.
  init(of language: String, longerBy percent: Int) throws {
    self.percent = percent
    isEnglish = language == "en"
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Content/messages/\(isEnglish ? "de" : language).po")
    let catalogue = try POFile(bytes: [UInt8](Data(contentsOf: file)))
    entries = catalogue.entries
    plural = isEnglish ? "nplurals=2; plural=(n != 1);" : catalogue.header["Plural-Forms"] ?? ""
  }

  /// The catalogue as a file.
  var file: String {
    let header = """
      msgid ""
      msgstr ""
      "Language: \(StretchedTexts.language)\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: \(plural)\\n"

      """
    return entries.reduce(into: header) { file, entry in
      file += "\n"
      if let context = entry.context { file += "msgctxt \(quoted(context))\n" }
      file += "msgid \(quoted(entry.id))\n"
      if let pluralID = entry.pluralID {
        file += "msgid_plural \(quoted(pluralID))\n"
        let texts = isEnglish ? [entry.id, pluralID] : entry.translations
        for (form, text) in texts.enumerated() {
          file += "msgstr[\(form)] \(quoted(stretched(text)))\n"
        }
      } else {
        file += "msgstr \(quoted(stretched(isEnglish ? entry.id : entry.translations[0])))\n"
      }
    }
  }

  private func stretched(_ text: String) -> String {
    // Placeholders and signs are no text.
    let letters = text.count(where: \.isLetter)
    guard letters > 2 else { return text }
    let longer = max(0, (letters * percent + 99) / 100 - 2)
    let filling = (0..<longer).map { $0 % 7 == 0 ? " " : "x" }.joined()
    // The first letters stay together: they may stand for the whole, as those of a weekday.
    let initial = text.prefix(3).contains("{") ? "" : text.prefix(3)
    return "\(initial)«\(text.dropFirst(initial.count))\(filling)»"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
