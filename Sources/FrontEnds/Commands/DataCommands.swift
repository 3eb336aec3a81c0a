import Journal
import Client
import Lexicon

/// Commands about what is installed, and about the journal as a file.
package struct DataCommands {
  let installed: InstalledData
  let files: JournalFiles
  let cmuInstallation: String
  let presentation: Presentation

  /// Writes the whole journal to a file.
  ///
  /// - Throws: `ClientError`.
  package func export(to file: String) throws {
    let count = try files.export(to: file)
    presentation.say("\(counted(count, "event")) written to \(file).")
  }

  /// Takes in the events of an exported journal: the union of both.
  ///
  /// - Throws: `ClientError` with file and line; then nothing was taken.
  package func importEvents(from file: String) throws {
    let host = presentation.host
    let showsProgress = host.display.isInteractive
    let report = try files.importEvents(from: file) { share in
      if showsProgress { host.errors.write("\rreading \(Int(share * 100)) %") }
    }
    if showsProgress { host.errors.write("\r              \r") }
    presentation.say(
      "\(counted(report.accepted, "new event")), \(grouped(report.duplicates)) here already.")
  }

  /// Lists what words there are: the pack, its edition, and its words by category and level; the dictionaries
  /// that are installed; and what would add more.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let line = ProgressLine(host: presentation.host)
    let report = installed.report(listener: line.dictionaryListener)
    line.clear()
    try presentation.print(report) {
      let title =
        "\(grouped(report.words)) words, edition \(report.edition), in \(report.content)"
      let categories = report.categories.map { category in
        let levels = category.words.enumerated().map { "\($1) of level \($0 + 1)" }
        return (category.name, levels.joined(separator: ", "))
      }
      return presentation.paragraphs([title]) + (try presentation.list(categories)) + "\n"
        + (try text(of: report.dictionaries))
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 500) / 1000) kB" : "\((bytes + 500_000) / 1_000_000) MB"
  }

  private func text(of dictionaries: [InstalledReport.Dictionary]) throws -> String {
    let title =
      dictionaries.isEmpty
      ? "No dictionary is installed."
      : "\(counted(dictionaries.count, "dictionary", "dictionaries")) to look words up in:"
    let rows = dictionaries.map { dictionary in
      let facts = [
        shownSafely(dictionary.title, limit: 100), counted(dictionary.headwords, "headword"),
        size(dictionary.bytes),
        dictionary.version.map { "version \($0)" },
        dictionary.license,
      ]
      return (dictionary.id, facts.compactMap(\.self).joined(separator: ", "))
    }
    let more = missing(besides: dictionaries)
    return presentation.paragraphs([title]) + (try presentation.list(rows))
      + (more.isEmpty ? "" : "\nMore:\n")
      + more.map { wrapped($0, width: presentation.width, indent: 2) + "\n" }.joined()
  }

  /// What could be installed besides, and how.
  private func missing(besides dictionaries: [InstalledReport.Dictionary]) -> [String] {
    var more = [
      ("wordnet", "wordnet-base", "English, 147,306 words, for look-ups and for practice"),
      ("gcide", "dict-gcide", "English, older and larger"),
      (
        "freedict-eng-deu", "dict-freedict-eng-deu",
        "English and German; `apt search dict-freedict` lists some 200 pairs"
      ),
    ].filter { id, _, _ in !dictionaries.contains { $0.id == id } }
      .map { "sudo apt install \($1): \($2)" }
    if !installed.hasSpeech {
      more.append("sudo apt install espeak-ng: words said aloud, and how others are pronounced")
    }
    if !installed.hasCMUDictionary {
      more.append(
        "\(cmuInstallation): how 126,000 English words are pronounced, and what rhymes")
    }
    return more
  }
}
