import GameEngine
import TestSupport

/// A card of a deck with languages, asked in one form.
struct AskedCard {
  let asking: Asking

  init(
    _ term: String, _ definition: String, pair: String, form: String, strictAccents: Bool = false
  ) throws {
    asking = try Asking(
      form, AskedCard.item(term, definition, pair: pair), strictAccents: strictAccents)
  }

  private static func item(_ term: String, _ definition: String, pair: String) -> Item {
    var card = Card(id: ItemID.card("abc"))
    (card.term, card.definition) = (term, definition)
    return Item(card, pair: LanguagePair(pair))
  }

  /// The same card, asked to be translated; nil if it cannot be.
  static func translated(
    _ term: String, _ definition: String, pair: String
  ) throws -> AskedCard? {
    let item = item(term, definition, pair: pair)
    guard Forms.named(FormID("translate"))?.canAsk(item) == true else { return nil }
    return try AskedCard(term, definition, pair: pair, form: "translate")
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
