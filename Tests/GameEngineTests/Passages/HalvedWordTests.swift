import GameEngine
import TestSupport
import Testing

@Suite("Words without their second half")
struct HalvedWordTests {
  @Test(
    "half of the letters are missing, rounded up",
    arguments: [
      ("word", "wo", "rd"), ("river", "ri", "ver"), ("bridge", "bri", "dge"),
      ("lantern", "lan", "tern"), ("größe", "gr", "öße"), ("jardi\u{301}n", "jar", "di\u{301}n"),
    ])
  func halves(word: String, start: String, rest: String) throws {
    let halved = try #require(HalvedWord(word))
    #expect(halved.start == start)
    #expect(halved.rest == rest)
  }

  @Test(
    "short words and those with other characters stay whole",
    arguments: ["", "a", "the", "it's", "don't", "well-known", "mp3s", "2026"])
  func whole(word: String) {
    #expect(HalvedWord(word) == nil)
  }

  @Test("two letters are left of every word, and the halves are the word")
  func property() {
    var gen = Gen(seed: 1)
    for _ in 0..<2000 {
      let word = gen.text(of: "abcdefghijklmnopqrstuvwxyzäöüßéñ", length: 1...20)
      guard let halved = HalvedWord(word) else {
        #expect(word.count < 4)
        continue
      }
      #expect(halved.start.count >= 2)
      #expect((0...1).contains(halved.rest.count - halved.start.count))
      #expect(halved.word == word)
    }
  }
}
