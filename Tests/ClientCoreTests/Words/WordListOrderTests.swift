import ClientCore
import ClientTestSupport
import GameEngine
import TestSupport
import Testing

@Suite("The order of a list of words")
struct WordListOrderTests {
  private func word(_ id: String, _ term: String) -> PlayerWord {
    let item = Item(
      id: ItemID(id), term: term, language: "en",
      senses: [Sense(definition: "a meaning", examples: [])])
    return PlayerWord(item, progress: PlayerProgress(), at: StudyTime(utc: 0), goals: RecallGoals())
  }

  @Test("is alphabetical whatever the case, cards among words")
  func alphabetical() {
    let words = [
      word("en/zebra/noun", "zebra"), word("card/9f", "Banane"), word("en/April/noun", "April"),
      word("en/abandon/verb", "abandon"), word("card/01", "cuando"),
    ]
    var request = WordListRequest()
    request.order = .word
    #expect(
      request.taken(from: words).map(\.word.term)
        == ["abandon", "April", "Banane", "cuando", "zebra"])
    // Words of one difficulty are in the same order.
    request.order = .difficulty
    request.limit = 2
    #expect(request.taken(from: words).map(\.word.term) == ["abandon", "April"])
  }
}
