import ArgumentParser
import ClientCore
import Lexicon
import Messages

struct SayCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", _superCommandName: "wordhoard",
    abstract: "Speak a word, with espeak-ng.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, in the script of its language.")
  var word: String
  @Option(
    help: ArgumentHelp(
      "The language of the word, such as de or deu; default: English.", valueName: "code"),
    completion: .list(SpeechVoice.languages))
  var language: String?
  @Flag(help: "Print the pronunciation instead of speaking.")
  var ipa = false
  @Flag(help: "Print English words that rhyme with it, the most common first, instead of speaking.")
  var rhymes = false

  func validate() throws {
    if rhymes, ipa || ![nil, "en", "eng"].contains(language?.lowercased()) {
      throw ValidationError("--rhymes cannot be combined with --ipa or a --language other than en")
    }
  }

  func run(in feature: WordsFeature) throws {
    if rhymes {
      try printRhymes(in: feature)
    } else if ipa {
      try printPronunciation(in: feature)
    } else {
      try feature.core.speech.say(word, language: language)
    }
  }

  private func printPronunciation(in feature: WordsFeature) throws {
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

  private func printRhymes(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let found = try feature.rhymes.rhymes(of: word)
    try presentation.print(found) {
      wrapped(messages.commaSeparated(found.rhymes), width: presentation.width) + "\n"
    }
  }
}
