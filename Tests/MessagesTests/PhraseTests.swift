import Messages
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test("interpolated values become numbered placeholders of the key")
  func placeholders() {
    let phrase: Phrase = "\("bank") has \(4) letters, the first is \(Character("b"))."
    #expect(phrase.key == "{1} has {2} letters, the first is {3}.")
    #expect(phrase.arguments == [.text("bank"), .text("4"), .text("b")])
    #expect(Messages.english(phrase) == "bank has 4 letters, the first is b.")
  }

  @Test("an argument that looks like a placeholder does not change")
  func hostileArgument() {
    let phrase: Phrase = "\("{2}") and \("{1}")"
    #expect(Messages.english(phrase) == "{2} and {1}")
  }

  @Test("braces that are not placeholders do not change")
  func otherBraces() {
    let phrase: Phrase = "{} {x} {0} {99} {1 {123} \("é") {"
    #expect(Messages.english(phrase) == "{} {x} {0} {99} {1 {123} é {")
  }

  @Test("a phrase takes a context")
  func context() {
    #expect(Phrase("open", context: "a button").context == "a button")
    #expect(Phrase("open \(1)").arguments == [.text("1")])
  }

  @Test("a phrase in a phrase is translated with it, plurals as well")
  func nested() throws {
    let count = 3
    let inner: Phrase = "no answer"
    let phrase: Phrase =
      "A failed (\(inner)); \(count: count, "\(count) word", "\(count) words") left"
    #expect(phrase.key == "A failed ({1}); {2} left")
    #expect(Messages.english(phrase) == "A failed (no answer); 3 words left")
    let messages = try german(
      """
      msgid "A failed ({1}); {2} left"
      msgstr "noch {2}, A fehlt ({1})"

      msgid "no answer"
      msgstr "keine Antwort"

      msgid "{1} word"
      msgid_plural "{1} words"
      msgstr[0] "{1} Wort"
      msgstr[1] "{1} Wörter"
      """)
    #expect(messages(phrase) == "noch 3 Wörter, A fehlt (keine Antwort)")
  }

  @Test("a verbatim text is never translated, nor read as a template")
  func verbatim() {
    #expect(Messages.english(Phrase(verbatim: "{1} and {2}")) == "{1} and {2}")
  }
}
