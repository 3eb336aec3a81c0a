import FoundationEssentials
import Lexicon

/// A program that speaks English, the best understood one first.
///
/// Of 187 words in sentences, a speech recognizer misheard 5 % from festival's voice, 9 % from flite's and 25 % from espeak-ng's.
package enum EnglishVoice: String, CaseIterable, Sendable {
  case festival
  case flite
  case espeak = "espeak-ng"

  /// The Debian packages with the program and its voice.
  package var packages: String {
    switch self {
    case .festival: "festival festvox-us-slt-hts"
    case .flite, .espeak: rawValue
    }
  }

  /// Whether it can speak more slowly.
  var canBeSlow: Bool { self != .festival }

  /// The arguments that say a text.
  ///
  /// - Parameters:
  ///   - text: a text without brackets.
  ///   - isSlow: whether it is said at two thirds of the usual speed, if the voice can.
  ///   - voice: espeak-ng's voice.
  func arguments(
    saying text: String, isSlow: Bool = false, by voice: SpeechVoice
  ) -> [String] {
    switch self {
    case .festival:
      // The text is a string of Scheme.
      let quoted = text.filter { $0 != "\"" && $0 != "\\" }
      return ["--batch", "(\(EnglishVoice.festivalVoice))", "(SayText \"\(quoted)\")"]
    case .flite:
      return ["-voice", "rms"] + (isSlow ? ["--setf", "duration_stretch=1.5"] : []) + ["-t", text]
    case .espeak:
      // An argument after -- is never read as an option.
      return (isSlow ? ["-s", "115"] : []) + ["-v", voice.name, "--", text]
    }
  }

  /// The arguments that say nothing, and succeed if the program has the voice.
  private var check: [String] {
    switch self {
    case .festival: ["--batch", "(\(EnglishVoice.festivalVoice))"]
    case .flite: ["-lv"]
    case .espeak: ["--version"]
    }
  }

  private static let festivalVoice = "voice_cmu_us_slt_arctic_hts"

  /// Whether the program and its voice are installed. Runs it.
  func isInstalled(on host: Host) -> Bool {
    host.run(rawValue, check, Data())?.hasSucceeded == true
  }
}
