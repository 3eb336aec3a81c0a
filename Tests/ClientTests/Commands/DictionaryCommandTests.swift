import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Lexicon
import Messages
import TestSupport
import Testing

@testable import wordhoard

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

  @Test("a word of a dictionary is shown with the dictionary's name")
  func defined() throws {
    #expect(
      try player.screen { try $0.run("define Maison") } == """
          maison /mɛzɔ̃/ <n, fem>
          1. house
             home
          A small test (test)

        """)
    #expect(
      try player.screen { try $0.run("define placid") }.contains(
        "without a  [2Jcloud"))
    // The JSON contains the same.
    let json = try player.json { try $0.run("define maison") }
    #expect(json.contains(#""dictionary" : "test""#))
    #expect(json.contains(#""grammar" : "n, fem""#))
    try player.program().run("settings set spoken on")
    #expect(
      try player.screen { try $0.run("define maison") } == """
        maison /mɛzɔ̃/ <n, fem>. 1. house. home.
        From A small test (test).

        """)
  }

  @Test("own words come first, unless a dictionary is requested")
  func order() throws {
    try fixture.dictd([("afraid", "afraid\nsomething else\n")])
    #expect(
      try !player.screen { try $0.run("define afraid") }.contains("something else"))
    #expect(
      try player.screen { try $0.run("define afraid --dictionary test") }.contains(
        "something else"))
    #expect(
      try !player.screen { try $0.run("define afraid --dictionary wordhoard") }
        .contains(
          "else"))
  }

  @Test("WordNet's other meanings follow ours: five, or all of them")
  func further() throws {
    var player = player
    player.options.dictionaryFolders = [WordNet.defaultDirectory]
    let five = try player.screen { try $0.run("define blow") }
    let ours = try #require(five.range(of: "Also in WordNet:"))
    let first = five[ours.upperBound...].matches(of: #/\n  [0-9]+\. /#).count
    #expect(first == 5)
    #expect(five.contains(#/[0-9]+ more meanings: `wordhoard define blow --all`/#))
    let all = try player.screen { try $0.run("define blow --all") }
    #expect(!all.contains("more meaning") && all.count > 2 * five.count)
    #expect(all.hasPrefix(five[..<ours.lowerBound]))
    let only = try player.screen {
      try $0.run("define blow --dictionary wordhoard")
    }
    #expect(!only.contains("WordNet"))
    // A participle may be an adjective of its own.
    let comforted = try player.screen { try $0.run("define comforted") }
    #expect(comforted.contains("comfort  ") && comforted.contains("comforted  adjective"))
    try player.program().run("settings set spoken on")
    let spoken = try player.screen { try $0.run("define blow") }
    #expect(spoken.contains("\nAlso in WordNet:\n"))
  }

  @Test(
    "the JSON of a word has the meanings that the text shows after ours, at their part of speech")
  func furtherJSON() throws {
    struct Card: Decodable {
      struct Entry: Decodable {
        let headword: String
        let senses: [Sense]
      }
      struct Sense: Decodable { let definition: String }
      let partOfSpeech: String
      let furtherEntries: [Entry]
    }
    var player = player
    player.options.dictionaryFolders = [WordNet.defaultDirectory]
    let decoder = JSONDecoder()
    let cards = try decoder.decode(
      [Card].self, from: Data(player.json { try $0.run("define blow") }.utf8))
    let text = try player.screen { try $0.run("define blow --all") }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let further = cards.flatMap(\.furtherEntries).flatMap(\.senses)
    #expect(further.count > 5)
    for sense in further {
      let definition = sense.definition.split(separator: " ").joined(separator: " ")
      #expect(text.contains(definition), "\(definition)")
    }
    let only = try decoder.decode(
      [Card].self,
      from: Data(player.json { try $0.run("define blow --dictionary wordhoard") }.utf8))
    #expect(only.flatMap(\.furtherEntries).isEmpty)
  }

  @Test("possessives, soft hyphens and British spellings lead to own words")
  func respelled() throws {
    let words =
      "harbor  noun  2  4  ˈhɑɹbɚ\n  = a place for ships\n  > A ship is in the {harbor}.\n"
    try player.folder.write(words.utf8, to: "Content/words/harbor.words")
    for text in ["harbour", "Harbour’s", "harbours'", "har\u{AD}bor"] {
      let shown = try player.screen { try $0.run(["define", text]) }
      #expect(shown.contains("a place for ships"), "\(text)")
    }
    try player.program().run("favorite add harbour")
    #expect(try player.screen { try $0.run("favorite list") }.contains("harbor"))
  }

  @Test("an irregular form leads to its base form first, and other dictionaries are named")
  func irregular() throws {
    try fixture.dictd(
      [
        ("00databaseshort", "The Collaborative English Dictionary v.0.5"), ("Went", "of Wend\n"),
        ("go", "to move\n"),
      ],
      named: "gcide")
    var player = player
    player.options.dictionaryFolders = [fixture.folder.path, WordNet.defaultDirectory]
    let text = try player.screen { try $0.run("define went --dictionary gcide") }
    let (base, own) = (text.range(of: "to move"), text.range(of: "of Wend"))
    #expect(try #require(base).lowerBound < #require(own).lowerBound)
    let found = try player.screen { try $0.run("define Went") }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(found.contains("also in Collaborative English (gcide)"), "\(found)")
  }

  @Test(
    "an unknown word or dictionary is reported in one line",
    arguments: [
      ("qwzx", nil, "unknown_word", "or your dictionary"),
      ("maison", "wordhoard", "unknown_word", "not found in Wordhoard"),
      ("qwzx", "test", "unknown_word", "qwzx was not found in test"),
      ("maison", "larousse", "unknown_dictionary", "choose one of wordhoard, test"),
      (
        "maison", "freedict-fra-deu", "unknown_dictionary",
        "`sudo apt install dict-freedict-fra-deu` adds it"
      ),
    ])
  func missing(_ word: String, _ dictionary: String?, _ code: String, _ hint: String) throws {
    let error = try #require(throws: ClientError.self) {
      _ = try player.screen {
        try $0.run(["define", word] + (dictionary.map { ["--dictionary", $0] } ?? []))
      }
    }
    #expect(error.code.rawValue == code)
    #expect(error.message.contains(hint), "\(error.message)")
  }

  @Test("a damaged dictionary is skipped with a remark")
  func damaged() throws {
    try fixture.write("other\tA\tB\n".utf8, to: "broken.index")
    #expect(try player.screen { try $0.run("define maison") }.contains("house"))
    let remark = "the dictionary broken is skipped"
    #expect(player.test.errors.text.contains(remark))
    #expect(try player.screen { try $0.run("define placid") }.contains("cloud"))
    #expect(player.test.errors.text.ranges(of: remark).count == 1)
    // An offset behind the end of the definitions is detected only when it is read.
    try fixture.write("maison\tBB\tBBB\n".utf8, to: "broken.index")
    try fixture.write("short".utf8, to: "broken.dict")
    #expect(try player.screen { try $0.run("define maison") }.contains("house"))
    #expect(player.test.errors.text.contains("broken.dict: a part of it is missing"))
  }

  @Test("installed dictionaries are listed, and packages that would add more")
  func listed() throws {
    let text = try player.screen { try $0.run("data") }
    #expect(text.contains("1 dictionary to look words up in:\ntest"))
    #expect(text.contains("A small test, 2 headwords, 0 kB"))
    #expect(text.contains("sudo apt install wordnet-base"))
    var bare = player
    bare.options.dictionaryFolders = []
    let none = try bare.screen { try $0.run("data") }
    #expect(none.contains("sudo apt install espeak-ng"))
    #expect(none.contains("No dictionary is installed.\n"))
  }

  @Test("the setting lists the dictionaries that are searched first")
  func preferred() throws {
    try fixture.dictd([("maison", "maison\na dwelling\n")], named: "zulu")
    #expect(
      try player.screen { try $0.run("define maison") }.contains("also in zulu"))
    try player.program().run(["settings", "set", "dictionaries", "Zulu, test"])
    let text = try player.screen { try $0.run("define maison") }
    #expect(text.contains("a dwelling"))
    #expect(text.contains("zulu (zulu); also in A small test (test) (--dictionary ID)"))
    let invalid = SettingError.invalidValue(.dictionaries, "test,,zulu", known: ["auto"])
    #expect(throws: invalid) {
      try player.program().run("settings set dictionaries test,,zulu")
    }
  }

  @Test("a damaged dictionary that is requested by name is an error")
  func damagedByName() throws {
    try fixture.write("other\tA\tB\n".utf8, to: "broken.index")
    let error = try #require(throws: ClientError.self) {
      try player.program().run("define other --dictionary BROKEN")
    }
    #expect(error.code == .dictionaryUnreadable)
    #expect(error.exit == .noInput)
    #expect(error.message.hasSuffix("install the dictionary again"))
  }

  @Test("with WordNet a word is shown with its level, and suggested for its misspelling")
  func level() throws {
    var player = player
    player.options.dictionaryFolders = [WordNet.defaultDirectory]
    try player.folder.write("serendipity\t4\t291\tnoun.1\n".utf8, to: "Content/derived/levels.tsv")
    let text = try player.screen { try $0.run("define Serendipity") }
    #expect(text.hasPrefix("serendipity  noun\n"))
    #expect(text.contains("  level 4, frequency 3 of 7\n"))
    #expect(text.contains("WordNet 3.0 (wordnet"))
    let error = try #require(throws: ClientError.self) {
      try player.program().run("define serendipty")
    }
    #expect(error.message.contains("did you mean serendipity?"))
  }

  @Test("a damaged dictionary is an error only if it was requested")
  func damagedBeside() throws {
    try fixture.write("haus\tA\tB\n".utf8, to: "broken.index")
    let program = try player.program()
    #expect(throws: Never.self) {
      try program.run("define placid --dictionary test")
    }
    #expect(player.test.errors.text.contains("the dictionary broken is skipped"))
    let error = #expect(throws: ClientError.self) {
      try program.run("define placid --dictionary broken")
    }
    #expect(error?.code == .dictionaryUnreadable)
  }

  @Test("only words that the command accepts are suggested, and never the word itself")
  func suggestions() throws {
    var player = player
    player.options.dictionaryFolders = [WordNet.defaultDirectory, fixture.folder.path]
    let levels = "placid\t3\t300\tadj.1\nplait\t4\t250\tnoun.1\nserendipity\t4\t291\tnoun.1\n"
    try player.folder.write(levels.utf8, to: "Content/\(LevelFile.name)")
    let program = try player.program()
    func message(_ command: () throws -> Void) -> String {
      do {
        try command()
        return ""
      } catch {
        return ClientError(error).message
      }
    }
    for word in ["serendipity", "serendipty"] {
      let messages = [
        message { try program.run(["favorite", "add", word]) },
        message { try program.run(["history", "--word", word]) },
        message { try program.run(["define", word, "--dictionary", "wordhoard"]) },
      ]
      #expect(Set(messages) == ["\(word) was not found in Wordhoard; check its spelling"])
    }
    let itself = message {
      try program.run("define serendipity --dictionary test")
    }
    #expect(itself == "serendipity was not found in test; check its spelling")
    // plait is as near.
    let near = message { try program.run("define placit --dictionary test") }
    #expect(near == "placit was not found in test; did you mean placid?")
  }

  @Test("look-ups are listed with the newest first, and an empty list says so")
  func lookups() throws {
    #expect(
      try player.screen { try $0.run("history --lookups --limit 9") }.hasPrefix(
        "Nothing looked up yet"))
    for (day, word) in ["maison", "afraid", "MAISON"].enumerated() {
      player.test.clock.now = TestClock.noon(day: day)
      try player.program().run(["define", word])
    }
    let dates = [2, 1].map { TestClock.noon(day: $0).localDate }
    _ = player.screen()
    #expect(
      try player.screen { try $0.run("history --lookups --limit 9") }
        == "\(dates[0])  maison\n\(dates[1])  afraid\n")
    #expect(
      try player.json { try $0.run("history --lookups --limit 1") }.contains("und/maison/word"))
  }

  @Test("a word of a dictionary is shared with its source")
  func shared() throws {
    let text = try player.screen { try $0.run("share word maison") }
    #expect(text == "maison: maison /mɛzɔ̃/ <n, fem> 1. house home\nA small test (test)\n")
  }

  @Test("the word of the day is the same all day, and counts as seen")
  func wordOfTheDay() throws {
    let text = try player.screen { try $0.run("word --today") }
    #expect(
      try player.screen { try $0.run("word --today") }.hasPrefix(text.prefix(8)))
    #expect(try player.folder.journal().latestLooks(limit: 9).count == 1)
    player.test.clock.now = TestClock.noon(day: 1)
    #expect(
      try !player.screen { try $0.run("word --today") }.hasPrefix(text.prefix(8)))
  }
}
