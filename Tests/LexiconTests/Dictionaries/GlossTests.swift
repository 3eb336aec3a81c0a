import Testing

@testable import Lexicon

@Suite("WordNet's glosses")
struct GlossTests {
  @Test(
    "is split into the definition and its examples",
    arguments: [
      ("a small bed", "a small bed", []),
      ("very cold; \"an icy wind\"; \"icy hands\"  ", "very cold", ["an icy wind", "icy hands"]),
      ("propel, \"Carry the ball\"", "propel", ["Carry the ball"]),
      ("as in \"on the job\"", "as in \"on the job\"", []),
      (
        "progress (in \"make strides\"); \"they made big strides\"",
        "progress (in \"make strides\")", ["they made big strides"]
      ),
      (
        "one; \"he said so\"- A. Writer; \"and so did she\"", "one",
        ["he said so", "and so did she"]
      ),
      ("near; \"never closed", "near", ["never closed"]), ("\"", "", []), ("", "", []),
    ] as [(String, String, [String])])
  func parted(_ gloss: String, _ definition: String, _ examples: [String]) {
    #expect(Gloss(gloss).definition == definition)
    #expect(Gloss(gloss).examples == examples)
  }
}
