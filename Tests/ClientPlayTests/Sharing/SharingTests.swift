import ClientCore
import ClientPlay
import ClientTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Sharing by clipboard and mail")
struct SharingTests {
  private func player(_ display: Display = Display()) async throws -> Player {
    let player = try Player(display)
    try await player.program(typing: player.dailyAnswers("rrwrrprrwr")).play.lineGames.play(
      .daily(date: nil), jsonl: false)
    _ = player.screen()
    return player
  }

  private static let lines = "wordhoard solo #1  7/10  1,000  daily streak 1\n🟩🟩🟥🟩🟩🟥🟩🟩🟥🟩"

  @Test("the lines are copied, and their title is printed")
  func copy() async throws {
    let player = try await player(Display(isStyled: true))
    let screen = try player.screen { try $0.run("share daily --copy") }
    #expect(
      screen == clipboardSequence(for: SharingTests.lines)
        + "Copied: wordhoard solo #1  7/10  1,000  daily streak 1\n")
    let word = try player.screen { try $0.run("share word silt --copy") }
    #expect(
      word.hasSuffix(
        "\u{07}Copied: silt (noun): fine mud and sand carried along and dropped by a river\n"))
  }

  @Test("without a terminal nothing is printed, and nothing is said to be copied")
  func noTerminal() async throws {
    let player = try await player()
    let program = try player.program()
    let error = #expect(throws: ClientError.self) {
      try program.run("share daily --copy")
    }
    #expect(error?.code == .noClipboard)
    #expect(player.screen() == "")
  }

  @Test("a mail program gets subject and letter, and cannot write onto our screen")
  func mail() async throws {
    var player = try await player()
    player.test.environment["PATH"] = try player.folder.program(
      "xdg-email", #"printf '<%s>' "$@" > "$LOG"; echo noise; echo noise >&2"#)
    let screen = try player.screen { try $0.run("share daily --mail") }
    #expect(screen == "Handed to your mail program: Wordhoard: my daily\n")
    #expect(player.test.errors.text == "")
    let log = try #require(player.folder.log(of: "xdg-email"))
    #expect(
      log.hasPrefix(
        "<--utf8><--subject><Wordhoard: my daily><--body><\(SharingTests.lines)\n\nWordhoard solo"))
  }

  @Test("without a mail program, or if it fails, the address is printed", arguments: [true, false])
  func address(_ isThere: Bool) async throws {
    var player = try await player()
    if isThere {
      player.test.environment["PATH"] = try player.folder.program("xdg-email", "exit 3")
    }
    let screen = try player.screen { try $0.run("share word silt --mail") }
    #expect(
      screen.hasPrefix("mailto:?subject=Wordhoard%3A%20silt&body=silt%20%28noun%29%3A%20fine"))
    #expect(screen.hasSuffix("%22\n"))
    #expect(
      player.test.errors.text
        == "wordhoard: no mail program can be opened from here; this address opens one\n")
  }
}
