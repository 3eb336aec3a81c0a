import GameEngine
import TestSupport
import Testing

@Suite("Memories from other programs")
struct KnownMemoryTests {
  private let id = ItemID.card("a")

  private func known(
    _ stability: Double, at instant: Int64, reviews: Int = 5
  ) -> KnownMemory {
    KnownMemory(
      stability: stability, difficulty: 7, lastReview: instant, reviews: reviews, lapses: 2)
  }

  private func body(_ memory: KnownMemory) -> EventBody {
    .difficulty(DifficultyEntry(item: id, memory: memory, recognition: nil))
  }

  @Test("set memory, difficulty and the numbers of reviews, and an undo takes that back")
  func set() throws {
    var clock = JournalClock()
    let event = clock.event(body(known(40, at: 1000)))
    let progress = ProgressFold.progress(of: [event])
    let word = try #require(progress.words[id])
    let memory = try #require(word.memory)
    #expect(
      memory.state
        == MemoryState(stability: 40, difficulty: 7, reviewed: StudyTime(instant: 1000, day: -1)))
    #expect(memory.acquaintance == .reviewed && memory.heldUntil == 0)
    #expect(word.difficulty == .known && word.reviewsElsewhere == 5 && word.lapsesElsewhere == 2)
    #expect(word.answers == 0 && word.seen == 0)
    let undone = ProgressFold.progress(of: [event, clock.event(.undo(event.id))])
    #expect(undone.words[id]?.memory == nil)
  }

  @Test("count only if they are later than the player's own, so the same one twice changes nothing")
  func later() throws {
    var clock = JournalClock()
    let answer = clock.answer("card/a", right: true)
    let before = ProgressFold.progress(of: [answer])
    let old = clock.event(body(known(40, at: answer.instant)))
    #expect(ProgressFold.progress(of: [answer, old]) == before)
    let new = clock.event(body(known(40, at: answer.instant + 1)))
    let after = ProgressFold.progress(of: [answer, new])
    #expect(after.words[id]?.memory?.state.stability == 40 && after.words[id]?.answers == 1)
    let again = clock.event(body(known(90, at: answer.instant + 1)))
    #expect(ProgressFold.progress(of: [answer, new, again]) == after)
  }

  @Test(
    "that no program computes are refused",
    arguments: [
      json(stability: 0), json(stability: 40_000), json(difficulty: 0.5),
      json(difficulty: 11), json(lastReview: -1), json(reviews: -1),
      json(lapses: 2_000_000),
    ])
  func implausible(memory: String) throws {
    let body = "{\"item\":\"card/a\",\"difficulty\":1,\"memory\":\(memory)}"
    #expect(throws: (any Error).self) { try JSONTexts.decoded(body, kind: "difficulty") }
  }

  @Test("and note types survive JSON")
  func coding() throws {
    let memory = body(known(1.0 / 3, at: 7))
    #expect(try JSONTexts.decoded(JSONTexts.encoded(memory), kind: "difficulty") == memory)
    let type = EventBody.noteType(NoteTypeEntry("{\"id\":1}"))
    #expect(try JSONTexts.decoded(JSONTexts.encoded(type), kind: "noteType") == type)
    var card = CardEntry(card: id)
    card.audio = [CardMedium(name: "sol.mp3", file: nil), CardMedium(name: "a", file: "b.mp3")]
    (card.origin, card.edited, card.texts[.pronunciation]) = ("{}", 5, "sɔl")
    let body = EventBody.card(card)
    #expect(try JSONTexts.decoded(JSONTexts.encoded(body), kind: "card") == body)
  }
}

/// A memory as JSON; a test changes one field.
private func json(
  stability: Double = 1, difficulty: Double = 5, lastReview: Int = 0, reviews: Int = 1,
  lapses: Int = 0
) -> String {
  """
  {"stability":\(stability),"difficulty":\(difficulty),"lastReview":\(lastReview),\
  "reviews":\(reviews),"lapses":\(lapses)}
  """
}
