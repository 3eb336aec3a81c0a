/// A voice of espeak-ng, and the language that it speaks.
///
/// The voices of espeak-ng 1.51 for the languages of FreeDict's dictionaries. Japanese is read only from
/// kana: other characters would be announced as Chinese letters.
package struct SpeechVoice: Hashable, Sendable {
  /// The language by ISO 639-3, such as `deu`.
  package let language: String
  /// The name of the voice, as `-v` of espeak-ng takes it.
  package let name: String
  /// The scripts of the language.
  package let scripts: [SpeechScript]

  /// The voice of a language; nil if there is none.
  ///
  /// - Parameter language: a code of ISO 639-1 or 639-3, in any case.
  package init?(language: String) {
    let code = language.lowercased()
    let row = SpeechVoice.rows.first { $0.short == code || $0.long.contains(code) }
    guard let row else { return nil }
    self.language = row.short == code ? row.long[0] : code
    name = row.voice ?? row.short
    scripts = row.scripts
  }

  /// Whether it speaks English, for which there are better programs.
  package var isEnglish: Bool { language == "eng" }

  /// The languages with a voice, by their codes of ISO 639-1, sorted.
  package static var languages: [String] { rows.map(\.short) }

  /// Whether the voice can read a text: letters of its scripts, marks, spaces, hyphens, apostrophes
  /// and the middle dot of Catalan, with at least one letter. This excludes commands to the
  /// program.
  package func canRead(_ text: String) -> Bool {
    text.contains(where: \.isLetter)
      && text.unicodeScalars.allSatisfy { scalar in
        " -'·".unicodeScalars.contains(scalar) || (0x300...0x36F).contains(scalar.value)
          || scripts.contains { $0.contains(scalar) }
      }
  }

  private struct Row {
    /// The code of ISO 639-1.
    let short: String
    /// The codes of ISO 639-3; at least one.
    let long: [String]
    /// The name of the voice, if it is not the short code.
    let voice: String?
    let scripts: [SpeechScript]

    init(
      _ short: String, _ long: String..., voice: String? = nil, in scripts: SpeechScript...
    ) {
      self.short = short
      self.long = long
      self.voice = voice
      self.scripts = scripts.isEmpty ? [.latin] : scripts
    }
  }

  private static let rows = [
    Row("af", "afr"), Row("ar", "ara", in: .arabic), Row("bg", "bul", in: .cyrillic),
    Row("ca", "cat"), Row("cs", "ces"), Row("cy", "cym"), Row("da", "dan"), Row("de", "deu"),
    Row("el", "ell", in: .greek), Row("en", "eng", voice: "en-us"), Row("eo", "epo"),
    Row("es", "spa"), Row("fi", "fin"), Row("fr", "fra", voice: "fr-fr"), Row("ga", "gle"),
    Row("gd", "gla"), Row("hi", "hin", in: .devanagari), Row("hr", "hrv"), Row("hu", "hun"),
    Row("id", "ind"), Row("is", "isl"), Row("it", "ita"), Row("ja", "jpn", in: .kana),
    Row("ku", "kur", "kmr"), Row("la", "lat"), Row("lt", "lit"), Row("mk", "mkd", in: .cyrillic),
    // Nynorsk is read by the voice of Bokmål, the only one there is.
    Row("nb", "nob"), Row("nl", "nld"), Row("nn", "nno", voice: "nb"),
    Row("no", "nor", voice: "nb"),
    Row("pl", "pol"), Row("pt", "por"), Row("ru", "rus", in: .cyrillic), Row("sk", "slk"),
    Row("sl", "slv"), Row("sr", "srp", in: .cyrillic, .latin), Row("sv", "swe"),
    Row("sw", "swa", "swh"), Row("tr", "tur"),
  ]
}
