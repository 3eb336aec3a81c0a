import GameEngine
import TestSupport

/// A card of a deck with languages, asked in one form.
struct AskedCard {
  let asking: Asking

  init(
    _ term: String, _ definition: String, pair: String, form: String, strictAccents: Bool = false
  ) throws {
    var card = Card(id: ItemID.card("abc"))
    (card.term, card.definition) = (term, definition)
    asking = try Asking(
      form, Item(card, pair: LanguagePair(pair)), strictAccents: strictAccents)
  }

  /// The verdict on an answer as it is typed: `right` or `miss`, with the remark; the code of a refusal,
  /// or the name of any other event.
  func judged(_ typed: String) -> (verdict: String, remark: AnswerRemark?) {
    var referee = LocalReferee(asking.dealt)
    _ = referee.open(atMillis: 0)
    switch referee.play(Move(PlayerInput(typed: typed), atMillis: 1)).first {
    case .verdict(let verdict): return (verdict.correct ? "right" : "miss", verdict.remark)
    case .refused(let refused): return (refused.refusal.code, nil)
    case let event: return ("\(String(describing: event))", nil)
    }
  }
}
