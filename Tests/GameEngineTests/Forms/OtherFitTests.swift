import GameEngine
import TestSupport
import Testing

@Suite("Other words that fit a typed cloze")
struct OtherFitTests {
  /// Common words of some shapes.
  private struct Source: NeighbourSource {
    let words: [String: [String]]

    func neighbours(of word: Item) -> Neighbours { Neighbours(lookalikes: ["fertile", "fissile"]) }

    func commonWords(of shape: WordShape) -> [String] { words[shape.name] ?? [] }
  }

  private let word = Asking.word(
    "fragile", .adjective, definition: "easily broken",
    example: "The old vase is too {fragile} to be sent by mail.", synonyms: ["brittle", "flimsyy"])

  private func asking(
    _ words: [String], style: AskingStyle = .current, word: Item? = nil
  ) throws -> Asking {
    let pool = ItemPool(
      items: FixturePool.pool.items, editions: FixturePool.pool.editions,
      neighbours: Source(words: ["adj/base/f7": words]))
    return try Asking("cloze", word ?? self.word, pool: pool, style: style)
  }

  private let fitting = ["foreign", "federal", "fragile", "fertile", "flimsyy"]

  @Test(
    "a common word of the same shape gives a second try with the meaning, and then the answer is right"
  )
  func secondTry() throws {
    let asking = try asking(fitting)
    let state = try asking.state(after: ["foreign."])
    #expect(state.kind == .fitting)
    #expect(state.definition == "easily broken")
    #expect(state.input == "foreign.")
    #expect(state.left == 1)
    #expect(state.shown.isEmpty)
    #expect(asking.answers(to: ["foreign", "fragile"]) == ["state", "right"])
  }

  @Test("there is one second try, whether for a word that fits or a synonym")
  func once() throws {
    let asking = try asking(fitting)
    #expect(asking.answers(to: ["foreign", "federal"]) == ["state", "wrong"])
    #expect(asking.answers(to: ["brittle", "federal"]) == ["state", "wrong"])
    #expect(asking.answers(to: ["foreign", "brittle"]) == ["state", "wrong"])
  }

  @Test("a word that is no common one is wrong, a typing error and a synonym stay what they were")
  func others() throws {
    let asking = try asking(fitting)
    #expect(asking.answers(to: ["fanatic"]) == ["wrong"])
    #expect(asking.answers(to: ["fissile"]) == ["wrong"])
    #expect(asking.answers(to: ["fragille"]) == ["right"])
    #expect(try asking.state(after: ["flimsyy"]).kind == .near)
    #expect(try asking.state(after: ["fertile"]).kind == .fitting)
  }

  @Test("the definition is in the clue exactly if another common word fits")
  func clue() throws {
    #expect(try asking(fitting).question.clue.definition == "easily broken")
    for words in [[], ["fragile"]] {
      #expect(try asking(words).question.clue.definition == nil)
    }
    #expect(try asking(fitting).key.alternatives == ["foreign", "federal", "fertile", "flimsyy"])
  }

  @Test("under daily-1 there is neither a definition nor a second try")
  func early() throws {
    let asking = try asking(fitting, style: .early)
    #expect(asking.question.clue.definition == nil)
    #expect(asking.answers(to: ["foreign"]) == ["wrong"])
  }

  @Test("an inflected form has another shape, and one with other letters than a to z none")
  func shapes() throws {
    #expect(WordShape("walked", .verb, .ed)?.name == "verb/ed/w6")
    #expect(WordShape("café", .noun, .base) == nil)
    #expect(WordShape("", .noun, .base) == nil)
    let plural = Asking.word("fragment", example: "The {fragments} were glued.")
    #expect(try asking(["foreign"], word: plural).key.alternatives.isEmpty)
  }
}
