import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@testable import ContentLint

@Suite("Synonym builder")
struct SynonymBuilderTests {
  /// Nouns of one frequency, each with a meaning of its own, besides those of the fixture.
  private func builder(
    _ fixture: WordNetFixture, _ words: [Item], in folder: ContentFolder,
    frequency: @escaping (String) -> Int? = { _ in 350 }
  ) throws -> SynonymBuilder {
    SynonymBuilder(words, wordNet: try fixture.opened(in: folder), frequency: frequency)
  }

  private func word(_ term: String, synonyms: [String] = [], antonyms: [String] = []) -> Item {
    lintWord(
      term, centiZipf: 350,
      senses: [lintSense("the meaning of \(term)", synonyms: synonyms, antonyms: antonyms)])
  }

  private let others = ["plum", "quiz", "raven", "sofa", "tulip", "urn", "vault", "wharf"]

  /// Words that each name one of the others, so that these can be choices.
  private var carriers: [Item] {
    others.enumerated().map { place, other in word("carrier\(place)", synonyms: [other]) }
  }

  @Test("the right choice comes first, and no wrong one shares a meaning with it or is near it")
  func fair() throws {
    var fixture = WordNetFixture()
    let lake = fixture.add("n", "lake", "mere")
    let water = fixture.add("n", "water")
    fixture.put(water, above: lake)
    fixture.put(water, above: fixture.add("n", "pond"))
    fixture.put(lake, above: fixture.add("n", "tarn"))
    for other in others { _ = fixture.add("n", other) }
    let words =
      [word("lake", synonyms: ["mere"])]
      + ["water", "pond", "tarn"].map { word($0) }
      + carriers
    let folder = try ContentFolder()
    let lists = try builder(fixture, words, in: folder).choices(of: [words[0]])
    let questions = try #require(lists[ItemID("en/lake/noun")])
    #expect(questions.count == 2)
    for question in questions {
      #expect(question.count == 4)
      #expect(question.first == "mere")
      #expect(Set(question.dropFirst()).isSubset(of: others))
    }
  }

  @Test("an answer that is 1.2 Zipf rarer is asked, a rarer one is not")
  func rarer() throws {
    var fixture = WordNetFixture()
    for other in others + ["mere", "loch", "lake"] { _ = fixture.add("n", other) }
    let words = [word("lake", synonyms: ["mere", "loch"])] + carriers
    let folder = try ContentFolder()
    let builder = try builder(fixture, words, in: folder) { $0 == "loch" ? 229 : 230 }
    let lists = builder.choices(of: [words[0]]).values.flatMap(\.self)
    #expect(Set(lists.map(\.first)) == ["mere"])
  }

  @Test("a phrase is no choice, and without three others there is no question")
  func impossible() throws {
    var fixture = WordNetFixture()
    for other in ["mere", "lake", "plum", "body_of_water"] { _ = fixture.add("n", other) }
    let words = [word("lake", synonyms: ["mere", "body of water"]), word("plum")]
    let folder = try ContentFolder()
    #expect(try builder(fixture, words, in: folder).choices(of: words).isEmpty)
  }

  @Test("the meaning that is played is the one that shares the entry's synonyms or definition")
  func played() throws {
    var fixture = WordNetFixture()
    _ = fixture.add("n", "bank", "slope")
    _ = fixture.add("n", "bank", "depository")
    let folder = try ContentFolder()
    let kinds = WordKinds(try fixture.opened(in: folder))
    let money = word("bank", synonyms: ["depository"])
    #expect(kinds.playedSynset(of: money)?.lemmas.contains("depository") == true)
    #expect(kinds.playedSynset(of: word("bank"))?.lemmas.contains("slope") == true)
    #expect(kinds.playedSynset(of: word("absent")) == nil)
    #expect(kinds.kind(of: lintWord("bank", .adjective)) == nil)
  }

  @Test("a word keeps its fair questions, and gets new ones if one is unfair")
  func kept() throws {
    var fixture = WordNetFixture()
    _ = fixture.add("n", "lake", "mere")
    for other in others { _ = fixture.add("n", other) }
    let lake = word("lake", synonyms: ["mere"])
    let words = [lake] + carriers
    let folder = try ContentFolder()
    let builder = try builder(fixture, words, in: folder)
    let made = try #require(builder.choices(of: [lake])[lake.id])
    let fair = [["mere", "plum", "quiz", "raven"]]
    #expect(!made.contains(fair[0]))
    #expect(builder.choices(of: [lake]) { _ in fair }[lake.id] == fair)
    let unfair = [
      ["mere", "plum", "quiz", "lake"], ["mere", "plum", "quiz", "unknown"],
      ["sofa", "plum", "quiz", "raven"], ["mere", "plum", "quiz", "quiz"],
    ]
    for list in unfair {
      #expect(builder.choices(of: [lake]) { _ in fair + [list] }[lake.id] == made, "\(list)")
    }
  }

  @Test("a wrong choice is of the field in which its entry has it")
  func fieldOfEntry() throws {
    var fixture = WordNetFixture()
    for other in others + ["mere", "lake"] { _ = fixture.add("a", other) }
    let lake = adjective("lake", synonyms: ["plum"], category: "nature")
    let words =
      [lake, adjective("plum", category: "nature"), adjective("quiz", category: "nature")]
      + others[2...].map { adjective($0, synonyms: ["mere"], category: "home") }
      + [adjective("cliff", synonyms: ["sofa", "tulip", "urn", "vault"], category: "nature")]
    let folder = try ContentFolder()
    let lists = try builder(fixture, words, in: folder).choices(of: [lake])
    let questions = try #require(lists[lake.id])
    // Only this one has an entry in the same category; the others are merely named by one.
    #expect(questions.allSatisfy { $0.contains("quiz") })
  }

  private func adjective(_ term: String, synonyms: [String] = [], category: String) -> Item {
    lintWord(
      term, .adjective, category: category, centiZipf: 350,
      senses: [lintSense("the meaning of \(term)", synonyms: synonyms)])
  }
}
