import GameEngine
import TestSupport
import Testing

@Suite("gaps from imports")
struct GapCardTests {
  private func item(_ definition: String, origin: String = "", pair: String? = "spa-eng") -> Item {
    var card = Card(id: ItemID.card("abc"))
    (card.term, card.definition, card.example) = ("uno", definition, "uno, dos, uno")
    card.origin = origin
    return Item(card, pair: pair.flatMap(LanguagePair.init))
  }

  @Test("a gap is asked by cloze, with the sentence around it, and by no form for words")
  func cloze() throws {
    let gap = item("uno, dos, […]")
    #expect(gap.isGap)
    #expect(gap.mainSense.translations.isEmpty)
    let asking = try Asking("cloze", gap)
    #expect(asking.question.prompt == "uno, dos, _____")
    #expect(asking.key.answer == "uno")
    #expect(asking.answers(to: ["uno"]) == ["right"])
    for form in ["translate", "recall", "match", "meaning"] {
      #expect(try #require(Forms.named(FormID(form))).canAsk(gap) == false)
    }
    #expect(item("[…]", pair: nil).isGap)
  }

  @Test("a gap with a hint is known by its origin; other brackets are text")
  func hints() throws {
    let gap = item("[number], dos", origin: #"{"cloze":1,"fields":[]}"#)
    #expect(try Asking("cloze", gap).question.prompt == "_____, dos")
    #expect(!item("one [number]").isGap)
    #expect(item("one [number]").mainSense.translations == ["one [number]"])
  }
}
