import ContentLint
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Neighbour builder")
struct NeighbourBuilderTests {
  private func neighbours(
    _ fixture: WordNetFixture = WordNetFixture(), list: String = "", of words: [Item]
  ) throws -> [String: Neighbours] {
    let folder = try ContentFolder()
    let builder = NeighbourBuilder(
      wordNet: try fixture.opened(in: folder), wordList: SystemWordList(lines: Array(list.utf8)))
    let found = builder.neighbours(of: words)
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key.term, $0.value) })
  }

  @Test("words of one synset, and those up to two steps above or below, are related")
  func related() throws {
    var fixture = WordNetFixture()
    let steps = ["matter", "water", "river", "brook", "rivulet"].map { fixture.add("n", $0) }
    for (parent, child) in zip(steps, steps.dropFirst()) { fixture.put(parent, above: child) }
    let sea = fixture.add("n", "ocean", "main")
    fixture.put(steps[1], above: sea)
    let words = ["matter", "water", "river", "brook", "rivulet", "ocean", "main"]
    let found = try neighbours(fixture, of: words.map { lintWord($0) })
    #expect(found["matter"]?.related == ["water", "river", "ocean", "main"])
    #expect(found["water"]?.related == ["matter", "river", "brook", "ocean", "main"])
    #expect(found["river"]?.related == ["matter", "water", "brook", "rivulet"])
    #expect(found["rivulet"]?.related == ["river", "brook"])
    #expect(found["main"]?.related == ["matter", "water", "ocean"], "a sibling is no neighbour")
  }

  @Test("adjectives of a similar meaning are related, one step far")
  func similar() throws {
    var fixture = WordNetFixture()
    let centre = fixture.add("a", "large")
    for word in ["huge", "vast"] { fixture.link(centre, "&", fixture.add("s", word)) }
    let found = try neighbours(
      fixture, of: ["large", "huge", "vast"].map { lintWord($0, .adjective) })
    #expect(found["large"]?.related == ["huge", "vast"])
    #expect(found["huge"]?.related == ["large"])
  }

  @Test("only words of the same part of speech are related")
  func partsOfSpeech() throws {
    var fixture = WordNetFixture()
    _ = fixture.add("n", "walk", "stroll")
    _ = fixture.add("v", "walk", "stroll")
    let found = try neighbours(fixture, of: [lintWord("walk"), lintWord("stroll", .verb)])
    #expect(found.values.allSatisfy { $0.related.isEmpty })
    #expect(found["walk"]?.synonyms == ["stroll"])
  }

  @Test("words of one synset are synonyms, unless they are spelling variants")
  func synonyms() throws {
    var fixture = WordNetFixture()
    _ = fixture.add("n", "impostor", "imposter", "pretender")
    let found = try neighbours(
      fixture, list: "imposter\nimpostor\npretender\n", of: [lintWord("impostor")])
    #expect(found["impostor"]?.synonyms == ["pretender"])
    #expect(found["impostor"]?.lookalikes == [])
  }

  @Test("lookalikes are within the accepted typing errors, and begin with the same letter")
  func lookalikes() throws {
    let list = "lake\nlakes\nlace\nlade\nflake\nlak\nleak\nalke\nsake\nlakeside\nland\nLane\nla'e\n"
    let found = try neighbours(list: list, of: [lintWord("lake")])
    #expect(found["lake"]?.lookalikes == ["lace", "lade", "lak"])
    let long = "deleterious\ndelirious\ndelicious\ndelusions\ndeliriously\n"
    let two = try neighbours(list: long, of: [lintWord("delicious", .adjective)])
    #expect(two["delicious"]?.lookalikes == ["delirious"])
  }

  @Test("own forms are not lookalikes, regular or not")
  func ownForms() throws {
    let verb = lintWord("bind", .verb, forms: ["bound"])
    let found = try neighbours(list: "bind\nbinds\nbend\nbond\n", of: [verb])
    #expect(found["bind"]?.lookalikes == ["bend", "bond"])
    let wake = lintWord("wake", .verb, forms: ["woke"])
    #expect(try neighbours(list: "wake\nwoke\nwaked\nwakes\n", of: [wake]).isEmpty)
  }

  @Test("words under four letters have no lookalikes, since no typing error is accepted in them")
  func shortWords() throws {
    #expect(try neighbours(list: "ice\nire\nicy\n", of: [lintWord("ice")]).isEmpty)
  }

  @Test("anagrams are made of exactly the same letters, whatever the first")
  func anagrams() throws {
    let found = try neighbours(
      list: "least\nslate\nsteal\nstale\ntales\nlast\nslates\nleast\n", of: [lintWord("steal")])
    #expect(found["steal"]?.anagrams == ["least", "slate", "stale", "tales"])
  }

  @Test("a search by bits and buckets finds the same as a simple search", arguments: 0..<20)
  func plainSearch(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = (0..<300).map { _ in
      (0..<(4 + generator.below(7))).map { _ in ["a", "b", "c"][generator.below(3)] }.joined()
    }
    let list = Set(words).sorted()
    let headword = words[0]
    let word = lintWord(headword)
    let plain = list.filter { other in
      other != headword && other.first == headword.first && !word.inflectedForms.contains(other)
        && editDistance(headword, other, limit: TypedAnswer.allowedTypos(in: headword)) != nil
    }
    let found = try neighbours(list: list.joined(separator: "\n"), of: [word])
    #expect(found[headword]?.lookalikes ?? [] == plain)
  }

  @Test("with the real WordNet and word list no word is buried in neighbours")
  func realData() throws {
    let builder = NeighbourBuilder(wordNet: try WordNet(), wordList: try SystemWordList())
    let words = [
      lintWord("river"), lintWord("stream"), lintWord("bank"), lintWord("create", .verb),
      lintWord("build", .verb), lintWord("desert", .noun),
    ]
    let found = builder.neighbours(of: words)
    #expect(found[words[0].id]?.related == ["stream"])
    #expect(found[words[4].id]?.related == ["create"])
    #expect(found[words[2].id]?.related.isEmpty == true)
    #expect(found[words[5].id]?.anagrams == ["deters", "rested"])
    #expect(found[words[5].id]?.lookalikes.contains("dessert") == true)
  }
}
