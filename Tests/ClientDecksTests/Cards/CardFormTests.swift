import ClientCore
import ClientTestSupport
import GameEngine
import Terminal
import TestSupport
import Testing

@testable import ClientDecks

@Suite("The form of a card")
struct CardFormTests {
  private func card(_ field: CardField, _ text: String) -> CardChange {
    var card = CardChange()
    card.texts[field] = text
    return card
  }

  @Test("every text that a player edits comes back as it was", arguments: CardField.allCases)
  func same(field: CardField) throws {
    let text = field.isList ? "one\ntwo" : "one, two"
    var card = card(field, text)
    if field != .term { card.term = "sol" }
    if field != .definition { card.definition = "sun" }
    let entry = try CardForm(card).change(isNew: true).entry(for: .card("a"))
    #expect(entry.texts[field] == (field.isEditable ? text : nil))
  }

  @Test("no text that a card can have is cut, whatever its length and number of lines")
  func long() {
    let texts = [
      String(repeating: "a", count: CardEntry.longest),
      String(repeating: "a\n", count: CardEntry.longest / 2),
    ]
    for text in texts {
      var form = CardForm(card(.note, text))
      form.go(to: .text(.note))
      form.type(.character("b"))
      let note = form.change(isNew: false).note
      #expect(note.filter { $0 == "a" }.count == text.filter { $0 == "a" }.count)
      #expect(note.hasSuffix("b"))
    }
  }

  @Test("only lines that were changed are saved")
  func changed() {
    var form = CardForm(card(.term, "sol"))
    #expect(form.change(isNew: false).isEmpty)
    form.go(to: .text(.tags))
    form.paste("one two")
    #expect(form.change(isNew: false).tags == ["one", "two"])
    #expect(form.change(isNew: false).texts.all.count == 1)
  }
}
