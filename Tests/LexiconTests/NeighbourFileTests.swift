import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Neighbour file")
struct NeighbourFileTests {
  private let sample: [ItemID: Neighbours] = [
    ItemID("en/lake/noun"): Neighbours(
      related: ["pond", "loch"], synonyms: ["mere"], lookalikes: ["lace", "lade"],
      anagrams: ["kale", "leak"], kind: ItemKind(field: "object", usage: "thing", parent: "abc")),
    ItemID("en/melt/verb"): Neighbours(kind: ItemKind(field: "change")),
    ItemID("en/bank/noun"): Neighbours(lookalikes: ["bark"]),
    ItemID("en/give up/verb"): Neighbours(related: ["hand over", "yield"]),
    ItemID("en/vast/adj"): .none,
  ]

  private func parsed(_ text: String) throws(ContentError) -> [ItemID: Neighbours] {
    try NeighbourFile.parse(Array(text.utf8), file: "n.tsv")
  }

  @Test("is one line per word, sorted, with comments that name its origin")
  func text() {
    let text = NeighbourFile.text(of: sample)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasPrefix("#") } == [
        "en/bank/noun\t\t\tbark\t", "en/give up/verb\thand over,yield\t\t\t",
        "en/lake/noun\tloch,pond\tmere\tlace,lade\tkale,leak\tobject,thing,abc",
        "en/melt/verb\t\t\t\t\tchange,none,none", "",
      ])
    #expect(text.hasPrefix("# "))
    for source in ["WordNet 3.0", "SCOWL", "wordhoard-author update"] {
      #expect(text.contains(source))
    }
  }

  @Test("a written file is read and written again unchanged")
  func roundTrip() throws {
    let folder = try ContentFolder()
    try NeighbourFile.write(sample, pack: folder.path)
    let read = try NeighbourFile.read(path: "\(folder.path)/\(NeighbourFile.name)")
    #expect(read == sample.filter { $0.value != .none })
    #expect(NeighbourFile.text(of: read) == NeighbourFile.text(of: sample))
  }

  @Test("a missing file means no neighbours; one without a final line feed is read completely")
  func edges() throws {
    #expect(try NeighbourFile.read(path: "/nonexistent/n.tsv").isEmpty)
    #expect(try parsed("").isEmpty)
    #expect(try parsed("\n\n# only this").isEmpty)
    #expect(try parsed("en/a/noun\tb\tc\td\te").values.first?.anagrams == ["e"])
    #expect(try parsed("en/a/noun\t\t\t\t").values.first == Neighbours.none)
  }

  @Test(
    "a bad line is an error with its number",
    arguments: [
      "en/a/noun", "en/a/noun\tb", "en/a/noun\tb\tc\td", "\tb\tc\td\te",
      "en/a/noun\tb\tc\td\te\tf", "en/a/noun\tb\tc\td\te\tf,g,h,i", "en/a/noun\t\t\t\t\t",
      "en/a/noun\tb\tc\td\te\tf,g,h\ti", "en/a/noun\tB\tc\td\te", "en/a/noun\tb,\tc\td\te",
      "en/a/noun\t,b\tc\td\te", "en/a/noun\tb,,c\t\t\t", "en/a/noun\tb  c\t\t\t",
      "en/a/noun\tb , c\t\t\t", "en/a/noun\tb\tc\td\te\r", "en/a/noun\t\t\t\té",
      "en/é/noun\tb\tc\td\te", " ",
    ])
  func badLine(line: String) {
    let error = #expect(throws: ContentError.self) {
      _ = try parsed("# head\n\nen/z/noun\tb\tc\td\te\n\(line)\nen/y/noun\tb\tc\td\te\n")
    }
    #expect(error?.line == 4)
    #expect(error?.file == "n.tsv")
    #expect(error?.kind == .malformed)
  }

  @Test("a duplicate word is an error at the second place")
  func doubled() {
    let error = #expect(throws: ContentError.self) {
      _ = try parsed("en/a/noun\tb\t\t\t\nen/a/noun\tc\t\t\t\n")
    }
    #expect(error?.line == 2)
  }

  @Test("if it cannot be written, there is an error with its path")
  func unwritable() throws {
    let folder = try ContentFolder()
    try folder.write("in the way", to: "derived")
    let error = #expect(throws: ContentError.self) {
      try NeighbourFile.write(sample, pack: folder.path)
    }
    #expect(error?.file == "\(folder.path)/\(NeighbourFile.name)")
    #expect(error?.code == "content_unreadable")
  }

  @Test("random bytes are read or refused, but never crash", arguments: 0..<100)
  func randomBytes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("ab/\t\t\t,\n\n#é".utf8)
    let bytes = (0..<generator.below(200)).map { _ in alphabet[generator.below(alphabet.count)] }
    _ = try? NeighbourFile.parse(bytes, file: "n.tsv")
  }
}
