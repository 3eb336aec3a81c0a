package import Client
import Foundation
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// Says a word aloud, through the program espeak-ng.
  ///
  /// - Parameters:
  ///   - text: any word in the letters of the language, ours or not.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError` where the word has other signs, the language has no voice, espeak-ng is not
  ///   installed, or nothing can be heard.
  package func say(_ text: String, language: String? = nil) throws(ClientError) {
    let outcome = try speech(of: text, by: voice(of: language))
    // Without a device it exits with 0 all the same, and only complains; the sound system's own lines, which
    // may speak of errors where all is well, begin otherwise.
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard !lines.contains(where: { $0.hasPrefix("error:") }) else {
      throw ClientError(
        "no_audio",
        "there is no audio device here; `wordhoard say --ipa` tells how a word is pronounced")
    }
  }

  /// Prints how a word is pronounced, in the International Phonetic Alphabet, and says nothing.
  ///
  /// - Parameters:
  ///   - text: any word in the letters of the language, ours or not.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError` as `say`, where neither our words nor the CMU dictionary have the word.
  package func tellPronunciation(of text: String, language: String? = nil) throws {
    guard let found = try pronunciation(of: text, language: language, canSynthesize: true) else {
      throw ClientError(
        "no_pronunciation",
        "espeak-ng tells no pronunciation of \(shownSafely(text, limit: 40)); check its spelling")
    }
    try print(found) { found.pronunciations.map { "/\($0)/\n" }.joined() }
  }

  /// Whether espeak-ng is installed.
  var hasSpeech: Bool { host.run("espeak-ng", ["--version"], Data()) != nil }

  /// The voice of a language; nil stands for English.
  func voice(of language: String?) throws(ClientError) -> SpeechVoice {
    let language = language ?? "eng"
    guard let voice = SpeechVoice(language: language) else {
      throw ClientError(
        "unknown_language",
        "there is no voice for \(shownSafely(language, limit: 40)); there are those for "
          + SpeechVoice.languages.joined(separator: ", "), exit: .usage)
    }
    return voice
  }

  /// What comes of giving a word to espeak-ng.
  ///
  /// - Parameter options: beside that for the voice.
  func speech(
    of text: String, by voice: SpeechVoice, _ options: [String] = []
  ) throws(ClientError) -> ProgramOutcome {
    let words = normalizedAnswer(String(text.prefix(100))).replacing("’", with: "'")
    guard words.count <= 60, voice.canRead(words) else {
      let scripts = voice.scripts.map(\.name).joined(separator: " or ")
      throw ClientError(
        "not_speakable",
        "\(shownSafely(text, limit: 40)) is no word of \(scripts); check it, or name its language "
          + "with --language", exit: .usage)
    }
    // What stands after -- is never taken for an option.
    let arguments = options + ["-v", voice.name, "--", words]
    guard let outcome = host.run("espeak-ng", arguments, Data()) else {
      throw ClientError(
        "no_speech", "espeak-ng is not installed; get it with `sudo apt install espeak-ng`")
    }
    guard outcome.hasSucceeded else {
      let complaint = outcome.complaint.isEmpty ? "" : " (\(outcome.complaint))"
      throw ClientError(
        "speech_failed",
        "espeak-ng did not say it\(complaint); `espeak-ng hello` tells whether it works at all")
    }
    return outcome
  }
}
