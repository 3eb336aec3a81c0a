import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Words that are only looked up")
struct LookupTests {
  private let folder: ContentFolder

  init() throws {
    folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n", to: "editions.tsv")
    try folder.write(ContentPackTests.entry, to: "words/nature.words")
  }

  private static let although = """
    although  conj  1  5.15  ɔlˈðoʊ
      = in spite of the fact that
      > We went swimming {although} the water was cold.

    """

  @Test("they are read from their own folder, and are not played")
  func apart() throws {
    try folder.write(Self.although, to: "lookup/function.words")
    let pack = try ContentPack(directory: folder.path)
    #expect(pack.words.map(\.term) == ["glacier"])
    #expect(try pack.lookups().map(\.word.term) == ["although"])
    #expect(try pack.lookups().first?.word.partOfSpeech == .conjunction)
  }

  @Test("a pack may contain none")
  func none() throws {
    #expect(try ContentPack(directory: folder.path).lookups() == [])
  }

  @Test("a truncated file is reported with its line")
  func torn() throws {
    try folder.write("although  conj\n", to: "lookup/function.words")
    let pack = try ContentPack(directory: folder.path)
    #expect(throws: ContentError.self) { try pack.lookups() }
  }

  @Test("none belongs to an edition, which would make it a played word")
  func edition() throws {
    try folder.write(
      Self.although.replacing("\n  =", with: "\n  @ 2\n  ="), to: "lookup/function.words")
    let pack = try ContentPack(directory: folder.path)
    let error = #expect(throws: ContentError.self) { try pack.lookups() }
    #expect(error?.message.contains("belongs to no edition") == true)
  }
}
