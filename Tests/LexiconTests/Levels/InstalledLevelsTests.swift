import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// The file that ships, with WordNet as it is installed.
@Suite("The shipped levels")
struct InstalledLevelsTests {
  private func shipped() throws -> WordLevels {
    try WordLevels(path: "\(ShippedContent.directory)/\(LevelFile.name)")
  }

  @Test("there are some 26,000 words, 9,900 of them with a meaning, on all levels")
  func counts() throws {
    let entries = try shipped().entries()
    #expect((25_000...27_000).contains(entries.count))
    #expect((9_500...10_500).contains(entries.count { $0.sense != nil }))
    let levels = Dictionary(grouping: entries, by: \.level).mapValues(\.count)
    #expect((levels[.one] ?? 0) > 1500)
    #expect((levels[.one] ?? 0) < (levels[.two] ?? 0))
    #expect((levels[.two] ?? 0) < (levels[.three] ?? 0))
    #expect((levels[.three] ?? 0) < (levels[.four] ?? 0))
  }

  @Test("each listed word is also found by a search")
  func lookups() throws {
    let levels = try shipped()
    for entry in levels.entries() { #expect(levels.entry(of: entry.headword) == entry) }
  }

  @Test("common words are easy, rare ones hard")
  func examples() throws {
    let levels = try shipped()
    let wanted: [(String, Level)] = [
      ("house", .one), ("peaceful", .two), ("abacus", .four), ("acorn", .four), ("serene", .three),
    ]
    for (word, level) in wanted { #expect(levels.entry(of: word)?.level == level, "\(word)") }
    #expect(levels.entry(of: "houses") == nil)
  }
}
