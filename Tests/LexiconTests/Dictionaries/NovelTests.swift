import Foundation
import GameEngine
import Lexicon
import Testing

/// With WordNet and a novel as packages of Debian have them: The Adventures of Sherlock Holmes, as
/// Project Gutenberg gives it, by which a library for language is tested.
@Suite("The words of a novel")
struct NovelTests {
  private static let path =
    "/usr/share/gocode/src/github.com/jdkato/prose/testdata/sherlock.txt"
  private static var isInstalled: Bool { FileManager.default.isReadableFile(atPath: path) }

  @Test(
    "lead to words of WordNet in 95 of 100 cases, each counted once",
    .enabled(
      if: NovelTests.isInstalled,
      "the novel comes with Debian's package golang-github-jdkato-prose-dev"))
  func resolved() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: NovelTests.path))
    // A word is a run of letters, so the part after an apostrophe is a word, too.
    let words = Set(
      String(decoding: data, as: UTF8.self).lowercased().split { !$0.isLetter }.map(String.init))
    #expect(words.count > 8000)
    let wordNet = try WordNet()
    let missing = words.filter { wordNet.baseForms(of: $0).isEmpty }
    let share = 100 * Double(words.count - missing.count) / Double(words.count)
    #expect(share >= 95.0, "\(share) %; missing are \(missing.sorted().prefix(20))")
    // So few do without taking off what makes a form of them.
    let bare = words.filter { word in
      PartOfSpeech.playable.contains { wordNet.contains(word, $0) }
    }
    #expect(bare.count < words.count * 80 / 100)
  }
}
