import ArgumentParser
import ClientCore
import Lexicon
import Messages

struct SayCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", _superCommandName: "wordhoard",
    abstract: "Speak a word.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, in the script of its language.")
  var word: String?
  @Option(
    help: ArgumentHelp(
      "The language of the word, such as de or deu; default: English.", valueName: "code"),
    completion: .list(SpeechVoice.languages))
  var language: String?
  @Flag(help: "Print the pronunciation instead of speaking.")
  var ipa = false
  @Flag(help: "Print English words that rhyme with it, the most common first, instead of speaking.")
  var rhymes = false
  @Flag(help: "Print the voices for English, the best understood one first, instead of speaking.")
  var voices = false

  func validate() throws {
    if voices ? word != nil || rhymes || ipa : word == nil {
      throw ValidationError("name a word, or only --voices")
    }
    if rhymes, ipa || ![nil, "en", "eng"].contains(language?.lowercased()) {
      throw ValidationError("--rhymes cannot be combined with --ipa or a --language other than en")
    }
  }

  func run(in feature: WordsFeature) throws {
    guard let word else { return try printVoices(in: feature) }
    if rhymes {
      try printRhymes(of: word, in: feature)
    } else if ipa {
      try printPronunciation(of: word, in: feature)
    } else {
      try feature.core.speech.say(word, language: language)
    }
  }

  private func printVoices(in feature: WordsFeature) throws {
    let messages = feature.messages
    let voices = feature.core.speech.englishVoices()
    let rows = voices.map { voice, isInstalled, speaks in
      VoiceRow(name: voice.rawValue, packages: voice.packages, installed: isInstalled, used: speaks)
    }
    try feature.presentation.print(rows) {
      rows.map { row in
        let state =
          !row.installed
          ? messages("not installed: `sudo apt install \(row.packages)`")
          : row.used ? messages("speaks", context: "a voice") : messages("installed")
        return "\(row.name.padded(to: 12))\(state)\n"
      }.joined()
    }
  }

  private func printPronunciation(of word: String, in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let found = try feature.pronunciations.pronunciation(
      of: word, language: language, canSynthesize: true)
    guard let found else {
      throw ClientError(
        .noPronunciation,
        "espeak-ng has no pronunciation for \(shortened(word, to: 40))",
        remedy: "check its spelling")
    }
    try presentation.print(found) { found.pronunciations.map { "/\($0)/\n" }.joined() }
  }

  private func printRhymes(of word: String, in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let found = try feature.rhymes.rhymes(of: word)
    try presentation.print(found) {
      wrapped(messages.commaSeparated(found.rhymes), width: presentation.width) + "\n"
    }
  }
}

/// A voice for English, as `say --voices --json` prints it.
private struct VoiceRow: Encodable {
  let name: String
  /// The Debian packages that install it.
  let packages: String
  let installed: Bool
  /// Whether it is the one that speaks.
  let used: Bool
}
