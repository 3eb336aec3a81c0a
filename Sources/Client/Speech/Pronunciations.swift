import GameEngine
import Lexicon
import ScoreAPI

/// How words are pronounced, to be read.
package struct Pronunciations: Sendable {
  private let library: WordLibrary
  private let speech: Speech
  private let dataFolders: [String]

  /// - Parameters:
  ///   - library: has the pronunciations of our own words.
  ///   - speech: works out those of others.
  ///   - dataFolders: where the CMU Pronouncing Dictionary is looked for.
  package init(library: WordLibrary, speech: Speech, dataFolders: [String]) {
    self.library = library
    self.speech = speech
    self.dataFolders = dataFolders
  }

  /// How a word is pronounced: as our words have it, else as the CMU Pronouncing Dictionary does where that
  /// is in one of the data folders, else as espeak-ng would say it.
  ///
  /// - Parameters:
  ///   - text: the word itself; it is not looked for among the forms of others.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English. Our words and the CMU dictionary know
  ///     English alone.
  ///   - canSynthesize: whether espeak-ng may be asked; each time that takes some 60 ms.
  /// - Returns: nil where nobody has it.
  /// - Throws: `ClientError` as `say`, only where espeak-ng is asked.
  package func pronunciation(
    of text: String, language: String? = nil, canSynthesize: Bool = false
  ) throws(ClientError) -> Pronunciation? {
    let word = normalizedAnswer(text).replacing("’", with: "'")
    if [nil, "en", "eng"].contains(language?.lowercased()) {
      let own = ownPronunciations(of: word)
      if !own.isEmpty {
        return Pronunciation(
          word: word, language: "eng", pronunciations: own, source: .wordhoard)
      }
      let known = CMUDictionary(folders: dataFolders)?.pronunciations(of: word) ?? []
      if !known.isEmpty {
        return Pronunciation(
          word: word, language: "eng", pronunciations: known, source: .cmudict)
      }
    }
    guard canSynthesize else { return nil }
    let voice = try speech.voice(of: language)
    let outcome = try speech.synthesis(of: text, by: voice, ["--ipa", "-q"])
    let told = phonetic(String(decoding: outcome.output.prefix(4096), as: UTF8.self))
    guard !told.isEmpty else { return nil }
    return Pronunciation(
      word: word, language: voice.language, pronunciations: [told], source: .espeak)
  }

  private func ownPronunciations(of word: String) -> [String] {
    let words = (try? library.allWords()) ?? library.pack.words
    return words.filter { $0.term.lowercased() == word && !$0.ipa.isEmpty }.map(\.ipa)
      .reduce(into: []) { told, ipa in if !told.contains(ipa) { told.append(ipa) } }
  }

  /// What espeak-ng writes, on one line and without what tells that a part is of another language, as
  /// `(en)` does.
  private func phonetic(_ output: String) -> String {
    var told = ""
    var isInside = false
    for sign in output {
      if sign == "(" { isInside = true }
      if !isInside { told.append(sign) }
      if sign == ")" { isInside = false }
    }
    return shownSafely(
      told.split(whereSeparator: \.isWhitespace).joined(separator: " "), limit: 300)
  }
}
