import ClientCore
import Lexicon
import Messages

/// The installed words and dictionaries as text, with the packages that would add more.
struct InstalledDataText {
  let report: InstalledReport
  let installed: InstalledData
  let cmuInstallation: String
  let lemmaInstallation: String
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// The pack, its edition, and its words by category and level; the installed dictionaries; and the packages that
  /// would add more.
  func text() throws -> String {
    let number = messages.number(report.words)
    let title = messages.plural(
      report.words, "\(number) word, edition \(report.edition), in \(report.content)",
      "\(number) words, edition \(report.edition), in \(report.content)")
    let categories = report.categories.map { category in
      let levels = category.words.enumerated().map { place, count in
        messages("\(count) of level \(place + 1)", context: "words of a category")
      }
      return (category.name, messages.commaSeparated(levels))
    }
    return presentation.paragraphs([title]) + (try presentation.list(categories)) + "\n"
      + (try text(of: report.dictionaries, baseForms: report.baseForms))
  }

  private func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 500) / 1000) kB" : "\((bytes + 500_000) / 1_000_000) MB"
  }

  private func text(
    of dictionaries: [InstalledReport.Dictionary], baseForms: [String]
  ) throws -> String {
    let rows = dictionaries.map { ($0.id, facts(of: $0)) }
    let more = missing(besides: dictionaries)
    let number = messages.number(baseForms.count)
    let lemmas = messages.plural(
      baseForms.count,
      "Base forms of words in \(number) language: \(baseForms.joined(separator: " "))",
      "Base forms of words in \(number) languages: \(baseForms.joined(separator: " "))")
    return presentation.paragraphs([title(of: dictionaries.count)]) + (try presentation.list(rows))
      + (baseForms.isEmpty ? "" : "\n" + presentation.paragraphs([lemmas]))
      + (more.isEmpty ? "" : "\n\(messages("More:"))\n")
      + more.map { wrapped($0, width: presentation.width, indent: 2) + "\n" }.joined()
  }

  private func title(of dictionaries: Int) -> String {
    guard dictionaries > 0 else { return messages("No dictionary is installed.") }
    let number = messages.number(dictionaries)
    return messages.plural(
      dictionaries, "\(number) dictionary to look words up in:",
      "\(number) dictionaries to look words up in:")
  }

  private func facts(of dictionary: InstalledReport.Dictionary) -> String {
    let number = messages.number(dictionary.headwords)
    let facts = [
      shortened(dictionary.title, to: 100),
      messages.plural(dictionary.headwords, "\(number) headword", "\(number) headwords"),
      size(dictionary.bytes), dictionary.version.map { messages("version \($0)") },
      dictionary.license,
    ]
    return messages.commaSeparated(facts.compactMap(\.self))
  }

  /// The packages that are not installed and would add data, each with its command.
  private func missing(besides dictionaries: [InstalledReport.Dictionary]) -> [String] {
    var more = [
      (
        "wordnet", "wordnet-base",
        messages("English, 147,306 words, for look-ups and for practice")
      ),
      ("gcide", "dict-gcide", messages("English, older and larger")),
      (
        "freedict-eng-deu", "dict-freedict-eng-deu",
        messages("English and German; `apt search dict-freedict` lists some 200 pairs")
      ),
    ].filter { id, _, _ in !dictionaries.contains { $0.id == id } }
      .map { "sudo apt install \($1): \($2)" }
    if !installed.hasSpeech {
      let purpose = messages("spoken words, and the pronunciation of unknown ones")
      more.append("sudo apt install espeak-ng: \(purpose)")
    }
    if !installed.hasCMUDictionary {
      let purpose = messages("the pronunciation of 126,000 English words, and rhymes")
      more.append("\(cmuInstallation): \(purpose)")
    }
    if !installed.hasBaseForms {
      let purpose = messages(
        "base forms of words in 54 languages, for books that are not in English")
      more.append("\(lemmaInstallation): \(purpose)")
    }
    return more
  }
}
