import GameEngine

/// The names of languages, in the interface language.
package struct LanguageTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The name of a language, given as a tag, a code or an English name. A name without a code is
  /// returned as it is.
  package func name(of language: String) -> String {
    let tag = LanguageTag.tag(of: language)
    guard let name = names[String(tag.prefix { $0 != "-" })] else { return language }
    return tag.contains("-") ? "\(name) (\(tag))" : name
  }

  /// The names by the primary subtags.
  private var names: [String: String] {
    [
      "af": messages("Afrikaans", context: "a language"),
      "ar": messages("Arabic", context: "a language"),
      "be": messages("Belarusian", context: "a language"),
      "bg": messages("Bulgarian", context: "a language"),
      "bn": messages("Bengali", context: "a language"),
      "br": messages("Breton", context: "a language"),
      "bs": messages("Bosnian", context: "a language"),
      "ca": messages("Catalan", context: "a language"),
      "cs": messages("Czech", context: "a language"),
      "cy": messages("Welsh", context: "a language"),
      "da": messages("Danish", context: "a language"),
      "de": messages("German", context: "a language"),
      "el": messages("Greek", context: "a language"),
      "en": messages("English", context: "a language"),
      "eo": messages("Esperanto", context: "a language"),
      "es": messages("Spanish", context: "a language"),
      "et": messages("Estonian", context: "a language"),
      "eu": messages("Basque", context: "a language"),
      "fa": messages("Persian", context: "a language"),
      "fi": messages("Finnish", context: "a language"),
      "fr": messages("French", context: "a language"),
      "ga": messages("Irish", context: "a language"),
      "gd": messages("Gaelic", context: "a language"),
      "gl": messages("Galician", context: "a language"),
      "he": messages("Hebrew", context: "a language"),
      "hi": messages("Hindi", context: "a language"),
      "hr": messages("Croatian", context: "a language"),
      "hu": messages("Hungarian", context: "a language"),
      "hy": messages("Armenian", context: "a language"),
      "id": messages("Indonesian", context: "a language"),
      "is": messages("Icelandic", context: "a language"),
      "it": messages("Italian", context: "a language"),
      "ja": messages("Japanese", context: "a language"),
      "ka": messages("Georgian", context: "a language"),
      "ko": messages("Korean", context: "a language"),
      "ku": messages("Kurdish", context: "a language"),
      "la": messages("Latin", context: "a language"),
      "lt": messages("Lithuanian", context: "a language"),
      "lv": messages("Latvian", context: "a language"),
      "mg": messages("Malagasy", context: "a language"),
      "mk": messages("Macedonian", context: "a language"),
      "ms": messages("Malay", context: "a language"),
      "mt": messages("Maltese", context: "a language"),
      "nb": messages("Bokmål", context: "a language"),
      "nl": messages("Dutch", context: "a language"),
      "nn": messages("Nynorsk", context: "a language"),
      "no": messages("Norwegian", context: "a language"),
      "oc": messages("Occitan", context: "a language"),
      "pl": messages("Polish", context: "a language"),
      "pt": messages("Portuguese", context: "a language"),
      "ro": messages("Romanian", context: "a language"),
      "ru": messages("Russian", context: "a language"),
      "sa": messages("Sanskrit", context: "a language"),
      "sk": messages("Slovak", context: "a language"),
      "sl": messages("Slovene", context: "a language"),
      "sq": messages("Albanian", context: "a language"),
      "sr": messages("Serbian", context: "a language"),
      "sv": messages("Swedish", context: "a language"),
      "sw": messages("Swahili", context: "a language"),
      "ta": messages("Tamil", context: "a language"),
      "th": messages("Thai", context: "a language"),
      "tr": messages("Turkish", context: "a language"),
      "uk": messages("Ukrainian", context: "a language"),
      "ur": messages("Urdu", context: "a language"),
      "vi": messages("Vietnamese", context: "a language"),
      "yi": messages("Yiddish", context: "a language"),
      "zh": messages("Chinese", context: "a language"),
    ]
  }
}
