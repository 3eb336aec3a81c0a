import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Lexicon
import TestSupport
import Testing

@testable import wordhoard

/// Uses the installed WordNet, and levels of a few words.
@Suite("Practice with words of WordNet")
struct PracticeSourceTests {
  private var player: Player

  init() throws {
    player = try Player(Display())
    player.options.dictionaryFolders = [WordNet.defaultDirectory]
    let lines = ["carnivore\t4\t300", "dog\t1\t500", "fish\t1\t500", "herbivore\t4\t260"]
    let text = lines.map { "\($0)\tnoun.1\n" }.joined()
    try player.folder.write(text.utf8, to: "Content/\(LevelFile.name)")
  }

  private func request(
    _ source: String? = "wordnet", category: String? = "animal"
  ) -> PracticeRequest {
    var request = PracticeRequest()
    request.source = source
    request.category = category
    request.forms = ["match"]
    request.questions = 3
    return request
  }

  /// Plays three of the words, passing.
  private func play() async throws -> String {
    _ = player.screen()
    try await player.program(typing: ["", "", ""]).play(request(), jsonl: true)
    return player.screen()
  }

  @Test("a round asks words by category, and the answers are kept")
  func round() async throws {
    let events = try await play()
    #expect(events.contains(#""edition":"wordnet-3.0""#))
    #expect(events.contains(#""category":"animal""#))
    let answered = try player.folder.journal().latestAnswers(limit: 10).map(\.1.item.rawValue)
    #expect(answered.count == 3)
    #expect(
      Set(answered).isSubset(of: [
        "en/carnivore/noun", "en/dog/noun", "en/fish/noun", "en/herbivore/noun",
      ]))
  }

  @Test("a friend who has WordNet plays the code of its round; without WordNet it is refused")
  func code() async throws {
    let events = try await play()
    let shared = try player.screen { try $0.run("share round") }
    var request = PracticeRequest()
    request.code = shared.split(whereSeparator: \.isWhitespace).map(String.init)
      .first { $0.contains("-") && $0.count > 20 }
    let friend = request
    var other = try Player(Display())
    other.options.dictionaryFolders = player.options.dictionaryFolders
    other.options.content = player.options.content
    try await other.program(typing: ["", "", ""]).play(friend, jsonl: true)
    let prompts = { (events: String) in
      events.split(separator: "\n").filter { $0.contains(#""event":"question""#) }
    }
    #expect(prompts(other.screen()) == prompts(events))
    #expect(prompts(events).count == 3)
    other.options.dictionaryFolders = []
    let program = try other.program()
    let error = await #expect(throws: ClientError.self) {
      try await program.play(friend, jsonl: true)
    }
    #expect(error?.code == .wordNetMissing)
  }

  @Test("seen, profile, today, history and favorites know the words")
  func lists() async throws {
    _ = try await play()
    let item = try #require(player.folder.journal().latestAnswers(limit: 1).first?.1.item)
    let seen = try player.screen { try $0.run("seen") }
    #expect(seen.contains(item.term))
    #expect(!seen.contains("no game asks it"))
    let json = try player.json { try $0.run("seen") }
    #expect(json.replacing("\\/", with: "/").contains(item.rawValue))
    var animals = WordListRequest()
    animals.category = "animal"
    let listed = try player.screen { [animals] in try $0.run(["seen"] + animals.arguments) }
    #expect(listed == seen)
    #expect(
      try player.json { try $0.run("profile") }.contains(#""answers" : 3"#))
    #expect(
      try player.screen { try $0.run("today") }.contains("3 of ")
    )
    let output = try player.screen { try $0.run(["history", "--word", item.term]) }
    #expect(output.contains(item.term))
    try player.program().run(["favorite", "add", item.term])
    #expect(try player.progress().favorites[item] != nil)
    #expect(try player.screen { try $0.run("favorite list") }.contains(item.term))
    try player.program().run(["favorite", "remove", item.term])
    #expect(try player.progress().favorites.isEmpty)
  }

  @Test("without WordNet, its words are listed without their meanings")
  func gone() async throws {
    _ = try await play()
    let item = try #require(player.folder.journal().latestAnswers(limit: 1).first?.1.item)
    var poor = player
    poor.options.dictionaryFolders = []
    #expect(
      try poor.screen { try $0.run("seen") }.contains(item.term))
    #expect(
      try poor.json { try $0.run("seen") }.contains(
        "not installed here"))
    var bare = WordListRequest()
    bare.category = "wordnet"
    let bareList = try poor.screen { [bare] in try $0.run(["seen"] + bare.arguments) }
    #expect(bareList.contains(item.term))
  }

  @Test("the setting applies to rounds and sessions, and an option overrides it")
  func setting() async throws {
    try player.program().run("settings set source wordnet")
    try player.program().run("settings set category animal")
    try await player.program(typing: ["", "", ""]).play(request(nil, category: nil), jsonl: true)
    #expect(player.screen().contains(#""category":"animal""#))
    var learn = LearnRequest()
    learn.words = 2
    try await player.program(typing: ["", ""]).learn(learn, jsonl: true)
    #expect(player.screen().contains(#""edition":"wordnet-3.0""#))
    // Ours have no such category, so that of the setting does not count.
    try await player.program().play(request("wordhoard", category: nil), jsonl: true)
    let ours = player.screen()
    #expect(ours.contains(#""edition":"en-1""#))
    #expect(!ours.contains(#""category":"animal""#))
  }

  @Test("dailies, runs and speed ask own words, whatever the setting")
  func ranked() async throws {
    try player.program().run("settings set source wordnet")
    _ = player.screen()
    try await player.program().daily(date: nil, jsonl: true)
    try await player.program().run(jsonl: true)
    try await player.program().speed(jsonl: true)
    let events = player.screen()
    #expect(events.contains(#""edition":"en-1""#))
    #expect(!events.contains("wordnet"))
  }

  @Test("a friend's code is played with own words")
  func friend() async throws {
    var friend = request("wordhoard", category: nil)
    try await player.program(typing: ["", "", ""]).play(friend, jsonl: true)
    let shared = try player.screen { try $0.run("share round") }
    let words = shared.split(whereSeparator: \.isWhitespace).map(String.init)
    friend.code = words.first { $0.contains("-") && $0.count > 20 }
    #expect(friend.code != nil)
    friend.source = "wordnet"
    try await player.program().play(friend, jsonl: true)
    #expect(player.screen().contains(#""edition":"en-1""#))
  }

  @Test("the error for an unknown category lists those of WordNet, too")
  func category() async throws {
    let program = try player.program()
    let error = await #expect(throws: ClientError.self) {
      try await program.play(request(category: "dragons"), jsonl: true)
    }
    #expect(error?.code == .unknownCategory)
    #expect(error?.message.contains("animal") == true)
    let ours = await #expect(throws: ClientError.self) {
      try await program.play(request("wordhoard", category: "animal"), jsonl: true)
    }
    #expect(ours?.code == .unknownCategory)
  }

  @Test("without WordNet the source is refused in one line that names the package")
  func missing() async throws {
    var poor = player
    poor.options.dictionaryFolders = []
    let program = try poor.program()
    let error = await #expect(throws: ClientError.self) {
      try await program.play(request(), jsonl: true)
    }
    #expect(error?.code == .wordNetMissing)
    #expect(error?.exit == .noInput)
    #expect(error?.message.contains("apt install wordnet-base") == true)
    #expect(error?.message.contains("\n") == false)
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("an unknown source is refused", arguments: ["wiktionary", "", "word net"])
  func unknown(_ name: String) async throws {
    let program = try player.program()
    let error = await #expect(throws: ClientError.self) {
      try await program.play(request(name), jsonl: true)
    }
    #expect(error?.code == .unknownSource)
    #expect(error?.exit == .usage)
    #expect(error?.message.contains("wordhoard, cards, wordnet") == true)
    let setting = #expect(throws: SettingError.self) {
      try program.run(["settings", "set", "source", name])
    }
    #expect(setting == .invalidValue(.source, name, known: ["wordhoard", "cards", "wordnet"]))
  }

  @Test("a source is found whatever its case")
  func anyCase() async throws {
    try await player.program().play(request("WordNet"), jsonl: true)
    #expect(player.screen().contains(#""edition":"wordnet-3.0""#))
  }
}
