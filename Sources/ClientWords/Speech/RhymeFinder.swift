package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Finds English words that rhyme.
package struct RhymeFinder: Sendable {
  /// The most rhymes that are returned.
  package static let most = 30

  private let library: WordLibrary
  private let dataFolders: [String]
  private let cmuInstallation: String

  /// - Parameters:
  ///   - library: contains the frequency of words, by which rhymes are sorted.
  ///   - dataFolders: the folders in which the CMU Pronouncing Dictionary is searched.
  ///   - cmuInstallation: the command that installs it.
  package init(library: WordLibrary, dataFolders: [String], cmuInstallation: String) {
    self.library = library
    self.dataFolders = dataFolders
    self.cmuInstallation = cmuInstallation
  }

  /// English words that rhyme with a word, the most common first.
  ///
  /// - Parameter text: the word itself; inflected forms are not resolved.
  /// - Throws: `ClientError` if the CMU Pronouncing Dictionary is not installed or does not contain the word,
  ///   or if nothing rhymes.
  package func rhymes(of text: String) throws(ClientError) -> Rhymes {
    let word = normalizedAnswer(text).replacing("’", with: "'")
    guard !word.isEmpty else { throw library.unknownWord(word) }
    guard let dictionary = CMUDictionary(folders: dataFolders) else {
      throw ClientError(
        .noRhymes,
        "rhymes need the CMU Pronouncing Dictionary",
        remedy: "get it with `\(cmuInstallation)`")
    }
    // The dictionary contains many names; entries of the library and of the levels are words.
    let own = Dictionary(
      library.allWords.map { ($0.term.lowercased(), $0) },
      uniquingKeysWith: { ($0.centiZipf ?? 0) < ($1.centiZipf ?? 0) ? $1 : $0 })
    let levels = library.levels
    func centiZipf(_ word: String) -> Int? {
      own[word].map { $0.centiZipf ?? 0 } ?? levels?.entry(of: word)?.centiZipf
    }
    guard let found = dictionary.rhymes(with: word, where: { centiZipf($0) != nil }) else {
      throw ClientError(
        .noRhymes,
        "\(shortened(word, to: 40)) was not found in the CMU Pronouncing Dictionary",
        remedy: "check its spelling")
    }
    guard !found.isEmpty else {
      throw ClientError(
        .noRhymes,
        "nothing rhymes with \(shortened(word, to: 40)) in the CMU Pronouncing Dictionary")
    }
    let sorted = found.map { (word: $0, centiZipf: centiZipf($0) ?? 0) }
      .sorted { (-$0.centiZipf, $0.word) < (-$1.centiZipf, $1.word) }
    let rhymes = sorted.prefix(RhymeFinder.most).map { own[$0.word]?.term ?? $0.word }
    return Rhymes(word: word, rhymes: rhymes, source: .cmudict)
  }
}
