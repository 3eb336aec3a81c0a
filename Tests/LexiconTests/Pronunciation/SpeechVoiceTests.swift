import GameEngine
import Testing

@testable import Lexicon

@Suite("Voices")
struct SpeechVoiceTests {
  @Test(
    "a language is known by its codes of ISO 639-1 and 639-3, in any case",
    arguments: [
      ("eng", "eng", "en-us"), ("en", "eng", "en-us"), ("DE", "deu", "de"), ("deu", "deu", "de"),
      ("fra", "fra", "fr-fr"), ("es", "spa", "es"), ("kmr", "kmr", "ku"), ("nor", "nor", "nb"),
      ("nn", "nno", "nb"), ("swh", "swh", "sw"), ("sw", "swa", "sw"),
    ])
  func codes(_ code: String, _ language: String, _ name: String) throws {
    let voice = try #require(SpeechVoice(language: code))
    #expect(voice.language == language)
    #expect(voice.name == name)
  }

  @Test(
    "other codes have no voice", arguments: ["", "xx", "english", "en-us", "-w", "rom", "d e", "ß"])
  func unknown(_ code: String) {
    #expect(SpeechVoice(language: code) == nil)
  }

  @Test("the languages are sorted, each is known, and its code leads back to it")
  func languages() throws {
    #expect(SpeechVoice.languages == SpeechVoice.languages.sorted())
    #expect(Set(SpeechVoice.languages).count == SpeechVoice.languages.count)
    for code in SpeechVoice.languages {
      let voice = try #require(SpeechVoice(language: code))
      #expect(voice.language.count == 3)
      #expect(SpeechVoice(language: voice.language) == voice)
      #expect(!voice.name.hasPrefix("-") && !voice.scripts.isEmpty)
    }
  }

  @Test(
    "a voice reads words in the letters of its language",
    arguments: [
      ("en", "fiancée"), ("de", "Straße"), ("ca", "col·legi"), ("cy", "tŷ ẁ"), ("lt", "ė\u{303}"),
      ("el", "άνθρωπος"), ("ru", "слово"), ("ru", "ё-моё"), ("sr", "школа"), ("sr", "škola"),
      ("hi", "हिन्दी"), ("ar", "كِتَاب"), ("ja", "さくら"), ("ja", "コーヒー"), ("en", "o'clock"),
    ])
  func readable(_ language: String, _ text: String) throws {
    #expect(try #require(SpeechVoice(language: language)).canRead(text))
  }

  @Test(
    "a voice reads nothing else",
    arguments: [
      ("en", "слово"), ("ru", "word"), ("ja", "漢字"), ("en", ""), ("en", "-"), ("en", "\u{301}"),
      ("en", "1"), ("ar", "٣"), ("el", "[[x]]"), ("ru", "слово\n"), ("ru", "сло\u{200B}во"),
      ("hi", "क\u{7}"), ("en", "<speak>"), ("en", "a_b"), ("en", "²"), ("de", "a\u{202E}b"),
    ])
  func unreadable(_ language: String, _ text: String) throws {
    #expect(!(try #require(SpeechVoice(language: language)).canRead(text)))
  }
}
