import Foundation
import GameEngine
import Lexicon
import Testing

@Suite("Words that are only looked up")
struct LookupTests {
  private let folder: ContentLintFolder

  init() throws {
    folder = try ContentLintFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(ContentPackTests.entry, to: "words/nature.words")
  }

  private static let although = """
    although  conj  1  5.15  ɔlˈðoʊ
      = in spite of the fact that
      > We went swimming {although} the water was cold.

    """

  private func findings() throws -> [String] {
    ContentLint(requirements: .none).findings(in: try ContentPack(directory: folder.path))
      .filter { $0.rule == "lookup" }.map(\.description)
  }

  @Test("they are read from their own folder, and are not played")
  func apart() throws {
    try folder.write(Self.although, to: "lookup/function.words")
    let pack = try ContentPack(directory: folder.path)
    #expect(pack.words.map(\.term) == ["glacier"])
    #expect(try pack.lookups().map(\.word.term) == ["although"])
    #expect(try pack.lookups().first?.word.partOfSpeech == .conjunction)
    #expect(try findings() == [])
  }

  @Test("a pack may contain none")
  func none() throws {
    #expect(try ContentPack(directory: folder.path).lookups() == [])
    #expect(try findings() == [])
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
      Self.although + Self.although + ContentPackTests.entry, to: "lookup/function.words")
    let text = try findings().joined(separator: "\n")
    #expect(text.contains("although: it occurs here twice"))
    #expect(text.contains("glacier: it is a word that is played"))
  }

  @Test("a truncated file is reported with its line")
  func torn() throws {
    try folder.write("although  conj\n", to: "lookup/function.words")
    let pack = try ContentPack(directory: folder.path)
    #expect(throws: ContentError.self) { try pack.lookups() }
    #expect(try findings().count == 1)
  }

  @Test("none belongs to an edition, which would make it a played word")
  func edition() throws {
    try folder.write(
      Self.although.replacing("\n  =", with: "\n  @ 2\n  ="), to: "lookup/function.words")
    #expect(try findings().map { $0.contains("belongs to no edition") } == [true])
  }

  @Test("a function word must not be among the played words")
  func misplaced() throws {
    try folder.write(Self.although, to: "words/nature.words")
    let pack = try ContentPack(directory: folder.path)
    let findings = ContentLint(requirements: .none).findings(in: pack)
    #expect(findings.contains { $0.description.contains("a conjunction is not played") })
  }
}
