import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Derived files of a pack")
struct DerivedWordsTests {
  private func noun(_ term: String) -> Item {
    Item(
      term: term, partOfSpeech: .noun, level: .one, category: "nature", centiZipf: 350, ipa: "",
      senses: [Sense(definition: "the meaning of \(term)", examples: [])])
  }

  @Test("the file of choices has a line for each word, and gives them back")
  func choices() throws {
    let folder = try ContentFolder()
    let lake = noun("lake")
    let lists = [["mere", "plum", "quiz", "urn"], ["loch", "sofa", "tulip", "vault"]]
    #expect(DerivedWords(pack: folder.path).synonymChoices(of: lake) == nil)
    try SynonymFile.write([lake.id: lists, ItemID("en/abc/noun"): []], pack: folder.path)
    let derived = DerivedWords(pack: folder.path)
    #expect(derived.synonymChoices(of: lake) == lists)
    #expect(derived.synonymChoices(of: noun("pond")) == [])
  }

  @Test(
    "a damaged line has no choices",
    arguments: ["en/lake/noun", "en/lake/noun\t", "en/lake/noun\ta,b,c", "en/lake/noun\ta,b,c,D"])
  func damagedChoices(line: String) throws {
    let folder = try ContentFolder()
    try folder.write("\(line)\n", to: SynonymFile.name)
    #expect(DerivedWords(pack: folder.path).synonymChoices(of: noun("lake")) == [])
  }

  @Test("the words of a shape are found in the file of a pack; in a damaged line there are none")
  func commonWords() throws {
    let folder = try ContentFolder()
    let shape = try #require(WordShape("walked", .verb, .ed))
    #expect(DerivedWords(pack: folder.path).commonWords(of: shape).isEmpty)
    try CommonFile.write([shape: ["walked", "wanted"]], pack: folder.path)
    #expect(DerivedWords(pack: folder.path).commonWords(of: shape) == ["walked", "wanted"])
    for line in ["verb/ed/w6", "verb/ed/w6\tWalked", "verb/ed/w6\ta,,b", "verb/ed/w6\ta\tb"] {
      try folder.write("\(line)\n", to: CommonFile.name)
      #expect(DerivedWords(pack: folder.path).commonWords(of: shape).isEmpty)
    }
  }
}
