import FoundationEssentials
import GameEngine
package import Lexicon
import Messages

/// Says words aloud with the program espeak-ng.
package struct Speech: Sendable {
  private let host: Host

  /// - Parameter host: runs the program.
  package init(host: Host) { self.host = host }

  /// Says a word aloud and waits until espeak-ng has finished.
  ///
  /// - Parameters:
  ///   - text: any word in the letters of the language.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError` if the word contains characters of other scripts, the language has no
  ///   voice, espeak-ng is not installed, or there is no audio device.
  package func say(_ text: String, language: String? = nil) throws(ClientError) {
    try Speech.checkAudio(synthesis(of: text, by: voice(of: language)))
  }

  /// Says a sentence aloud and waits until espeak-ng has finished.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - isSlow: whether it is said at two thirds of the usual speed.
  /// - Throws: `ClientError` if the language has no voice, espeak-ng is not installed, or there is no audio device.
  package func dictate(
    _ text: String, language: String, isSlow: Bool
  ) throws(ClientError) {
    guard let voice = Speech.reader(of: language) else {
      throw ClientError(
        .unknownLanguage, "there is no voice for \(shortened(language, to: 40))",
        remedy: "play another form")
    }
    let speed = isSlow ? ["-s", "115"] : []
    let arguments = speed + ["-v", voice.name, "--", Speech.readable(text)]
    try Speech.checkAudio(Speech.finished(host.run("espeak-ng", arguments, Data())))
  }

  /// A text without brackets, which would contain phonemes.
  private static func readable(_ text: String) -> String {
    text.split { $0 == "[" || $0 == "]" || $0.isWhitespace }.joined(separator: " ")
  }

  /// Says a sentence of a book aloud. It is silent at once if the task is cancelled.
  ///
  /// - Parameters:
  ///   - text: any text; without a letter or a digit, nothing is said.
  ///   - language: the language of the book as a tag; empty for English.
  /// - Throws: `ClientError` if the language has no voice, espeak-ng is not installed, or there is no audio device;
  ///   `CancellationError`.
  package func read(_ text: String, language: String) async throws {
    guard let voice = Speech.reader(of: language) else {
      throw ClientError(
        .unknownLanguage,
        "espeak-ng has no voice that reads books in \"\(shortened(language, to: 40))\"",
        remedy:
          "if the book is in another language, `wordhoard book set BOOK --language` corrects it")
    }
    let text = Speech.readable(text)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let outcome = await host.runUntilCancelled("espeak-ng", ["-v", voice.name, "--", text])
    try Task.checkCancellation()
    try Speech.checkAudio(Speech.finished(outcome))
  }

  /// The voice that reads books in a language; nil if there is none, or if it can only read words in kana.
  private static func reader(of language: String) -> SpeechVoice? {
    let language = language.split(separator: "-").first.map(String.init) ?? "en"
    let voice = SpeechVoice(language: language)
    return voice?.scripts == [.kana] ? nil : voice
  }

  private static func checkAudio(_ outcome: ProgramOutcome) throws(ClientError) {
    // Without a device, espeak-ng exits with 0 and only prints errors. Lines of the sound system,
    // which may mention harmless errors, begin differently.
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard !lines.contains(where: { $0.hasPrefix("error:") }) else {
      throw ClientError(
        .noAudio,
        "there is no audio device here",
        remedy: "`wordhoard say --ipa` shows how a word is pronounced")
    }
  }

  /// Whether espeak-ng is installed. Runs it at each call.
  package var isInstalled: Bool { host.run("espeak-ng", ["--version"], Data()) != nil }

  /// The voice of a language; the English one for nil.
  package func voice(of language: String?) throws(ClientError) -> SpeechVoice {
    let language = language ?? "eng"
    guard let voice = SpeechVoice(language: language) else {
      let known = SpeechVoice.languages.joined(separator: ", ")
      throw ClientError(
        .unknownLanguage, "there is no voice for \(shortened(language, to: 40))",
        remedy: "choose one of \(known)", exit: .usage)
    }
    return voice
  }

  /// Runs espeak-ng with a word.
  ///
  /// - Parameter options: options besides the one for the voice.
  package func synthesis(
    of text: String, by voice: SpeechVoice, _ options: [String] = []
  ) throws(ClientError) -> ProgramOutcome {
    let words = normalizedAnswer(String(text.prefix(100))).replacing("’", with: "'")
    guard words.count <= 60, voice.canRead(words) else {
      throw ClientError(
        .notSpeakable,
        "\(shortened(text, to: 40)) is not a word in \(Speech.phrase(for: voice.scripts))",
        remedy: "check it, or name its language with --language",
        exit: .usage)
    }
    // An argument after -- is never read as an option.
    let arguments = options + ["-v", voice.name, "--", words]
    return try Speech.finished(host.run("espeak-ng", arguments, Data()))
  }

  private static func finished(_ outcome: ProgramOutcome?) throws(ClientError) -> ProgramOutcome {
    guard let outcome else {
      throw ClientError(
        .noSpeech,
        "espeak-ng is not installed",
        remedy: "get it with `sudo apt install espeak-ng`")
    }
    guard outcome.hasSucceeded else {
      let complaint = outcome.complaint.isEmpty ? "" : " (\(outcome.complaint))"
      throw ClientError(
        .speechFailed,
        "espeak-ng did not say it\(complaint)",
        remedy: "`espeak-ng hello` shows whether it works at all")
    }
    return outcome
  }

  private static func phrase(for scripts: [SpeechScript]) -> Phrase {
    let names = scripts.map { script in
      switch script {
      case .latin: Phrase("Latin letters")
      case .greek: Phrase("Greek letters")
      case .cyrillic: Phrase("Cyrillic letters")
      case .arabic: Phrase("Arabic letters")
      case .devanagari: Phrase("Devanagari letters")
      case .kana: Phrase("kana")
      }
    }
    return names.dropFirst().reduce(names.first ?? "") {
      Phrase("\($0) or \($1)", context: "end of a list")
    }
  }
}
