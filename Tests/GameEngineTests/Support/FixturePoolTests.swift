import GameEngine
import TestSupport
import Testing

@Suite("The fixture pool")
struct FixturePoolTests {
  @Test(
    "it contains some sixty words of each level and every part of speech",
    arguments: Level.allCases)
  func spread(level: Level) {
    let words = FixturePool.pool.items(level: level)
    #expect(words.count == 60)
    #expect(Set(words.map(\.partOfSpeech)).count == 4)
    #expect(words.count { !$0.mainSense.synonyms.isEmpty } > 20)
    #expect(words.count { !$0.mainSense.antonyms.isEmpty } > 5)
    #expect(words.allSatisfy { !$0.mainSense.examples.isEmpty })
  }

  @Test("its words have not changed since the golden files were written")
  func frozen() {
    var text = ""
    for word in FixturePool.pool.items {
      text += "\(word.id) \(word.level?.rawValue ?? 0) \(word.category ?? "") "
      text += "\(word.centiZipf ?? 0) \(word.ipa)\n"
      text += word.irregularForms.joined(separator: ",") + "\n"
      for sense in word.senses {
        text += sense.definition + "\n"
        text += sense.examples.map(\.marked).joined(separator: "|") + "\n"
        text += (sense.synonyms + ["-"] + sense.antonyms).joined(separator: ",") + "\n"
      }
    }
    #expect(stableHash(text) == 4_908_965_945_270_698_090)
  }
}
