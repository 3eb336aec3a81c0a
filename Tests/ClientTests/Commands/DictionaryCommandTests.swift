import Client
import Foundation
import Lexicon
import TestSupport
import Testing

@Suite("Looking words up in dictionaries")
struct DictionaryCommandTests {
  private let fixture: DictionaryFixture
  private var player: Player

  init() throws {
    fixture = try DictionaryFixture()
    try fixture.dictd([
      ("00databaseshort", "A small test"),
      ("maison", "maison /mɛzɔ̃/ <n, fem>\n1. house\n   home\n"),
      ("placid", "placid\nwithout a \u{1B}[2Jcloud\n"),
    ])
    player = try Player(Display(width: 60))
    player.options.dictionaryFolders = [fixture.folder.path]
  }

  @Test("what is not ours is told by a dictionary, with its name")
  func defined() throws {
    #expect(
      try player.screen { try $0.define("Maison") } == """
          maison /mɛzɔ̃/ <n, fem>
          1. house
             home
          A small test (test)

        """)
    #expect(try player.screen { try $0.define("placid") }.contains("without a [2Jcloud"))
    // Looked up as JSON it says the same.
    let json = try player.json { try $0.define("maison") }
    #expect(json.contains(#""dictionary" : "test""#))
    #expect(json.contains(#""grammar" : "n, fem""#))
    try player.program().setSetting("spoken", to: "on")
    #expect(
      try player.screen { try $0.define("maison") } == """
        maison /mɛzɔ̃/ <n, fem>. 1. house. home.
        From A small test (test).

        """)
  }

  @Test("our own words come first, unless a dictionary is asked for")
  func order() throws {
    try fixture.dictd([("afraid", "afraid\nsomething else\n")])
    #expect(try !player.screen { try $0.define("afraid") }.contains("something else"))
    #expect(
      try player.screen { try $0.define("afraid", dictionary: "test") }.contains("something else"))
    #expect(
      try !player.screen { try $0.define("afraid", dictionary: "wordhoard") }.contains("else"))
  }

  @Test(
    "what nobody has is told in one line",
    arguments: [
      ("qwzx", nil, "unknown_word", "1 dictionary here"),
      ("maison", "wordhoard", "unknown_word", "our words"),
      ("qwzx", "test", "unknown_word", "test does not have qwzx"),
      ("maison", "larousse", "unknown_dictionary", "there are wordhoard, test"),
    ])
  func missing(_ word: String, _ dictionary: String?, _ code: String, _ hint: String) throws {
    let error = try #require(throws: ClientError.self) {
      _ = try player.screen { try $0.define(word, dictionary: dictionary) }
    }
    #expect(error.code == code)
    #expect(error.message.contains(hint), "\(error.message)")
  }

  @Test("a damaged dictionary is passed over with a remark")
  func damaged() throws {
    try fixture.write("other\tA\tB\n".utf8, to: "broken.index")
    #expect(try player.screen { try $0.define("maison") }.contains("house"))
    #expect(player.test.errors.text.contains("the dictionary broken is passed over"))
    // A place behind the end of the explanations is found only when it is looked at.
    try fixture.write("maison\tBB\tBBB\n".utf8, to: "broken.index")
    try fixture.write("short".utf8, to: "broken.dict")
    #expect(try player.screen { try $0.define("maison") }.contains("house"))
    #expect(player.test.errors.text.contains("broken.dict: a part of it is missing"))
  }

  @Test("what is installed is listed, and what would add more")
  func listed() throws {
    let text = try player.screen { try $0.listData() }
    #expect(text.contains("1 dictionary to look words up in:\ntest"))
    #expect(text.contains("A small test, 2 headwords, 0 kB"))
    #expect(text.contains("sudo apt install wordnet-base"))
    var bare = player
    bare.options.dictionaryFolders = []
    let none = try bare.screen { try $0.listData() }
    #expect(none.contains("No dictionary is installed.\n"))
  }
}
