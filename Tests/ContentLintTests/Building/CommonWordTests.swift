import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@testable import ContentLint

@Suite("Common words by shape")
struct CommonWordTests {
  private func lines(_ fixture: LevelFixture) throws -> [String] {
    CommonFile.text(of: try fixture.commonWords()).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test("a word of Zipf 3 is listed with each part of speech and inflection, the most common first")
  func words() throws {
    var fixture = LevelFixture()
    fixture.words = [
      ("walk", 450, 10), ("want", 500, 10), ("walked", 300, nil), ("wanted", 299, nil),
      ("walks", 310, nil), ("ran", 400, nil), ("running", 390, nil), ("wide", 420, 10),
      ("widest", 320, nil), ("paris", 500, 10), ("xyzzy", 500, nil),
    ]
    fixture.meanings = [
      ("n", ["walk"], "a way on foot"), ("v", ["walk"], "to go"), ("v", ["want"], "to wish"),
      ("v", ["run"], "to go fast"), ("a", ["wide"], "broad"), ("n", ["Paris"], "a city"),
    ]
    fixture.exceptions = ["verb": "ran run\nrunning run\n"]
    #expect(
      try lines(fixture) == [
        "adj/base/w4\twide", "adj/est/w6\twidest", "noun/base/w4\twalk", "noun/s/w5\twalks",
        "verb/base/w4\twant,walk", "verb/ed/r3\tran", "verb/ed/w6\twalked",
        "verb/ing/r7\trunning", "verb/s/w5\twalks",
      ])
  }

  private func subject(_ lines: String, in folder: ContentFolder) throws -> LintSubject {
    try folder.write(lines, to: CommonFile.name)
    var fixture = WordNetFixture()
    for word in ["lake", "lawn"] { _ = fixture.add("n", word) }
    let lake = lintWord("lake", senses: [lintSense(examples: ["The {lake} is deep."])])
    return LintSubject(
      pack: lintPack([lake], directory: folder.path), requirements: .none,
      wordNet: try fixture.opened(in: folder), wordList: nil)
  }

  @Test("the lint reports damaged and unsorted lines")
  func damaged() throws {
    let folder = try ContentFolder()
    let lines = "# words\nnoun/base/l4\tlake\nadj/base/w4\twide\nx\n"
    let findings = CommonFileRule().findings(in: try subject(lines, in: folder))
    #expect(findings.map(\.line) == [3, 4])
  }

  @Test("the lint notes other words of the field that may fit a sentence")
  func notes() throws {
    let folder = try ContentFolder()
    let subject = try subject("noun/base/l4\tlake,lawn,line\n", in: folder)
    #expect(CommonFileRule().findings(in: subject).isEmpty)
    #expect(
      OtherFitRule().findings(in: subject).map(\.message)
        == ["lake: does lawn fit a sentence as well?"])
  }
}
