import ContentLint
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Content lint: words that are only looked up")
struct LookupRuleTests {
  private let folder: ContentFolder

  init() throws {
    folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(Self.glacier, to: "words/nature.words")
  }

  private static let glacier = """
    glacier  noun  3  3.58  ˈɡleɪʃɚ
      = a slow river of ice on a mountain
      > The {glacier} has shrunk.

    """

  private static let although = """
    although  conj  1  5.15  ɔlˈðoʊ
      = in spite of the fact that
      > We went swimming {although} the water was cold.

    """

  private func findings() throws -> [String] {
    ContentLint(requirements: .none).findings(in: try ContentPack(directory: folder.path))
      .filter { $0.rule == "lookup" }.map(\.description)
  }

  @Test("valid words, and a pack without any, give no findings")
  func sound() throws {
    #expect(try findings() == [])
    try folder.write(Self.although, to: "lookup/function.words")
    #expect(try findings() == [])
  }

  @Test("a file that cannot be read is one finding")
  func torn() throws {
    try folder.write("although  conj\n", to: "lookup/function.words")
    #expect(try findings().count == 1)
  }

  @Test("the lint applies the same rules to them as to other words")
  func lint() throws {
    try folder.write(
      """
      although  conj  1  5.15  /ɔlˈðoʊ/
        = Although.
        > although {although}
      """, to: "lookup/function.words")
    let text = try findings().joined(separator: "\n")
    for fault in ["slashes", "small letter", "without a stop", "gives the word away", "sentence"] {
      #expect(text.contains(fault))
    }
  }

  @Test("no word occurs there twice, or is played as well")
  func doubled() throws {
    try folder.write(
      Self.although + Self.although + Self.glacier, to: "lookup/function.words")
    let text = try findings().joined(separator: "\n")
    #expect(text.contains("although: it occurs here twice"))
    #expect(text.contains("glacier: it is a word that is played"))
  }

  @Test("a function word must not be among the played words")
  func misplaced() throws {
    try folder.write(Self.although, to: "words/nature.words")
    let pack = try ContentPack(directory: folder.path)
    let findings = ContentLint(requirements: .none).findings(in: pack)
    #expect(findings.contains { $0.description.contains("a conjunction is not played") })
  }
}
