import GameEngine
import Testing

@testable import ContentLint

@Suite("Words that dailies keep apart")
struct ApartBuilderTests {
  private func word(_ term: String, _ example: String, synonyms: [String] = []) -> Item {
    lintWord(
      term, senses: [lintSense("a thing", examples: [example], synonyms: synonyms)])
  }

  @Test("are synonyms and words of one stem, in both directions")
  func apart() {
    let words = [
      word("glacier", "A {glacier}.", synonyms: ["floe"]), word("floe", "A {floe}."),
      word("glacial", "A {glacial}."), word("tulip", "A {tulip}."),
    ]
    let apart = ApartBuilder.words(of: lintPack(words)).apart
    #expect(apart[words[0].id] == [words[1].id, words[2].id])
    #expect(apart[words[1].id] == [words[0].id])
    #expect(apart[words[3].id] == nil)
  }

  @Test("and words whose sentences name a holiday, but not a part of another word")
  func holidays() {
    let words = [
      word("bunny", "The Easter {bunny} hid the eggs."), word("coast", "The eastern {coast}."),
      word("toast", "A {toast} to the New Year!"), word("rose", "A {rose} for Valentine's Day."),
    ]
    let holidays = ApartBuilder.words(of: lintPack(words)).holidays
    #expect(holidays[words[0].id] == .easter)
    #expect(holidays[words[1].id] == nil)
    #expect(holidays[words[2].id] == .newYear)
    #expect(holidays[words[3].id] == .valentine)
  }
}
