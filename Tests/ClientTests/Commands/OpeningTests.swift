import ClientCore
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Messages
import Terminal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Opening the program")
struct OpeningTests {
  private var player: Player

  init() throws { player = try Player(Display()) }

  private var file: String { "\(player.options.home)/\(Journal.fileName)" }

  private func failure(_ player: Player) -> ClientError? {
    do {
      try player.program().run("today --short")
      return nil
    } catch {
      return ClientError(error)
    }
  }

  @Test("a broken content file is bad data, with its line")
  func brokenContent() throws {
    try player.folder.write("dawn noun 7 4 x\n".utf8, to: "Content/words/broken.words")
    let error = try #require(failure(player))
    #expect(error.exit == .data)
    #expect(error.message.hasPrefix("\(player.options.content)/words/broken.words:1: the level is"))
  }

  @Test("content that is missing is no input")
  func missingContent() throws {
    var player = player
    player.options.content = "/nowhere"
    #expect(failure(player)?.exit == .noInput)
    #expect(!FileManager.default.fileExists(atPath: player.options.home))
  }

  @Test("a home that cannot be created is an error")
  func noHome() throws {
    var player = player
    player.options.home = "/proc/nowhere/home"
    let error = try #require(failure(player))
    #expect(error.code == .journalNotWritable)
    #expect(error.message.contains("--home"))
  }

  @Test("a file that is not a journal is refused, and kept aside on --new")
  func damaged() throws {
    var player = player
    let bytes = Array(String(repeating: "no journal\n", count: 50).utf8)
    try player.folder.write(bytes, to: "home/\(Journal.fileName)")
    let error = try #require(failure(player))
    #expect(error.code == .journalDamaged)
    #expect(error.exit == .data)
    #expect(error.message.contains("--new"))
    #expect(FileManager.default.contents(atPath: file) == Data(bytes))
    player.options.startNew = true
    #expect(failure(player) == nil)
    let aside = "\(player.options.home)/journal-2026-11-21.damaged"
    #expect(player.test.errors.taken() == "wordhoard: the old journal is kept as \(aside)\n")
    #expect(FileManager.default.contents(atPath: aside) == Data(bytes))
    player.options.startNew = false
    #expect(failure(player) == nil)
    #expect(player.test.errors.text.isEmpty)
  }

  @Test("a journal with damage further in is refused when it is read, and kept aside on --new")
  func tornInside() throws {
    var player = player
    do {
      let journal = try Journal(directory: player.options.home, makeDevice: { "desk" })
      let drafts = (1...400).map {
        Journal.Draft(
          id: EventID(high: 1, low: $0), body: .seen(ItemID("en/mountain/noun")))
      }
      try journal.append(drafts, at: player.test.clock.now)
    }
    for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file + suffix) {
      Issue.record("the log is still there")
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    for place in 8192..<bytes.count { bytes[place] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: file))
    #expect(failure(player)?.code == .journalDamaged)
    player.options.startNew = true
    #expect(failure(player) == nil)
    #expect(player.test.errors.text.contains("is kept as"))
    let names = try FileManager.default.contentsOfDirectory(atPath: player.options.home)
    let aside = try #require(names.first { $0.hasSuffix(".damaged") })
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: "\(player.options.home)/\(aside)")) == bytes)
  }

  @Test("settings are read without creating a journal")
  func settingsWithoutJournal() throws {
    let store = PlayerStore(folder: player.options.home, host: player.test.host())
    #expect(try store.settings() == Settings(PlayerProgress()))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("what cannot be kept is said once, also if all could be kept before")
  func shortfall() throws {
    do {
      let store = PlayerStore(folder: player.options.home, host: player.test.host())
      try store.set(.theme, to: "sepia")
    }
    // As on a full or read-only disk, no index of the log can be made.
    symlink("/nowhere", file + "-shm")
    let store = PlayerStore(folder: player.options.home, host: player.test.host())
    #expect(store.takeShortfall() == nil)
    _ = try store.progress()
    #expect(store.takeShortfall() == .notWritable(path: file))
    #expect(store.takeShortfall() == nil)
  }

  @Test("--new keeps an intact journal, and says so")
  func newOnWhole() throws {
    var player = player
    try player.program().run("define mountain")
    player.options.startNew = true
    #expect(failure(player) == nil)
    #expect(player.test.errors.text.contains("kept in use"))
    #expect(try player.progress().words.count == 1)
  }

  @Test(
    "an unreadable line does not answer the question about the full screen",
    .enabled(if: FullScreen.isBuilt))
  func askedAgain() async throws {
    let player = try Player(Display(isStyled: true, isInteractive: true), folder: player.folder)
    let lines: [InputLine] = [.notText, .tooLong, .text("2")]
    #expect(try await player.program(typing: lines).programStart.begin(.home) == 0)
    let screen = player.screen()
    #expect(screen.components(separatedBy: "Type 1 or 2, then Enter.\n").count == 3)
    #expect(screen.contains("wordhoard daily"))
    #expect(try player.progress().settings["screen"] == "plain")
  }

  @Test(
    "Enter answers the question about the full screen with the first choice",
    .enabled(if: FullScreen.isBuilt))
  func enterTakesFirst() async throws {
    let player = try Player(Display(isStyled: true, isInteractive: true), folder: player.folder)
    // Without a terminal to draw on, the choice is stored and line mode goes on.
    _ = try await player.program(typing: [.text("")]).programStart.begin(.home)
    #expect(player.screen().contains("Your choice, 1 or 2 (Enter takes 1;"))
    #expect(try player.progress().settings["screen"] == "full")
  }
}
