import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// A text with a fault in one line.
struct FaultyText: CustomTestStringConvertible, Sendable {
  let text: String
  let line: Int
  let message: String

  init(_ text: String, line: Int, _ message: String) {
    self.text = text
    self.line = line
    self.message = message
  }

  var testDescription: String { "\(message): \(text.prefix(40))" }
}

@Suite("Faults in word files and editions")
struct ContentPackFaultTests {
  private static let good = "dawn  noun  1  4.5  dɔn\n  = the first light of a day\n"

  private static let fields =
    "a head line has the fields headword, part of speech, level, Zipf, age (if known), pronunciation"
  private static let first = "a definition must come first"
  private static let blank = "after the sign a blank and a text are missing"
  private static let marked = "an example marks the word once, {like} this"
  private static let edition = "an edition is a number from 1 to 255"
  private static let formerLevel =
    "after the edition, only the level that the word had in it may follow"

  private static func zipf(_ text: String) -> FaultyText {
    FaultyText(
      "dusk noun 1 \(text) dʌsk", line: 3,
      "the Zipf frequency is a number such as 3.58, not \(text)")
  }

  private static let heads: [FaultyText] = [
    FaultyText("dusk  noun  1  4.5", line: 3, fields),
    FaultyText("dusk  noun  1  4.5  6  dʌsk  more", line: 3, fields),
    FaultyText(
      "dusk  noun  1  4.5  dʌsk  more", line: 3,
      "the age is a number of years from 1 to 25, not dʌsk"),
    FaultyText(
      "dusk  noun  1  4.5  0  dʌsk", line: 3, "the age is a number of years from 1 to 25, not 0"),
    FaultyText(
      "dusk  noun  1  4.5  26  dʌsk", line: 3, "the age is a number of years from 1 to 25, not 26"),
    FaultyText("dusk", line: 3, fields),
    FaultyText("\u{FEFF}dusk noun 1 4.5", line: 3, fields),
    FaultyText(
      String(repeating: "d", count: 256) + "  noun  1  4.5  dʌsk", line: 3,
      "a headword has at most 255 bytes"),
    FaultyText("dusk  name  1  4.5  dʌsk", line: 3, "name is not one of noun, verb, adj, adv"),
    FaultyText("dusk  Noun  1  4.5  dʌsk", line: 3, "Noun is not one of noun, verb, adj, adv"),
    FaultyText(
      "dusk  noun  0  4.5  dʌsk", line: 3, "the level is a number from 1 to 4, not 0"),
    FaultyText(
      "dusk  noun  5  4.5  dʌsk", line: 3, "the level is a number from 1 to 4, not 5"),
    FaultyText(
      "dusk  noun  one  4.5  dʌsk", line: 3, "the level is a number from 1 to 4, not one"),
    zipf("high"), zipf("4.555"), zipf("4."), zipf(".5"), zipf("4.5.5"), zipf("10"), zipf("-1"),
    zipf("4,5"), zipf("4.-5"), zipf("4.x"), zipf("99999999999999999999"),
  ]

  private static let late = "forms, family and grammar come before the first definition"

  private static let bodies: [FaultyText] = [
    FaultyText("  & dawning", line: 3, late), FaultyText("  ~ dawns", line: 3, late),
    FaultyText("dusk noun 1 4.5 x\n  : at dusk\n  = late", line: 4, first),
    FaultyText("  ~", line: 3, blank), FaultyText("  =", line: 3, blank),
    FaultyText("  =   ", line: 3, blank), FaultyText("  =light", line: 3, blank),
    FaultyText("  the light", line: 3, blank),
    FaultyText(
      "  ? the light", line: 3, "a line begins with one of the signs ~ @ & % = * > | + - : !"),
    FaultyText("  @ 0", line: 3, edition), FaultyText("  @ 256", line: 3, edition),
    FaultyText("  @ first", line: 3, edition), FaultyText("  @ 1 5", line: 3, formerLevel),
    FaultyText("  @ 1 2 3", line: 3, formerLevel),
    FaultyText("  > No mark.", line: 3, marked), FaultyText("  > Two {a} {b}.", line: 3, marked),
    FaultyText("  > None {}.", line: 3, marked), FaultyText("  > Open {a.", line: 3, marked),
    FaultyText("  > Close a}.", line: 3, marked), FaultyText("  > A } {b}.", line: 3, marked),
    FaultyText("dusk noun 1 4.5 x\n  > At {dusk}.\n  = late", line: 4, first),
    FaultyText("dusk noun 1 4.5 x\n  + nightfall\n  = late", line: 4, first),
    FaultyText("dusk noun 1 4.5 x\n  - dawn\n  = late", line: 4, first),
    FaultyText("dusk noun 1 4.5 x\n  ~ dusks\n  @ 1", line: 3, "dusk has no definition"),
    FaultyText("dusk noun 1 4.5 x\nfog noun 1 4.5 x\n  = a", line: 3, "dusk has no definition"),
  ]

  @Test("a fault is reported with file, line and remedy", arguments: heads + bodies)
  func wordFile(_ faulty: FaultyText) throws {
    let folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(Self.good + faulty.text + "\n", to: "words/time.words")
    let expected = ContentError(
      .malformed, file: "\(folder.path)/words/time.words", line: faulty.line, faulty.message)
    #expect(throws: expected) { try ContentPack(directory: folder.path) }
  }

  @Test("too many marks on a letter are refused at once, with their line")
  func marks() throws {
    let folder = try ContentFolder()
    let marks = String(repeating: "\u{323}\u{301}", count: 100_000)
    try folder.write(Self.good + "  + fe\(marks)\n", to: "words/time.words")
    let expected = ContentError(
      .malformed, file: "\(folder.path)/words/time.words", line: 3,
      "a letter has more than 30 accents or other marks")
    #expect(throws: expected) { try ContentPack(directory: folder.path) }
  }

  @Test("a line of a meaning before the first word is an error")
  func beforeFirstWord() throws {
    let folder = try ContentFolder()
    try folder.write("# time\n\n  = a light\n" + Self.good, to: "words/time.words")
    let expected = ContentError(
      .malformed, file: "\(folder.path)/words/time.words", line: 3,
      "this line belongs to no word")
    #expect(throws: expected) { try ContentPack(directory: folder.path) }
  }

  @Test(
    "frequencies are read to the hundredth",
    arguments: [("4", 400), ("4.5", 450), ("4.05", 405), ("0.99", 99), ("9.99", 999), ("0", 0)])
  func zipf(_ text: String, _ hundredths: Int) throws {
    let folder = try ContentFolder()
    try folder.write("dawn noun 1 \(text) x\n  = light\n", to: "words/time.words")
    let path = "\(folder.path)/words/time.words"
    let entries = try WordFile.read(path: path, name: "words/time.words")
    #expect(entries.map(\.word.centiZipf) == [hundredths])
  }

  private static let shape =
    "an edition is a number from 1 to 255, a tab and a date such as 2026-11-21"
  private static let order = "editions follow each other in number and date"

  @Test(
    "a fault in the editions is reported with its line",
    arguments: [
      FaultyText("1", line: 1, shape), FaultyText("1 2026-11-21", line: 1, shape),
      FaultyText("1\t2026-11-21\tmore", line: 1, shape),
      FaultyText("0\t2026-11-21", line: 1, shape), FaultyText("256\t2026-11-21", line: 1, shape),
      FaultyText("one\t2026-11-21", line: 1, shape), FaultyText("1\t2026-02-30", line: 1, shape),
      FaultyText("1\t21.11.2026", line: 1, shape), FaultyText("1\t", line: 1, shape),
      FaultyText("# n\n\n1\t2026-11-21\n1\t2027-01-01", line: 4, order),
      FaultyText("2\t2026-11-21\n1\t2027-01-01", line: 2, order),
      FaultyText("1\t2026-11-21\n2\t2026-11-21", line: 2, order),
      FaultyText("1\t2026-11-21\n2\t2026-01-01", line: 2, order),
      FaultyText("# none\n", line: 0, "there is no edition here"),
    ])
  func editions(_ faulty: FaultyText) throws {
    let folder = try ContentFolder()
    try folder.write(Self.good, to: "words/time.words")
    try folder.write(faulty.text + "\n", to: "editions.tsv")
    let expected = ContentError(
      .malformed, file: "\(folder.path)/editions.tsv", line: faulty.line, faulty.message)
    #expect(throws: expected) { try ContentPack(directory: folder.path) }
  }

  @Test("editions that are missing cannot be read")
  func noEditions() throws {
    let folder = try ContentFolder()
    try folder.write(Self.good, to: "words/time.words")
    let expected = ContentError(
      .unreadable, file: "\(folder.path)/editions.tsv", "this file cannot be read")
    #expect(throws: expected) { try ContentPack(directory: folder.path) }
  }
}
