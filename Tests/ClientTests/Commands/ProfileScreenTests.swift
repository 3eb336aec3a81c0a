import ClientCore
import ClientProgress
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@testable import wordhoard

@Suite("Screens of the profile")
struct ProfileScreenTests {
  @Test("figures and plots, in signs and in plain characters", arguments: [true, false])
  func plots(_ isUnicode: Bool) throws {
    let player = try Player.practiced(Display(isUnicode: isUnicode))
    let text = try player.screen { try $0.run("profile") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    if !isUnicode { #expect(text.utf8.count == text.count) }
    try Golden.expect(text, isUnicode ? "profile" : "profile-ascii")
  }

  @Test("no line is longer than a narrow terminal", arguments: [60, 72, 80, 200])
  func narrow(_ width: Int) throws {
    let player = try Player.practiced(Display(width: width))
    let text =
      try player.screen { try $0.run("profile") }
      + (try player.screen { try $0.run("profile --calibration") })
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test("the same in sentences, without one sign")
  func spoken() throws {
    let player = try Player.practiced()
    try player.program().run("settings set spoken on")
    let text =
      try player.screen { try $0.run("profile") }
      + (try player.screen { try $0.run("profile --calibration") })
    #expect(!text.contains { "█▏▎▍▌▋▊▉▁▂▃▄▅▆▇·░▒▓%#".contains($0) })
    try Golden.expect(text, "profile-spoken")
  }

  @Test("the quality of the predictions")
  func calibration() throws {
    let player = try Player.practiced()
    try Golden.expect(
      try player.screen { try $0.run("profile --calibration") }, "calibration")
  }

  @Test("as JSON: one document each, whose parts add up")
  func json() throws {
    struct Printed: Decodable {
      struct Part: Decodable {
        let answers: Int
        let right: Int
      }
      struct Due: Decodable { let words: Int }
      let gamesCount: Int
      let gamesWon: Int
      let forms: [Part]
      let levels: [Part]
      let calendar: [Part]
      let forecast: [Due]
      let wordsByDifficulty: [Int]
      let hoard: Double
      let wordsMet: Int
    }
    let player = try Player.practiced()
    let printed = try JSONDecoder().decode(
      Printed.self, from: Data(player.json { try $0.run("profile") }.utf8))
    for parts in [printed.forms, printed.levels, printed.calendar] {
      #expect(parts.reduce(0) { $0 + $1.answers } == printed.gamesCount)
      #expect(parts.reduce(0) { $0 + $1.right } == printed.gamesWon)
    }
    #expect(printed.forecast.count == 14)
    #expect(printed.wordsByDifficulty.reduce(0, +) == printed.wordsMet)
    #expect((1...Double(printed.wordsMet)).contains(printed.hoard))
    let calibration = try player.json { try $0.run("profile --calibration") }
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(calibration.utf8))
    }
  }

  @Test("nothing answered yet: no plots, and no figures made up")
  func nothing() throws {
    let player = try Player(Display())
    try Golden.expect(
      try player.screen { try $0.run("profile") }
        + (try player.screen { try $0.run("profile --calibration") }),
      "profile-empty")
  }
}
