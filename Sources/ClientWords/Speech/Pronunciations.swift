package import ClientCore
import GameEngine
import Lexicon

/// Finds the pronunciations of words in phonetic characters.
package struct Pronunciations: Sendable {
  private let library: WordLibrary
  private let speech: Speech
  private let dataFolders: [String]

  /// - Parameters:
  ///   - library: contains the pronunciations of Wordhoard's words.
  ///   - speech: makes the pronunciations of other words.
  ///   - dataFolders: the folders in which the CMU Pronouncing Dictionary is searched.
  package init(library: WordLibrary, speech: Speech, dataFolders: [String]) {
    self.library = library
    self.speech = speech
    self.dataFolders = dataFolders
  }

  /// The pronunciation of a word: from Wordhoard's words, else from the CMU Pronouncing Dictionary if it is
  /// in one of the data folders, else from espeak-ng.
  ///
  /// - Parameters:
  ///   - text: the word itself; inflected forms are not resolved.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English, the only language of Wordhoard's words and
  ///     the CMU dictionary.
  ///   - canSynthesize: whether espeak-ng may be run, which takes some 60 ms.
  /// - Returns: nil if no source contains the word.
  /// - Throws: `ClientError` like `say`, only if espeak-ng is run.
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
    let ipa = phonetic(String(decoding: outcome.output.prefix(4096), as: UTF8.self))
    guard !ipa.isEmpty else { return nil }
    return Pronunciation(
      word: word, language: voice.language, pronunciations: [ipa], source: .espeak)
  }

  private func ownPronunciations(of word: String) -> [String] {
    library.allWords(named: word).filter { $0.term.lowercased() == word && !$0.ipa.isEmpty }
      .map(\.ipa)
      .reduce(into: []) { found, ipa in if !found.contains(ipa) { found.append(ipa) } }
  }

  /// The output of espeak-ng on one line, without marks of other languages such as `(en)`.
  private func phonetic(_ output: String) -> String {
    var ipa = ""
    var isInside = false
    for sign in output {
      if sign == "(" { isInside = true }
      if !isInside { ipa.append(sign) }
      if sign == ")" { isInside = false }
    }
    return shortened(
      ipa.split(whereSeparator: \.isWhitespace).joined(separator: " "), to: 300)
  }
}
