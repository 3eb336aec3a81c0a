import Terminal
import Testing

@Suite("Fields")
struct FieldTests {
  private func typed(_ keys: [Key], in field: Field = Field()) -> Field {
    var field = field
    for key in keys { _ = field.take(key) }
    return field
  }

  private func letters(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test("it is edited at the cursor")
  func editing() {
    #expect(typed(letters("wrd") + [.left, .left, .character("o")]).text == "word")
    #expect(typed(letters("words") + [.backspace]).text == "word")
    #expect(typed(letters("word") + [.home, .delete]).text == "ord")
    #expect(typed(letters("two words") + [.control("w")]).text == "two ")
    #expect(typed(letters("words") + [.left, .control("u")]).text == "s")
    #expect(typed(letters("words") + [.home, .right, .control("k")]).text == "w")
    #expect(typed([.backspace, .delete, .left, .right]).isEmpty)
  }

  @Test("keys that edit nothing are not handled")
  func others() {
    var field = Field()
    for key in [Key.enter, .escape, .tab, .up, .down, .function(1), .control("t"), .alt("a")] {
      let isTaken = field.take(key)
      #expect(!isTaken)
    }
  }

  @Test("typing replaces a proposal, unless it is edited first")
  func proposal() {
    let field = Field("20", isProposal: true)
    #expect(typed(letters("35"), in: field).text == "35")
    #expect(typed([.backspace] + letters("5"), in: field).text == "25")
    #expect(typed([.left, .character("1")], in: field).text == "210")
    var pasted = field
    pasted.paste("7")
    #expect(pasted.text == "7")
  }

  @Test("pasted text is one clean line, not longer than the limit")
  func pasting() {
    var field = Field(limit: 10)
    field.paste("one\r\ntwo\u{1B}[2J three")
    #expect(field.text == "one two [2")
    var masked = Field(isMasked: true)
    masked.paste("päss\u{200B}wörd")
    #expect(masked.text == "päss\u{200B}wörd")
  }

  @Test("a mark joins the letter before it")
  func marks() {
    let field = typed(letters("e") + [.character("\u{301}")])
    #expect(field.text == "e\u{301}")
    #expect(typed([.backspace], in: field).isEmpty)
  }
}
