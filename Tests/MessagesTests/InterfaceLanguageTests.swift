import Messages
import Testing

@Suite("The language of the interface")
struct InterfaceLanguageTests {
  private func preferred(
    _ setting: String? = nil, _ environment: [String: String] = [:],
    available: [String] = ["de", "en", "pt_BR"]
  ) -> String {
    InterfaceLanguage.preferred(
      setting: setting, environment: environment, available: available)
  }

  @Test("the setting takes precedence over the environment")
  func setting() {
    #expect(preferred("de", ["LANGUAGE": "en"]) == "de")
    #expect(preferred("en", ["LANG": "de_DE.UTF-8"]) == "en")
    #expect(preferred("de-AT") == "de")
    #expect(preferred("pt-br") == "pt_BR")
    #expect(preferred("de", ["LC_ALL": "C"]) == "de")
  }

  @Test("if the setting is empty, auto or unknown, the environment decides")
  func noSetting() {
    for setting in ["", "auto", "tlh"] {
      #expect(preferred(setting, ["LANG": "de_DE.UTF-8"]) == "de")
    }
  }

  @Test("LC_ALL takes precedence over LC_MESSAGES and LANG; empty ones are ignored")
  func locales() {
    #expect(preferred(nil, ["LC_ALL": "de_DE", "LC_MESSAGES": "en_US", "LANG": "en"]) == "de")
    #expect(preferred(nil, ["LC_ALL": "", "LC_MESSAGES": "de_CH.UTF-8", "LANG": "en"]) == "de")
    #expect(preferred(nil, ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE@euro"]) == "de")
    #expect(preferred(nil, ["LC_ALL": "en_US.UTF-8", "LANG": "de_DE.UTF-8"]) == "en")
  }

  @Test("LANGUAGE is a list; the first language that is available counts")
  func list() {
    #expect(preferred(nil, ["LANGUAGE": "fr:de_AT:en", "LANG": "en_US.UTF-8"]) == "de")
    #expect(preferred(nil, ["LANGUAGE": "en:de", "LANG": "de_DE.UTF-8"]) == "en")
    #expect(preferred(nil, ["LANGUAGE": "fr", "LANG": "de_DE.UTF-8"]) == "de")
    #expect(preferred(nil, ["LANGUAGE": "::", "LANG": "de_DE.UTF-8"]) == "de")
    #expect(preferred(nil, ["LANGUAGE": "de"]) == "de")
    #expect(preferred(nil, ["LANGUAGE": "de", "LC_ALL": "C.UTF-8"]) == "de")
  }

  @Test("C and POSIX are English, whatever the value of LANGUAGE")
  func plainLocale() {
    #expect(preferred(nil, ["LC_ALL": "C", "LANGUAGE": "de"]) == "en")
    #expect(preferred(nil, ["LANG": "POSIX", "LANGUAGE": "de"]) == "en")
    #expect(preferred(nil, ["LC_ALL": "C.UTF-8"]) == "en")
  }

  @Test("English is used without catalogues, and if no language is set")
  func fallback() {
    #expect(preferred(nil, [:]) == "en")
    #expect(preferred(nil, ["LANG": "de_DE.UTF-8"], available: []) == "en")
    #expect(preferred("en", ["LANG": "de_DE.UTF-8"], available: ["de"]) == "en")
  }

  @Test("languages with a common beginning are not confused")
  func prefix() {
    #expect(preferred("deu") == "en")
    #expect(preferred("d") == "en")
    #expect(preferred("pt") == "en")
    #expect(preferred("../de") == "en")
    #expect(preferred(String(repeating: "de_", count: 50)) == "en")
  }
}
