import GameEngine
import TestSupport
import Testing

@Suite("slips of spelling")
struct SlipTests {
  private func match(
    _ typed: String, for word: String, style: JudgingStyle = .current
  ) -> TypedAnswer.Match {
    let key = QuestionKey(
      word: Asking.word(word), example: nil, answer: word, accepted: [word])
    return TypedAnswer.match(typed, key: key, strictAccents: false, style: style)
  }

  @Test(
    "a wrong doubling, and a letter displaced by up to two places, are one slip",
    arguments: [
      ("tarrif", "tariff"), ("sherrif", "sheriff"), ("tounge", "tongue"), ("yatch", "yacht"),
      ("bizzare", "bizarre"), ("paralell", "parallel"), ("necesary", "necessary"),
      ("recieve", "receive"),
    ])
  func oneSlip(typed: String, word: String) { #expect(match(typed, for: word) == .typo) }

  @Test(
    "two errors in a short word, another first letter, and a reversal are no slip",
    arguments: [
      ("tarif", "tarrot"), ("acht", "yacht"), ("slate", "stale"), ("trawm", "train"),
      ("tongeu", "tunge"), ("beers", "bears" + "t"),
    ])
  func noSlip(typed: String, word: String) { #expect(match(typed, for: word) == .none) }

  @Test("rounds of earlier rules count them as two errors")
  func early() {
    #expect(match("tounge", for: "tongue", style: .early) == .none)
    #expect(match("sediment", for: "sedimnet", style: .early) == .typo)
  }
}
