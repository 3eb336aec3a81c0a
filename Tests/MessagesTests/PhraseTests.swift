import Messages
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test("interpolated values become numbered placeholders of the key")
  func placeholders() {
    let phrase: Phrase = "\("bank") has \(4) letters, the first is \(Character("b"))."
    #expect(phrase.key == "{1} has {2} letters, the first is {3}.")
    #expect(phrase.arguments == ["bank", "4", "b"])
    #expect(phrase.english == "bank has 4 letters, the first is b.")
  }

  @Test("an argument that looks like a placeholder does not change")
  func hostileArgument() {
    let phrase: Phrase = "\("{2}") and \("{1}")"
    #expect(phrase.english == "{2} and {1}")
  }

  @Test("braces that are not placeholders do not change")
  func otherBraces() {
    let phrase: Phrase = "{} {x} {0} {99} {1 {123} \("é") {"
    #expect(phrase.english == "{} {x} {0} {99} {1 {123} é {")
  }

  @Test("a phrase takes a context")
  func context() {
    #expect(Phrase("open", context: "a button").context == "a button")
    #expect(Phrase("open \(1)").arguments == ["1"])
  }
}
