package import ClientCore
import FoundationEssentials
import GameEngine
import Lexicon

/// Reports the installed words and dictionaries.
package struct InstalledData: Sendable {
  private let library: WordLibrary
  private let folder: String
  private let dataFolders: [String]
  private let speech: Speech
  private let host: Host

  /// - Parameters:
  ///   - folder: the folder of the content.
  ///   - dataFolders: the folders to search for the CMU Pronouncing Dictionary and base forms.
  ///   - host: runs the package manager, which reports the versions.
  package init(
    library: WordLibrary, folder: String, dataFolders: [String], speech: Speech, host: Host
  ) {
    self.library = library
    self.folder = folder
    self.dataFolders = dataFolders
    self.speech = speech
    self.host = host
  }

  /// Reports the pack, the dictionaries and the base forms. Opens each dictionary, which sorts a
  /// new one and can take a while.
  ///
  /// - Parameter listener: receives the progress of opening dictionaries.
  package func report(listener: Dictionaries.Listener) -> InstalledReport {
    let pool = library.pool
    let categories = pool.categories.map { category in
      InstalledReport.Category(
        name: category,
        words: Level.allCases.map { pool.items(level: $0, category: category).count })
    }
    return InstalledReport(
      content: folder, edition: pool.edition.name, words: pool.items.count,
      categories: categories, dictionaries: dictionaries(listener: listener),
      baseForms: LemmaLists(folders: dataFolders).languages.filter { $0 != "en" })
  }

  /// Whether espeak-ng is installed, which also knows pronunciations.
  package var hasSpeech: Bool { speech.hasEspeak }

  /// Whether the CMU Pronouncing Dictionary is installed.
  package var hasCMUDictionary: Bool { CMUDictionary(folders: dataFolders) != nil }

  /// Whether base forms in other languages than English are installed.
  package var hasBaseForms: Bool { !LemmaLists(folders: dataFolders).languages.isEmpty }

  private func dictionaries(
    listener: Dictionaries.Listener
  ) -> [InstalledReport.Dictionary] {
    let installed = library.dictionaries.installed
    let versions = versions(of: installed.compactMap(DictionaryLicense.package))
    return installed.compactMap { candidate in
      do throws(DictionaryError) {
        let dictionary = try library.dictionaries.open(candidate) {
          listener.sorting(candidate.id, $0)
        }
        return InstalledReport.Dictionary(
          id: candidate.id, title: dictionary.info.title, from: dictionary.info.from,
          to: dictionary.info.to, headwords: dictionary.headwordCount,
          bytes: dictionary.byteCount, license: DictionaryLicense.name(of: candidate),
          version: DictionaryLicense.package(of: candidate).flatMap { versions[$0] },
          path: candidate.path)
      } catch {
        listener.passedOver(candidate.id, error)
        return nil
      }
    }
  }

  /// The installed versions by package name; empty without `dpkg-query`.
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
}
