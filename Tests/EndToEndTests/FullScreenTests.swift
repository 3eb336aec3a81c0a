#if FullScreen
  import Foundation
  import GameEngine
  import Testing

  @Suite("The full screen in a terminal")
  struct FullScreenTests {
    /// A terminal in which a shell prints its modes before and after.
    private struct Desk {
      let home: Home
      let terminal: Tmux

      init(columns: Int = 80, rows: Int = 24, answerDelay: Int = 0) throws {
        home = try Home()
        for setting in ["screen full", "answer-delay \(answerDelay)"] {
          #expect(try Binary.run("settings set \(setting)", home: home).status == 0)
        }
        terminal = try Tmux(columns: columns, rows: rows, isPlain: false, home: home)
      }

      /// Starts the program; its process ID is kept in a file. After a kill, another process restores the terminal,
      /// which may take a while.
      func begin(_ command: String) throws {
        try terminal.type(
          "clear; cd '\(home.folder)'; stty -g > before; sh -c 'echo $$ > pid; exec wordhoard \(command)'; "
            + "echo $? > status; while grep -q 137 status && ! stty -g | cmp -s - before; do sleep 0.1; done; "
            + "stty -g > after; echo fin''ished")
      }

      var pid: pid_t { get throws { try #require(pid_t(try text(of: "pid"))) } }

      /// The names of the processes that the program has started.
      func helperNames() throws -> [String] {
        let threads = "/proc/\(try pid)/task"
        // The kernel records which thread started a child. The thread may have ended meanwhile.
        let children = try FileManager.default.contentsOfDirectory(atPath: threads).flatMap {
          ((try? String(contentsOfFile: "\(threads)/\($0)/children", encoding: .utf8)) ?? "")
            .split(separator: " ")
        }
        return try children.map {
          try String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)
            .trimmingCharacters(in: .newlines)
        }
      }

      private func text(of name: String) throws -> String {
        try String(contentsOfFile: home.file(name), encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }

      /// Expects that the shell is as before, after this exit code.
      ///
      /// The shell's own message about a killed program may come before the screen is restored, and disappear
      /// with it.
      func expectRestored(_ status: Int) throws {
        let screen = try terminal.look(for: "finished")
        #expect(!screen.contains("wordhoard --help"), "it ended without a word:\n\(screen)")
        #expect(try text(of: "status") == "\(status)")
        #expect(try terminal.value("#{alternate_on} #{cursor_flag}") == "0 1")
        #expect(try text(of: "before") == text(of: "after"))
        try terminal.type("echo it echoes")
        try terminal.look { $0.components(separatedBy: "it echoes").count == 3 }
      }
    }

    @Test("a complete daily is played, and its result is visible", arguments: [(80, 24), (60, 20)])
    func daily(columns: Int, rows: Int) throws {
      let desk = try Desk(columns: columns, rows: rows)
      let daily = try LearntDaily.today()
      try desk.begin("daily")
      for (place, move) in daily.moves.prefix(11).enumerated() {
        try desk.terminal.look(for: place < 10 ? " \(place + 1) of 10 " : " encore \(place - 9) ")
        try desk.terminal.send(move)
        if daily.questions[place].input != "choice" { try desk.terminal.press("Enter") }
        guard place == 9 else { continue }
        try desk.terminal.look(
          for: "★  Encore  ★", "10 right, 5,500 points: what you have is safe.")
        try desk.terminal.press("Enter")
      }
      try desk.terminal.look(for: " encore 2 ")
      try desk.terminal.press("Enter")
      try desk.terminal.look(for: "Enter again to pass")
      try desk.terminal.press("Enter")
      try desk.terminal.look(for: "✗ Not this time", "Enter shows the result")
      try desk.terminal.press("Enter")
      try desk.terminal.look(
        for: "★ Perfect ten!", "Meet the missed word again")
      #expect(try desk.home.answers().count == 12)
      try desk.terminal.press("Escape")
      try desk.terminal.look(for: "Learn new words")
      try desk.terminal.press("q")
      try desk.expectRestored(0)
    }

    @Test("a question survives any size of the terminal")
    func resizing() throws {
      let desk = try Desk()
      try desk.begin("daily")
      try desk.terminal.look(for: "1 of 10")
      for (columns, rows) in [(1, 1), (40, 10), (200, 60), (2, 50), (61, 21)] {
        try desk.terminal.resize(columns: columns, rows: rows)
        usleep(100_000)
      }
      try desk.terminal.look(for: "1 of 10")
      try desk.terminal.resize(columns: 40, rows: 10)
      try desk.terminal.look(for: "Wordhoard needs 60 × 20")
      try desk.terminal.resize(columns: 80, rows: 24)
      try desk.terminal.look(for: "1 of 10")
      try desk.terminal.send("1")
      try desk.terminal.look { $0.contains("2 of 10") || $0.contains("Not this time") }
      #expect(try desk.home.answers().count == 1)
      try desk.terminal.press("C-c")
      try desk.expectRestored(130)
    }

    @Test("a double press answers one question")
    func doublePress() throws {
      let desk = try Desk(answerDelay: 1000)
      try desk.begin("daily")
      try desk.terminal.look(for: "1 of 10")
      try desk.terminal.send("1")
      usleep(1_500_000)
      #expect(try desk.home.answers().isEmpty, "the question was just drawn")
      try desk.terminal.send("33")
      try desk.terminal.look { $0.contains("2 of 10") || $0.contains("Not this time") }
      usleep(300_000)
      #expect(try desk.home.answers().count == 1)
      try desk.terminal.press("C-c")
      try desk.expectRestored(130)
    }

    @Test("control-Z returns to the shell, and fg to the question")
    func suspending() throws {
      let desk = try Desk()
      try desk.terminal.type("set -m; wordhoard daily")
      try desk.terminal.look(for: "1 of 10")
      try desk.terminal.press("C-z")
      try desk.terminal.look { $0.contains("Stopped") || $0.contains("Suspended") }
      #expect(try desk.terminal.value("#{alternate_on} #{cursor_flag}") == "0 1")
      try desk.terminal.type("echo it echoes; fg")
      try desk.terminal.look(for: "1 of 10")
      #expect(try desk.terminal.value("#{alternate_on}") == "1")
      try desk.terminal.send("1")
      try desk.terminal.look { $0.contains("2 of 10") || $0.contains("Not this time") }
      try desk.terminal.press("C-c")
      try desk.terminal.look { $0.contains("it echoes") && !$0.contains("of 10 ·") }
      #expect(try desk.home.answers().count == 1)
    }

    @Test(
      "whatever ends it, the shell is as it was and no answer is lost",
      arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGKILL, 137), (SIGSEGV, 139), (SIGABRT, 134)])
    func ending(by number: Int32, _ status: Int) throws {
      let desk = try Desk()
      let daily = try LearntDaily.today()
      try desk.begin("daily")
      try desk.terminal.look(for: "1 of 10")
      try desk.terminal.send(daily.moves[0])
      try desk.terminal.look(for: "2 of 10")
      #expect(try desk.helperNames() == ["tty-restore"], "else killall would take it along")
      kill(try desk.pid, number)
      try desk.expectRestored(status)
      #expect(try desk.home.answers().count == 1)
      try desk.begin("daily")
      try desk.terminal.look(for: "2 of 10")
      try desk.terminal.press("C-c")
      try desk.expectRestored(130)
    }

    @Test("a terminal that does not answer queries is used in line mode")
    func silent() throws {
      let home = try Home()
      #expect(try Binary.run("settings set screen full", home: home).status == 0)
      let changes = Binary.shellPath.merging(["TERM": "xterm"]) { $1 }
      let terminal = try Child(
        "script", ["-qec", "wordhoard daily", "/dev/null"],
        environment: Binary.environment(home, changes), home: home)
      try terminal.wait { String(decoding: $0, as: UTF8.self).contains("1 of 10") }
      terminal.send(Data(":quit\n".utf8))
      terminal.endInput()
      let outcome = try terminal.finish()
      #expect(outcome.stdout.contains("your terminal does not answer"))
      #expect(outcome.stdout.contains("1 of 10"))
    }

    @Test("a new player solves a word once, which begins the daily, and later sees the home screen")
    func firstStart() throws {
      let desk = try Desk()
      try desk.begin("")
      try desk.terminal.look(for: "One word before anything else.")
      // Past `any`, to the most common words: the default value would prove nothing.
      for key in ["Down", "Right", "Right", "Down", "Down", "Right"] {
        try desk.terminal.press(key)
      }
      try desk.terminal.press("2")
      try desk.terminal.look(for: "1 of 10", "Right: a hoard.")
      try desk.terminal.press("Escape")
      try desk.terminal.look(for: "Leave this round?")
      try desk.terminal.press("y")
      try desk.terminal.look(for: "goes on at question 1")
      try desk.terminal.press("q")
      try desk.expectRestored(0)
      let settings = try Binary.run("settings", home: desk.home).stdout
      #expect(settings.contains(/level +1;/) && settings.contains("light;"))
      try desk.begin("")
      try desk.terminal.look(for: "Today's daily")
      try desk.terminal.press("q")
    }

    @Test("a new player is asked once whether to use the full screen")
    func asked() throws {
      let home = try Home()
      let terminal = try Tmux(columns: 80, rows: 24, isPlain: false, home: home)
      try terminal.type("wordhoard; echo \"[$?]\"")
      try terminal.look(for: "Your choice, 1 or 2")
      try terminal.type("3")
      try terminal.look(for: "Type 1 or 2")
      try terminal.type("2")
      try terminal.look(for: "[0]")
      try terminal.type("clear")
      try terminal.look { !$0.contains("Your choice") }
      try terminal.type("wordhoard; echo \"[$?]\"")
      let second = try terminal.look(for: "[0]")
      #expect(second.contains("wordhoard daily") && !second.contains("Your choice"))
    }

    @Test(
      "without a terminal that can show it there is no full screen",
      arguments: ["TERM=dumb ", "LC_ALL=C ", "WORDHOARD_PLAIN=1 "])
    func plain(_ setting: String) throws {
      let desk = try Desk()
      try desk.terminal.type("\(setting)wordhoard; echo \"[$?]\"")
      let screen = try desk.terminal.look(for: "[0]")
      #expect(screen.contains("wordhoard daily"))
    }
  }
#endif
