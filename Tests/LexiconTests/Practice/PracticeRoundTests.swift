import GameEngine
import LexiconTestSupport
import Testing

@testable import Lexicon

@Suite("Rounds of our words and WordNet's")
struct PracticeRoundTests {
  private let pool: ItemPool
  private let wordNet: WordNet

  init() throws {
    pool = try InstalledWords.pool.get()
    wordNet = try WordNet()
  }

  private func deal(_ form: String, seed: UInt32, category: String? = nil) throws -> DealtRound {
    let recipe = PracticeRecipe(
      seed: seed, forms: [FormID(form)], category: category, edition: pool.edition.number)
    return try PracticeDealer(pool: pool, recipe: recipe).deal()
  }

  /// All words that share a meaning with a word, or are within two steps above or below one of
  /// its meanings; found by links of WordNet alone, in both directions.
  private func near(_ word: Item) -> Set<String> {
    // ICE is not ice.
    let own = wordNet.synsets(of: word).filter { $0.lemmas.contains(word.term) }
    var lemmas = Set(own.flatMap(\.lemmas))
    for relation in [SynsetRelation.hypernym, .hyponym] {
      var step = own
      for _ in 1...2 {
        step = step.flatMap { $0.targets(relation) }.compactMap { wordNet.synset($0) }
        lemmas.formUnion(step.flatMap(\.lemmas))
      }
    }
    return lemmas
  }

  @Test("a pool contains our words unchanged and more of WordNet's, and has its own name")
  func pooled() throws {
    let own = try ShippedContent.pool.get()
    #expect(pool.items.count > own.items.count + 5000)
    for word in own.items { #expect(pool[word.id] == word) }
    #expect(pool.edition.name == "wordnet-3.0")
    #expect(pool.edition.number == own.edition.number)
    #expect(pool.asOf(edition: own.edition.number).items.count == pool.items.count)
    #expect(Set(own.categories).isSubset(of: pool.categories))
  }

  @Test("wrong choices are no synonyms of the word, nor within two steps above or below it")
  func distractors() throws {
    var asked = 0
    for seed in 1...20 as ClosedRange<UInt32> {
      let dealt = try deal("match", seed: seed)
      for (question, key) in zip(dealt.round.questions, dealt.key.questions) {
        let word = try #require(pool[key.word])
        let near = near(word)
        for choice in question.choices where choice != word.term {
          #expect(!near.contains(choice), "\(choice) beside \(word.id)")
        }
        #expect(question.choices.count == 4 && Set(question.choices).count == 4)
        asked += 1
      }
    }
    #expect(asked == 200)
  }

  @Test("our words and WordNet's are kept apart, whichever is above")
  func mixed() throws {
    var pairs = 0
    let own = try ShippedContent.pool.get()
    let outside = pool.items.filter { own[$0.id] == nil }
    for word in outside.enumerated().filter({ $0.offset.isMultiple(of: 40) }).map(\.element) {
      for lemma in near(word) {
        // Phrasal verbs are choices among themselves only.
        for other in own.items(headed: lemma)
        where other.partOfSpeech == word.partOfSpeech && !lemma.contains(" ") {
          #expect(
            pool.areTooNear(word, other) && pool.areTooNear(other, word),
            "\(word.id), \(other.id)")
          pairs += 1
        }
      }
    }
    #expect(pairs > 50)
  }

  @Test("each form that can ask them deals a round, and the same round from the same seed")
  func forms() throws {
    // WordNet has no sounds, phrases or families.
    for form in Forms.ofWords.map(\.id.rawValue)
    where !["spell", "phrase", "family", "paragraph"].contains(form) {
      let first = try deal(form, seed: 7)
      #expect(first.round.questions.count == 10, "\(form)")
      #expect(first.round.header.edition == "wordnet-3.0")
      #expect(try deal(form, seed: 7).round == first.round)
    }
    let weather = try deal("match", seed: 1, category: "weather")
    #expect(weather.key.questions.allSatisfy { pool[$0.word]?.category == "weather" })
  }

  @Test("a typed word has its synonyms, and other words do not count as typing errors")
  func typed() throws {
    let sources = WordNetNeighbours(wordNet)
    let abhor = try #require(InstalledWords.words.get().word(ItemID("en/abhor/verb")))
    let near = sources.neighbours(of: abhor)
    #expect(near.synonyms == ["abominate", "execrate", "loathe"])
    #expect(near.anagrams.isEmpty)
    let pony = try #require(InstalledWords.words.get().word(ItemID("en/pony/noun")))
    #expect(sources.neighbours(of: pony).lookalikes.contains("pond"))
    #expect(!sources.neighbours(of: pony).lookalikes.contains("pony"))
    #expect(sources.related(to: pony).contains("racehorse"))
  }

  @Test("for our own words, the file determines the lookalikes")
  func ownNeighbours() throws {
    let words = try ShippedContent.pool.get().items
    let (word, other) = (words[0], words[1])
    let near = Neighbours(related: ["pool"], synonyms: ["loch"], lookalikes: ["late"])
    let folder = try ContentFolder()
    try NeighbourFile.write([word.id: near], pack: folder.path)
    let elsewhere: [ItemID: Neighbours] = [word.id: Neighbours(related: ["water"])]
    let source = PracticeNeighbours(own: NeighbourTable(pack: folder.path), wordNet: elsewhere)
    #expect(
      source.neighbours(of: word)
        == Neighbours(related: ["pool", "water"], synonyms: ["loch"], lookalikes: ["late"]))
    #expect(source.related(to: word) == ["pool", "water"])
    #expect(source.synonyms(of: word) == ["loch"])
    #expect(source.neighbours(of: other) == .none)
  }
}
