import Foundation
import Testing

@Suite("Accounts, from the command line")
struct ServerAccountTests {
  private func isPassword(_ text: Substring) -> Bool {
    text.wholeMatch(of: /[a-z2-9]{4}(-[a-z2-9]{4}){4}/) != nil
  }

  @Test("are created, listed, disabled, enabled and deleted while the server runs")
  func whileRunning() throws {
    let desk = try Operator()
    let (child, port) = try desk.serve(environment: ["WORDHOARD_SERVER_SIGNUP_MODE": "closed"])
    let made = try desk.run(["account", "create", "Anna"])
    #expect(made.status == 0)
    #expect(made.stdout.wholeMatch(of: /Anna\t(.+)\n/).map { isPassword($0.1) } == true)
    #expect(try ask("/v1/players/anna", port: port).status == 200)

    let again = try desk.run(["account", "create", "ANNA"])
    #expect(again.status == 1)
    #expect(again.stdout == "")
    #expect(again.errorLines.count == 1)

    let reset = try desk.run(["account", "reset-password", "anna"])
    #expect(reset.status == 0)
    #expect(reset.stdout != made.stdout)

    #expect(try desk.run(["account", "disable", "anna"]).status == 0)
    #expect(
      try desk.run(["account", "list"]).stdout.wholeMatch(of: /Anna\t[0-9-]{10}\tdisabled\n/) != nil
    )
    #expect(try desk.run(["account", "enable", "anna"]).status == 0)
    #expect(try desk.run(["account", "list"]).stdout.hasSuffix("\topen\n"))

    let unasked = try desk.run(["account", "delete", "anna"], input: "anna\n")
    #expect(unasked.status == 64)
    #expect(unasked.stderr.contains("confirm it with --yes"))
    #expect(try desk.run(["account", "delete", "anna", "--yes"]).status == 0)
    #expect(try desk.run(["account", "list"]).stdout == "")
    #expect(try ask("/v1/players/anna", port: port).status == 404)
    let taken = try desk.run(["account", "create", "anna"])
    #expect(taken.status == 1)
    #expect(taken.stderr.contains("in use or was used before"))
    child.signal(SIGTERM)
    let log = try child.finish().stderr
    #expect(!log.contains(made.stdout.dropFirst(5).dropLast()))
  }

  @Test("have a log of what operators did to them, with the user who called sudo")
  func log() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "Anna"])
    #expect(try desk.run(["log"]).stdout == "")
    let environment = ["SUDO_USER": "otto"]
    let reason = ["--reason", "twelve accounts"]
    for words in [["disable", "anna"] + reason, ["enable", "anna"], ["delete", "anna", "--yes"]] {
      #expect(try desk.run(["account"] + words, environment: environment).status == 0)
    }
    let lines = try desk.run(["log"]).stdout.split(separator: "\n").map {
      $0.split(separator: "\t")
    }
    #expect(
      lines.map { $0.dropFirst().joined(separator: " ") } == [
        "otto disable Anna - twelve accounts", "otto enable Anna - -", "otto delete Anna - -",
      ])
    #expect(lines.allSatisfy { $0[0].hasSuffix("Z") })
    let long = try desk.run(["account", "disable", "anna", "--reason", "two\nlines"])
    #expect(long.status == 64)
    #expect(long.stderr.contains("--reason must be one line of 1 to 200 characters"))
  }

  @Test("whose names begin with - are given after --, and without it the error says so")
  func dashes() throws {
    let desk = try Operator()
    let config = try desk.write("# No settings.\n", to: "own.yaml")
    let options = ["--config", config, "--database", desk.database]
    for name in ["-abc", "-h_b", "--abc"] {
      #expect(
        try desk.run(["account", "create"] + options + ["--", name]).status == 0, "\(name)")
      let mistaken = try desk.run(["account", "disable", name] + options)
      #expect(mistaken.status == 64, "\(name)")
      #expect(
        mistaken.stderr
          == "wordhoard-server: \(name) reads as an option without -- before it; try "
          + "`wordhoard-server account disable \(options.joined(separator: " ")) -- \(name)`\n")
      #expect(
        try desk.run(["account", "disable"] + options + ["--", name]).status == 0, "\(name)")
    }
    #expect(
      try desk.run(["account", "list"]).stdout.split(separator: "\n").allSatisfy {
        $0.hasSuffix("\tdisabled")
      })
    let missing = try desk.run(["account", "delete", "--yes"])
    #expect(missing.status == 64)
    #expect(missing.stderr.contains("Missing expected argument '<name>'"))
    let mistyped = try desk.run(["account", "disable", "anna", "--databse", desk.database])
    #expect(mistyped.status == 64)
    #expect(mistyped.stderr.contains("Unknown option '--databse'"))
  }

  @Test("that do not exist are reported by every command")
  func strangers() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "anna"])
    for words in [["disable"], ["enable"], ["delete", "--yes"], ["reset-password"]] {
      let outcome = try desk.run(["account"] + words + ["nobody-here"])
      #expect(outcome.status == 1, "\(words)")
      #expect(outcome.stderr.contains("no account has this name; "), "\(words)")
      #expect(outcome.stdout == "")
    }
  }

  @Test(
    "are imported from lines with one name, and each password is printed once",
    .enabled(if: !Operator.isOnPostgres, "reads the file"))
  func imported() throws {
    let desk = try Operator()
    let file = try desk.write("# Autumn class\nanna\r\n\n  bob \ncarl", to: "names")
    let outcome = try desk.run(["account", "import", file])
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let lines = outcome.stdout.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.map { String($0[0]) } == ["anna", "bob", "carl"])
    #expect(lines.allSatisfy { isPassword($0[1]) })
    #expect(Set(lines.map { $0[1] }).count == 3)
    #expect(try desk.run(["account", "list"]).stdout.split(separator: "\n").count == 3)
    let stored = try Data(contentsOf: URL(filePath: desk.database))
    #expect(stored.firstRange(of: Data(lines[0][1].utf8)) == nil)
  }

  @Test("are imported all or not at all; each invalid line is reported with its number")
  func badImport() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "Carl"])
    let names = "anna\nadmin\nANNA\ncarl\nx\nпетя\n\u{1B}[2Jz\nbob\n"
    let outcome = try desk.run(["account", "import", "-"], input: names)
    #expect(outcome.status == 65)
    #expect(outcome.stdout == "")
    let lines = outcome.errorLines.dropLast().map { $0.split(separator: ":")[1] }
    #expect(lines == ["2", "3", "4", "5", "6", "7"])
    #expect(outcome.errorLines.last?.hasPrefix("wordhoard-server: no account was created") == true)
    #expect(!outcome.stderr.contains("\u{1B}"))
    #expect(try desk.run(["account", "list"]).stdout.split(separator: "\n").count == 1)
    let missing = try desk.run(["account", "import", desk.file("none")])
    #expect(missing.status == 66)
  }
}
