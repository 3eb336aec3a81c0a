import GameEngine
import Testing

@Suite("Inflections")
struct InflectionTests {
  private func word(
    _ headword: String, _ speech: PartOfSpeech, irregular: [String] = []
  ) -> Item {
    Item(
      term: headword, partOfSpeech: speech, level: .two, category: "test", centiZipf: 400,
      ipa: "", irregularForms: irregular, senses: [Sense(definition: "a test", examples: [])])
  }

  @Test(
    "a verb takes s, ed and ing by rule",
    arguments: [
      ("walk", ["walks"], ["walked"], ["walking"]), ("bake", ["bakes"], ["baked"], ["baking"]),
      ("stop", ["stops"], ["stopped"], ["stopping"]),
      ("carry", ["carries"], ["carried"], ["carrying"]),
      ("play", ["plays"], ["played"], ["playing"]), ("lie", ["lies"], ["lied"], ["lying"]),
      ("panic", ["panics"], ["panicked"], ["panicking"]),
      ("pass", ["passes"], ["passed"], ["passing"]),
      ("fix", ["fixes"], ["fixed"], ["fixing"]), ("watch", ["watches"], ["watched"], ["watching"]),
      ("agree", ["agrees"], ["agreed"], ["agreeing"]), ("dye", ["dyes"], ["dyed"], ["dyeing"]),
      ("veto", ["vetoes"], ["vetoed"], ["vetoing"]), ("rain", ["rains"], ["rained"], ["raining"]),
      ("show", ["shows"], ["showed"], ["showing"]),
      ("equip", ["equips"], ["equipped", "equiped"], ["equipping", "equiping"]),
      ("travel", ["travels"], ["travelled", "traveled"], ["travelling", "traveling"]),
      ("go", ["goes"], ["goed"], ["going"]),
    ])
  func verbs(headword: String, s: [String], ed: [String], ing: [String]) {
    let verb = word(headword, .verb)
    #expect(verb.spellings(of: .base) == [headword])
    #expect(verb.spellings(of: .s) == s)
    #expect(verb.spellings(of: .ed) == ed)
    #expect(verb.spellings(of: .ing) == ing)
    #expect(verb.spellings(of: .er).isEmpty)
    #expect(verb.certainSpelling(of: .ed) == (ed.count == 1 ? ed[0] : nil))
  }

  @Test(
    "an adjective takes er and est by rule",
    arguments: [
      ("brisk", ["brisker"], ["briskest"]), ("wise", ["wiser"], ["wisest"]),
      ("big", ["bigger"], ["biggest"]), ("dry", ["drier"], ["driest"]),
      ("gray", ["grayer"], ["grayest"]), ("free", ["freer"], ["freest"]),
    ])
  func adjectives(headword: String, er: [String], est: [String]) {
    let adjective = word(headword, .adjective)
    #expect(adjective.spellings(of: .er) == er)
    #expect(adjective.spellings(of: .est) == est)
    #expect(adjective.spellings(of: .ing).isEmpty)
  }

  @Test(
    "a noun takes s by rule",
    arguments: [
      ("cat", "cats"), ("box", "boxes"), ("bush", "bushes"), ("city", "cities"), ("day", "days"),
      ("hero", "heroes"), ("zoo", "zoos"), ("house", "houses"),
    ])
  func nouns(headword: String, plural: String) {
    #expect(word(headword, .noun).spellings(of: .s) == [plural])
    #expect(word(headword, .noun).inflection(of: plural) == .s)
    #expect(word(headword, .noun).inflection(of: headword) == .base)
    #expect(word(headword, .noun).inflection(of: plural.uppercased()) == .s)
    #expect(word(headword, .noun).inflection(of: plural + "ly") == nil)
  }

  @Test("a word with irregular forms has no rule-based forms except its headword")
  func irregular() {
    let grow = word("grow", .verb, irregular: ["grew", "grown"])
    #expect(grow.certainSpelling(of: .base) == "grow")
    #expect(grow.certainSpelling(of: .ing) == nil)
    #expect(grow.inflection(of: "grew") == nil)
    #expect(grow.inflectedForms.starts(with: ["grew", "grown", "grows"]))
    for form in ["grew", "grows", "growing"] { #expect(grow.inflectedForms.contains(form)) }
    for text in ["grow", "groves", ""] { #expect(!grow.inflectedForms.contains(text)) }
    #expect(word("tie", .verb).inflectedForms.contains("tying"))
  }
}
