#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientCore
  @testable import wordhoard

  @Suite("Screens in German")
  struct GermanScreensTests {
    private func player() throws -> Player {
      let player = try Player.practiced()
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let catalogue = try Data(contentsOf: root.appending(path: "Content/messages/de.po"))
      try player.folder.write(catalogue, to: "Content/messages/de.po")
      try player.program().run("settings set interface de")
      return player
    }

    @Test("home and the profile")
    func places() async throws {
      let player = try player()
      let stage = await Stage(try player.program())
      stage.props.append(player.folder)
      try await stage.expectGolden("german-home")
      await stage.type("o")
      try await stage.expectGolden("german-profile")
    }

    @Test("a question, the verdict on a miss, and the result of a daily")
    func daily() async throws {
      let player = try player()
      let answers = try player.dailyAnswers("wwwwwwwwww")
      let stage = await Stage(try player.program(), .game(.daily(date: nil)))
      stage.props.append(player.folder)
      try await stage.expectGolden("german-question")
      await stage.type(answers[0])
      try await stage.expectGolden("german-verdict")
      await stage.type(Keys.enter)
      var isOver: Bool { stage.title.hasSuffix("· Ergebnis") }
      for (place, answer) in answers.enumerated().dropFirst() {
        await stage.type(place < 4 ? answer : answer + Keys.enter)
        for _ in 0..<9 where !isOver && !stage.screen.contains("✗ ") {
          await stage.type("slate" + Keys.enter)
        }
        if !isOver { await stage.type(Keys.enter) }
      }
      #expect(isOver)
      try await stage.expectGolden("german-result")
    }
  }
#endif
