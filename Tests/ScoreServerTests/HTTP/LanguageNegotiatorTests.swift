import Messages
import ScoreServer
import Testing

@Suite("The language of responses")
struct LanguageNegotiatorTests {
  private let negotiator = LanguageNegotiator([
    Messages(language: "de", catalogue: .empty), Messages(language: "pt_BR", catalogue: .empty),
  ])

  @Test(
    "is the available language that the client prefers, or English",
    arguments: [
      (nil, "en"), ("", "en"), ("de", "de"), ("de-AT", "de"), ("DE-de", "de"),
      ("fr, de;q=0.5", "de"), ("en, de", "en"), ("de;q=0.3, en;q=0.7", "en"),
      ("de;q=0.7, en;q=0.3", "de"), ("de;q=0", "en"), ("de;Q=0", "en"), ("*", "en"),
      ("fr, *;q=0.5, de;q=0.1", "en"),
      ("pt-BR,pt;q=0.9", "pt_BR"), ("fr", "en"), (";;,,;q=", "en"), ("de;q=x", "en"),
      ("../../de", "en"),
    ] as [(String?, String)])
  func preferred(field: String?, language: String) {
    #expect(negotiator.messages(for: field).language == language)
  }

  @Test("is English if the server has no other language")
  func alone() {
    #expect(LanguageNegotiator().languages == ["en"])
    #expect(LanguageNegotiator().messages(for: "de").language == "en")
  }

  @Test("depends only on the first ranges of a very long field")
  func endless() {
    let field = String(repeating: "fr,", count: 100_000) + "de"
    #expect(negotiator.messages(for: field).language == "en")
  }
}
