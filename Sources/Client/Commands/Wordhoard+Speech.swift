import Foundation
import ScoreAPI

extension Wordhoard {
  /// Says a word aloud, through the program espeak-ng.
  ///
  /// - Parameter text: any word of Latin letters, ours or not.
  /// - Throws: `ClientError` where it has other signs, espeak-ng is not installed, or nothing can be heard.
  package func say(_ text: String) throws(ClientError) {
    guard let words = speakable(text) else {
      throw ClientError(
        "not_speakable",
        "\(shownSafely(text, limit: 40)) is no word of Latin letters; give one, such as garden",
        exit: .usage)
    }
    // What stands after -- is never taken for an option.
    guard let outcome = host.run("espeak-ng", ["-v", "en-us", "--", words], Data()) else {
      throw ClientError(
        "no_speech", "espeak-ng is not installed; get it with `sudo apt install espeak-ng`")
    }
    guard outcome.hasSucceeded else {
      let complaint = outcome.complaint.isEmpty ? "" : " (\(outcome.complaint))"
      throw ClientError(
        "speech_failed",
        "espeak-ng did not say it\(complaint); `espeak-ng hello` tells whether it works at all")
    }
    // Without a device it exits with 0 all the same, and only complains; the sound system's own lines, which
    // may speak of errors where all is well, begin otherwise.
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard !lines.contains(where: { $0.hasPrefix("error:") }) else {
      throw ClientError(
        "no_audio",
        "there is no audio device here; `wordhoard define` shows how a word is pronounced")
    }
  }
}

/// A text as it may be given to a program that speaks: Latin letters, blanks, hyphens and apostrophes, at
/// most 60 of them; nil where anything else is in it, or no letter.
private func speakable(_ text: String) -> String? {
  let words = normalizedAnswer(String(text.prefix(100))).replacing("’", with: "'")
  let isClean = words.unicodeScalars.allSatisfy { scalar in
    " -'".unicodeScalars.contains(scalar)
      || (scalar.properties.isAlphabetic && scalar.value < 0x250 && scalar.value != 0xAA
        && scalar.value != 0xBA)
  }
  guard isClean, words.count <= 60, words.contains(where: \.isLetter) else { return nil }
  return words
}
