import GameEngine
import TestSupport
import Testing

@Suite("Damaged passages")
struct DamagedPassageTests {
  @Test("from the second sentence on, every second word of the course has lost its second half")
  func damage() throws {
    let damaged = try #require(Market.passage.damaged())
    #expect(
      damaged.gaps.map(\.word.word) == [
        "bridge", "market", "sold", "garden", "blacksmith", "hammer", "river", "mountain",
      ])
    #expect(
      damaged.text(at: 0) == """
        A traveler came to the village in the morning.
        She crossed the bri_____ and walked past the mar__, where a baker so__ bread.
        In the gar__ of the castle a black__ had a lantern and a ham__.
        Old Mason watched the ri__, and the forest was silent behind the moun__.
        """)
  }

  @Test("gaps before the one that is asked are filled")
  func filled() throws {
    let damaged = try #require(Market.passage.damaged())
    let last = damaged.text(at: 7)
    #expect(last.hasSuffix("watched the river, and the forest was silent behind the moun_____."))
    #expect(!last.replacing("_____", with: "").contains("_"))
  }

  @Test("the example of a gap is its sentence")
  func example() throws {
    let damaged = try #require(Market.passage.damaged())
    #expect(
      damaged.example(of: damaged.gaps[2]).marked
        == "She crossed the bridge and walked past the market, where a baker {sold} bread.")
  }

  @Test("a word that can be two words of the course stays whole")
  func ambiguous() throws {
    let more = [Asking.word("bridge", .verb), Asking.word("sold", .adjective)]
    let damaged = try #require(Market.passage.damaged(by: Market.words + more))
    #expect(!damaged.gaps.map(\.word.word).contains { ["bridge", "sold"].contains($0) })
  }

  @Test("a word of which the passage has another form stays whole, since that gives it away")
  func repeated() throws {
    let sentences = Market.passage.sentences + ["Two bridges and two markets were enough."]
    let damaged = try #require(Passage(sentences: sentences).damaged())
    #expect(!damaged.gaps.map(\.item.term).contains { ["bridge", "market"].contains($0) })
  }

  @Test("too few words make no round, and no more than 15 are damaged")
  func counts() throws {
    #expect(Passage(sentences: Array(Market.passage.sentences.prefix(2))).damaged() == nil)
    let words = Gen.letters.flatMap { [Asking.word("tree\($0)x"), Asking.word("tree\($0)y")] }
    let sentences = ["It begins.", words.map(\.term).joined(separator: " ") + "."]
    #expect(Passage(sentences: sentences).damaged(by: words)?.gaps.count == 15)
  }

  @Test("German nouns are damaged despite their capitals, but neither names nor verbs like them")
  func german() throws {
    let words = ["Garten", "Brücke", "Markt", "Hammer", "Wald", "Stein", "Wolf", "Essen"].map {
      Market.german($0, .noun)
    }
    let others = [
      Market.german("der", .adverb), Market.german("essen", .verb), Market.german("kaufen", .verb),
      Market.german("laufen", .verb), Market.german("still", .adjective),
      Market.german("grün", .adjective),
    ]
    let passage = Passage(sentences: [
      "Es war Morgen.",
      "Im Garten an der Brücke wollten sie kaufen und essen, und am Markt lag ein Hammer.",
      "Der Wald war still und grün, als Peter Wolf und Anna Stein laufen wollten, doch Garten gab es.",
    ])
    let damaged = DamagedPassage(passage, of: Market.germanCourse) {
      Market.spelled($0, in: words + others)
    }
    #expect(damaged == nil, "four words are too few")
    let longer = Passage(
      sentences: passage.sentences + ["So war das Haus am Turm, und so der Berg."])
    let more = ["Haus", "Turm", "Berg"].map { Market.german($0, .noun) }
    let second = DamagedPassage(longer, of: Market.germanCourse) {
      Market.spelled($0, in: words + others + more)
    }
    // Garten is there twice, Wolf and Stein are names, and the third word is the verb essen.
    #expect(
      second?.gaps.map(\.word.word) == ["kaufen", "Markt", "Wald", "grün", "Haus", "Berg"])
  }

  @Test("whatever the text, names and first words stay whole, and the halves make the text")
  func property() throws {
    var gen = Gen(seed: 3)
    let pool = FixturePool.pool.items.filter { !$0.isPhrase }
    let spelled = pool.reduce(into: [String: [Item]]()) { spelled, item in
      for form in Set(([item.term] + item.inflectedForms).map { $0.lowercased() }) {
        spelled[form, default: []].append(item)
      }
    }
    let others = ["the", "a", "of", "and", "it's", "well-lit", "Mason", "Horse", "RIVER", "3rd"]
    var dealt = 0
    for _ in 0..<300 {
      var terms = gen.generator.shuffled(pool.map(\.term))
      let sentences = (0..<gen.int(1...6)).map { _ in
        let words = (0..<gen.int(1...14)).map { _ in
          gen.percent(60) ? terms.removeLast() : gen.of(others)
        }
        return words.joined(separator: gen.of([" ", ", ", " - ", "\u{2014}"])) + "."
      }
      let passage = Passage(sentences: sentences)
      guard let damaged = DamagedPassage(passage, of: .english, words: { spelled[$0] ?? [] })
      else { continue }
      dealt += 1
      let gaps = damaged.gaps
      #expect(DamagedPassage.counts.contains(gaps.count))
      #expect(Set(gaps.map(\.item.id)).count == gaps.count)
      for (number, gap) in gaps.enumerated() {
        #expect(gap.word.start.count >= 2 && gap.word.rest.count >= 2)
        #expect(gap.word.word == gap.word.word.lowercased())
        let example = damaged.example(of: gap)
        #expect(sentences.dropFirst().contains(example.text))
        #expect(!example.before.isEmpty)
        var text = damaged.text(at: number)
        let shown = text.split { !$0.isLetter && $0 != "_" }.map(String.init)
        #expect(!shown.contains(gap.word.word), "the answer is nowhere in the text")
        for other in gaps[number...] {
          let mark = other.item.id == gap.item.id ? "_____" : "__"
          let range = try #require(text.firstRange(of: other.word.start + mark))
          text.replaceSubrange(range, with: other.word.word)
        }
        #expect(text == sentences.joined(separator: "\n"))
      }
    }
    #expect(dealt > 50)
  }
}
