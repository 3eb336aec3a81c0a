import Client
import GameEngine
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// The most rhymes that are told of a word.
  package static let mostRhymes = 30

  /// Prints English words that rhyme with one, the commonest first, and says nothing.
  ///
  /// - Parameter text: the word itself, ours or not; it is not looked for among the forms of others.
  /// - Throws: `ClientError` where the CMU Pronouncing Dictionary is not installed or does not have the word,
  ///   and where nothing rhymes.
  package func tellRhymes(of text: String) throws {
    let found = try rhymes(of: text)
    try print(found) { wrapped(found.rhymes.joined(separator: ", "), width: width) + "\n" }
  }

  private func rhymes(of text: String) throws(ClientError) -> Rhymes {
    let word = normalizedAnswer(text).replacing("’", with: "'")
    guard !word.isEmpty else { throw unknownWord(word) }
    guard let dictionary = CMUDictionary(folders: options.dataFolders) else {
      throw ClientError(
        "no_rhymes",
        "rhymes need the CMU Pronouncing Dictionary; get it with `\(cmuDictionaryInstallation)`")
    }
    // The dictionary has many names; what we have, and what has a level, are words.
    let own = Dictionary(
      ((try? allWords()) ?? pack.words).map { ($0.term.lowercased(), $0) },
      uniquingKeysWith: { $0.centiZipf < $1.centiZipf ? $1 : $0 })
    let levels = self.levels
    func centiZipf(_ word: String) -> Int? {
      own[word]?.centiZipf ?? levels?.entry(of: word)?.centiZipf
    }
    guard let found = dictionary.rhymes(with: word, where: { centiZipf($0) != nil }) else {
      throw ClientError(
        "no_rhymes",
        "the CMU Pronouncing Dictionary does not have \(shownSafely(word, limit: 40)); "
          + "check its spelling")
    }
    guard !found.isEmpty else {
      throw ClientError(
        "no_rhymes",
        "nothing rhymes with \(shownSafely(word, limit: 40)) in the CMU Pronouncing Dictionary")
    }
    let sorted = found.map { (word: $0, centiZipf: centiZipf($0) ?? 0) }
      .sorted { (-$0.centiZipf, $0.word) < (-$1.centiZipf, $1.word) }
    let told = sorted.prefix(Wordhoard.mostRhymes).map { own[$0.word]?.term ?? $0.word }
    return Rhymes(word: word, rhymes: told, source: .cmudict)
  }
}
