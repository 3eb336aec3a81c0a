import FoundationEssentials
import GameEngine
package import Lexicon
import Messages

/// Says words aloud: English ones with the best voice that is installed, or the player's choice; others with espeak-ng.
package struct Speech: Sendable {
  private let host: Host
  private let choice: @Sendable () -> EnglishVoice?

  /// - Parameters:
  ///   - host: runs the programs.
  ///   - choice: the voice for English that the player has chosen; nil for the best one.
  package init(host: Host, choice: @escaping @Sendable () -> EnglishVoice?) {
    (self.host, self.choice) = (host, choice)
  }

  /// Says a word aloud and waits until the program has finished.
  ///
  /// - Parameters:
  ///   - text: any word in the letters of the language.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError` if the word contains characters of other scripts, the language has no
  ///   voice, no program is installed, or there is no audio device.
  package func say(_ text: String, language: String? = nil) throws(ClientError) {
    let voice = try voice(of: language)
    try speak(checked(text, for: voice), by: voice)
  }

  /// Says a sentence aloud and waits until the program has finished.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - isSlow: whether it is said at two thirds of the usual speed.
  /// - Throws: `ClientError` if the language has no voice, no program is installed, or there is no audio device.
  package func dictate(
    _ text: String, language: String, isSlow: Bool
  ) throws(ClientError) {
    guard let voice = Speech.reader(of: language) else {
      throw ClientError(
        .unknownLanguage, "there is no voice for \(shortened(language, to: 40))",
        remedy: "play another form")
    }
    try speak(Speech.readable(text), isSlow: isSlow, by: voice)
  }

  // MARK: - Programs

  /// The programs that are tried for a language, one after another. One without its voice fails.
  private func programs(for voice: SpeechVoice?, isSlow: Bool = false) -> [EnglishVoice] {
    guard voice?.isEnglish == true else { return [.espeak] }
    if let chosen = choice() { return [chosen] }
    let all = EnglishVoice.allCases
    return isSlow ? all.filter(\.canBeSlow) + all.filter { !$0.canBeSlow } : all
  }

  private func speak(
    _ text: String, isSlow: Bool = false, by voice: SpeechVoice
  ) throws(ClientError) {
    var attempt = Attempt()
    for program in programs(for: voice, isSlow: isSlow) where !attempt.hasSucceeded {
      let arguments = program.arguments(saying: text, isSlow: isSlow, by: voice)
      attempt.note(host.run(program.rawValue, arguments, Data()), of: program)
    }
    try Speech.checkAudio(Speech.finished(attempt.outcome, of: attempt.program))
  }

  /// What programs did that were tried one after another: the last one that runs here.
  private struct Attempt {
    private(set) var program = EnglishVoice.espeak
    private(set) var outcome: ProgramOutcome?
    var hasSucceeded: Bool { outcome?.hasSucceeded == true }

    mutating func note(_ next: ProgramOutcome?, of program: EnglishVoice) {
      if next != nil || outcome == nil { (self.program, outcome) = (program, next) }
    }
  }

  /// The voices for English: whether each is installed, and whether it speaks. Runs all of them.
  package func englishVoices() -> [(voice: EnglishVoice, isInstalled: Bool, speaks: Bool)] {
    let installed = Set(EnglishVoice.allCases.filter { $0.isInstalled(on: host) })
    let speaking = choice() ?? EnglishVoice.allCases.first { installed.contains($0) }
    return EnglishVoice.allCases.map { ($0, installed.contains($0), $0 == speaking) }
  }

  /// Whether a voice for a language is installed. Runs programs at each call.
  package func speaks(_ language: String) -> Bool {
    // The last one answers soonest.
    programs(for: SpeechVoice(language: language)).reversed()
      .contains { $0.isInstalled(on: host) }
  }

  /// Whether espeak-ng is installed, which also knows pronunciations. Runs it.
  package var hasEspeak: Bool { EnglishVoice.espeak.isInstalled(on: host) }

  // MARK: - Reading

  /// A text without brackets, which would contain phonemes.
  private static func readable(_ text: String) -> String {
    text.split { $0 == "[" || $0 == "]" || $0.isWhitespace }.joined(separator: " ")
  }

  /// Says a sentence of a book aloud. It is silent as soon as the task is cancelled.
  ///
  /// - Parameters:
  ///   - text: any text; without a letter or a digit, nothing is said.
  ///   - language: the language of the book as a tag; empty for English.
  /// - Throws: `ClientError` if the language has no voice, no program is installed, or there is no audio device;
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
    var attempt = Attempt()
    for program in programs(for: voice) where !attempt.hasSucceeded {
      let arguments = program.arguments(saying: text, by: voice)
      attempt.note(await host.runUntilCancelled(program.rawValue, arguments), of: program)
      try Task.checkCancellation()
    }
    try Speech.checkAudio(Speech.finished(attempt.outcome, of: attempt.program))
  }

  /// The voice that reads books in a language; nil if there is none, or if it can only read words in kana.
  private static func reader(of language: String) -> SpeechVoice? {
    let language = language.split(separator: "-").first.map(String.init) ?? "en"
    let voice = SpeechVoice(language: language)
    return voice?.scripts == [.kana] ? nil : voice
  }

  private static func checkAudio(_ outcome: ProgramOutcome) throws(ClientError) {
    // Without a device, programs exit with 0 and only print errors: espeak-ng, flite and aplay, which festival runs. Lines
    // of the sound system may mention harmless errors.
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let complaints = ["failed to open audio device", "audio open error"]
    guard
      !lines.contains(where: { line in
        line.hasPrefix("error:") || complaints.contains { line.contains($0) }
      })
    else {
      throw ClientError(
        .noAudio,
        "there is no audio device here",
        remedy: "`wordhoard say --ipa` shows how a word is pronounced")
    }
  }

  // MARK: - Words

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
    of text: String, by voice: SpeechVoice, _ options: [String]
  ) throws(ClientError) -> ProgramOutcome {
    // An argument after -- is never read as an option.
    let arguments = options + ["-v", voice.name, "--", try checked(text, for: voice)]
    return try Speech.finished(host.run(EnglishVoice.espeak.rawValue, arguments, Data()))
  }

  /// A word as programs take it.
  private func checked(_ text: String, for voice: SpeechVoice) throws(ClientError) -> String {
    let words = normalizedAnswer(String(text.prefix(100))).replacing("’", with: "'")
    guard words.count <= 60, voice.canRead(words) else {
      throw ClientError(
        .notSpeakable,
        "\(shortened(text, to: 40)) is not a word in \(Speech.phrase(for: voice.scripts))",
        remedy: "check it, or name its language with --language",
        exit: .usage)
    }
    return words
  }

  private static func finished(
    _ outcome: ProgramOutcome?, of voice: EnglishVoice = .espeak
  ) throws(ClientError) -> ProgramOutcome {
    guard let outcome else {
      throw ClientError(
        .noSpeech,
        "\(voice.rawValue) is not installed",
        remedy: "get it with `sudo apt install \(voice.packages)`")
    }
    guard outcome.hasSucceeded else {
      let complaint = outcome.complaint.isEmpty ? "" : " (\(outcome.complaint))"
      throw ClientError(
        .speechFailed,
        "\(voice.rawValue) did not say it\(complaint)",
        remedy: "`wordhoard say --voices` lists the voices that are installed")
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
