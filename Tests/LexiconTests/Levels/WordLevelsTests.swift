import Foundation
import GameEngine
import LexiconTestSupport
import Testing

@testable import Lexicon

@Suite("Word levels")
struct WordLevelsTests {
  private let folder: ContentFolder
  private let sample = [
    WordLevels.Entry(
      headword: "abandon", level: .two, centiZipf: 402, sense: SenseNumber(.verb, 1)),
    WordLevels.Entry(headword: "abbess", level: .four, centiZipf: 250, sense: nil),
    WordLevels.Entry(
      headword: "lake", level: .one, centiZipf: 900, sense: SenseNumber(.noun, 12)),
    WordLevels.Entry(headword: "rare", level: .four, centiZipf: 0, sense: SenseNumber(.adverb, 3)),
  ]

  init() throws { folder = try ContentFolder() }

  private func opened(_ text: String) throws -> WordLevels {
    try folder.write(text, to: "levels.tsv")
    return try WordLevels(path: "\(folder.path)/levels.tsv")
  }

  @Test("written words are found, listed and written again unchanged")
  func roundTrip() throws {
    try LevelFile.write(sample, pack: folder.path)
    let levels = try WordLevels(path: "\(folder.path)/\(LevelFile.name)")
    #expect(levels.entries() == sample)
    for entry in sample { #expect(levels.entry(of: entry.headword) == entry) }
    for word in ["", "a", "abandons", "zoo", "#", "# 4 words", "Lake", "lake\t1", "laké"] {
      #expect(levels.entry(of: word) == nil, "\(word)")
    }
    #expect(LevelFile.text(of: levels.entries()) == LevelFile.text(of: sample))
  }

  @Test("a line is four fields, and comments name their origin")
  func text() {
    let text = LevelFile.text(of: sample)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasPrefix("#") } == [
        "abandon\t2\t402\tverb.1", "abbess\t4\t250\t-", "lake\t1\t900\tnoun.12",
        "rare\t4\t0\tadv.3", "",
      ])
    for source in ["wordfreq 3.1.1", "SCOWL", "WordNet 3.0", "better-profanity", "4 words, 3"] {
      #expect(text.contains(source))
    }
  }

  @Test(
    "a malformed line is not found, but those around it are",
    arguments: [
      "m", "m\t1", "m\t1\t400", "m\t0\t400\t-", "m\t5\t400\t-", "m\t1\t901\t-", "m\t1\t\t-",
      "m\t1\t4000\t-", "m\t1\t-1\t-", "m\t1\t400\t", "m\t1\t400\tnoun", "m\t1\t400\tnoun.0",
      "m\t1\t400\tnoun.01", "m\t1\t400\tnoun.+1", "m\t1\t400\tpron.1", "m\t1\t400\tnoun.1\t",
      "m\t1\t400\tnoun.1\tx", "m\t1\t400\t-\r", "m\t1\t400\tnoun.1000",
      "m\t1\t400\tnoun.1.1", "m1\t1\t400\t-",
    ])
  func badLine(line: String) throws {
    let levels = try opened("a\t1\t500\t-\n\(line)\nz\t2\t400\t-\n")
    #expect(levels.entries().map(\.headword) == ["a", "z"])
    #expect(levels.entry(of: "m") == nil)
    #expect(levels.entry(of: "a")?.level == .one)
    #expect(levels.entry(of: "z")?.level == .two)
  }

  @Test("a line without a word is skipped", arguments: ["\t1\t400\t-", ""])
  func noWord(line: String) throws {
    let levels = try opened("a\t1\t500\t-\n\(line)\nz\t2\t400\t-\n")
    #expect(levels.entries().map(\.headword) == ["a", "z"])
    #expect(levels.entry(of: "") == nil)
  }

  @Test("an empty file contains no words, one without a final line feed all of them")
  func edges() throws {
    #expect(try opened("").entries().isEmpty)
    #expect(try opened("").entry(of: "a") == nil)
    #expect(try opened("# only this").entries().isEmpty)
    #expect(try opened("a\t1\t500\t-\nb\t1\t500\t-").entries().count == 2)
    #expect(try opened("a\t1\t500\t-\nb\t1\t500\t-").entry(of: "b") != nil)
  }

  @Test("a missing file, or one that cannot be written, is an error with its path")
  func missing() throws {
    let error = #expect(throws: ContentError.self) {
      _ = try WordLevels(path: "/nonexistent/levels.tsv")
    }
    #expect(error?.code == "content_unreadable")
    #expect(error?.file == "/nonexistent/levels.tsv")
    try folder.write("in the way", to: "derived")
    let other = #expect(throws: ContentError.self) {
      try LevelFile.write(sample, pack: folder.path)
    }
    #expect(other?.file == "\(folder.path)/\(LevelFile.name)")
  }

  @Test("random bytes give words or none, but never a crash", arguments: 0..<50)
  func randomBytes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("ab1\t\t\t-\n\n#.é".utf8)
    let bytes = (0..<generator.below(300)).map { _ in alphabet[generator.below(alphabet.count)] }
    try folder.write(bytes, to: "levels.tsv")
    let levels = try WordLevels(path: "\(folder.path)/levels.tsv")
    for entry in levels.entries() { _ = levels.entry(of: entry.headword) }
  }
}
