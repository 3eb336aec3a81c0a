#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import Terminal
  import Testing

  @testable import ClientBooks
  @testable import ClientCore

  @Suite("Reading aloud")
  struct ReadingAloudTests {
    /// A player whose espeak-ng notes what it says.
    private func player(_ script: String? = #"printf '<%s>\n' "$*" >> "$LOG""#) throws -> Player {
      var player = try Player.withBook()
      if let script {
        player.test.environment["PATH"] = try player.folder.program("espeak-ng", script)
      }
      return player
    }

    private func stage(_ player: Player, at place: String? = nil) async throws -> Stage {
      let stage = await Stage(
        try player.program(), at: .book(ReadRequest(book: "ferry", place: place)))
      stage.props.append(player.folder)
      stage.isSlow = true
      return stage
    }

    /// Types `s`, and ends other work until a sentence is marked, or there is no work.
    private func begin(_ stage: Stage) async {
      await stage.type("s")
      for _ in 0..<4 where selected(stage).isEmpty { await stage.finish(atMost: 1) }
    }

    private func selected(_ stage: Stage) -> String {
      let rows = zip(
        stage.screen.components(separatedBy: "\n"), stage.inks.components(separatedBy: "\n"))
      return rows.map { text, inks in
        String(zip(text, inks).filter { $1 == "S" }.map(\.0))
      }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Says what is marked, until the next sentence is.
    private func next(_ stage: Stage) async {
      let before = selected(stage)
      // The place is noted before.
      for _ in 0..<3 where selected(stage) == before { await stage.finish(atMost: 1) }
    }

    @Test("the sentence that is said is marked, and the next one follows")
    func sentences() async throws {
      let player = try player()
      let stage = try await stage(player, at: "1.1")
      await begin(stage)
      #expect(selected(stage) == "The old man drew his boat up to the river bank and sat down.")
      #expect(stage.screen.contains("♪ The old man"))
      await next(stage)
      #expect(
        selected(stage) == "Nobody had crossed since noon[1], and the water was very quiet.")
      await stage.type("s")
      #expect(selected(stage).isEmpty)
      #expect(!stage.screen.contains("♪"))
      // It begins again where it stopped.
      await begin(stage)
      #expect(selected(stage).hasPrefix("Nobody had crossed"))
      await stage.type(Keys.escape)
      #expect(selected(stage).isEmpty && stage.title.contains("The Ferry"))
      #expect(
        player.folder.log(of: "espeak-ng")
          == "<-v en-us -- The old man drew his boat up to the river bank and sat down.>\n")
    }

    @Test("it begins with the sentence of the cursor")
    func cursor() async throws {
      let stage = try await stage(try player(), at: "1.1")
      await stage.type(Keys.enter + Keys.down + Keys.down)
      await begin(stage)
      #expect(selected(stage) == "He had a well-known dislike of quiet water.")
    }

    @Test("pages turn by themselves, and the place is that of the sentence")
    func pages() async throws {
      let player = try player()
      let stage = try await stage(player, at: "1.1")
      await begin(stage)
      for _ in 0..<12 { await next(stage) }
      #expect(!stage.screen.contains("Page 1 of "))
      let sentence = selected(stage)
      let said = player.folder.log(of: "espeak-ng")?.split(separator: "\n").count ?? 0
      await stage.type("s" + Keys.escape)
      await stage.finish()
      let position = try #require(try player.program().books.library.find("ferry").book.position)
      #expect(said > 5 && sentence.hasPrefix(position.after.prefix(10)))
    }

    @Test("the end of the book ends it")
    func end() async throws {
      let stage = try await stage(try player(), at: "100%")
      await stage.type(Keys.end)
      await begin(stage)
      await stage.finish()
      #expect(selected(stage).isEmpty)
      #expect(stage.screen.contains("the end"))
    }

    @Test("one line says why nothing is said")
    func failures() async throws {
      let silent = try await stage(try player(nil), at: "1.1")
      await begin(silent)
      await silent.finish()
      #expect(silent.screen.contains("sudo apt install espeak-ng"))
      #expect(selected(silent).isEmpty)
      let off = try player()
      try off.program().core.preferences.change(.sound, to: "off")
      let quiet = try await stage(off, at: "1.1")
      await begin(quiet)
      #expect(quiet.screen.contains("The setting sound is off."))
      #expect(off.folder.log(of: "espeak-ng") == nil)
    }

    @Test("a book is read by the voice of its language, and not without one")
    func language() async throws {
      let player = try player(#"printf '%s\n' "$*" >> "$LOG""#)
      let program = try player.program()
      try await program.core.speech.read("Die [Fähre]\nlegt ab.", language: "de-AT")
      try await program.core.speech.read("* * *", language: "en")
      #expect(player.folder.log(of: "espeak-ng") == "-v de -- Die Fähre legt ab.\n")
      for language in ["ja", "tlh"] {
        let error = await #expect(throws: ClientError.self) {
          try await program.core.speech.read("text", language: language)
        }
        #expect(error?.code == .unknownLanguage)
      }
    }

    @Test("a program that still speaks is killed when the task is cancelled")
    func killing() async throws {
      let player = try player(#"echo begun > "$LOG"; exec sleep 60"#)
      let host = player.test.host()
      let task = Task { await host.runUntilCancelled("espeak-ng", []) }
      while player.folder.log(of: "espeak-ng")?.isEmpty ?? true { await Task.yield() }
      task.cancel()
      #expect(await task.value?.end == .killed(SIGKILL))
      let late = Task {
        while !Task.isCancelled { await Task.yield() }
        return await host.runUntilCancelled("espeak-ng", [])
      }
      late.cancel()
      #expect(await late.value?.hasSucceeded == false)
    }
  }
#endif
