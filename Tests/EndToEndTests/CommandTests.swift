import Foundation
import Testing

@Suite("Every command")
struct CommandTests {
  /// A command as the program describes it (`--experimental-dump-help`).
  private struct Described: Decodable {
    struct Tool: Decodable { let command: Described }

    let commandName: String
    let abstract: String?
    let subcommands: [Described]?

    /// The command lines of this command and its subcommands, with their abstracts.
    func lines(after parents: [String]) -> [(words: [String], abstract: String)] {
      let words = parents + [commandName]
      return [(words, abstract ?? "")]
        + (subcommands ?? []).filter { $0.commandName != "help" }
        .flatMap { $0.lines(after: words) }
    }
  }

  private static func described() throws -> [(words: [String], abstract: String)] {
    let outcome = try Binary.run(["--experimental-dump-help"], home: try Home())
    let tool = try JSONDecoder().decode(Described.Tool.self, from: Data(outcome.stdout.utf8))
    return tool.command.lines(after: [])
  }

  @Test("the commands of the contract exist")
  func commands() throws {
    let lines = Set(try CommandTests.described().map { $0.words.joined(separator: " ") })
    let promised = [
      "home", "today", "daily", "learn", "play", "run", "speed", "define", "word", "say",
      "favorite", "favorite add", "favorite remove", "favorite list", "seen", "history",
      "profile", "recap", "share", "share daily", "share word", "share round", "remind",
      "remind status", "remind on", "remind off", "settings", "settings list", "settings get",
      "settings set", "export", "import", "data", "data list", "signup", "login",
      "logout", "account", "account show", "account listed", "account password",
      "account sessions", "account end-session", "account export", "account delete", "sync",
      "leaderboard", "replay",
    ]
    for command in promised {
      #expect(lines.contains("wordhoard \(command)"))
    }
  }

  @Test("shells complete the values of settings, categories, dates, books and files")
  func completions() throws {
    let home = try Home()
    func completed(_ words: String, _ name: String, _ line: [String]) throws -> [Substring] {
      let arguments = ["---completion"] + words.split(separator: " ").map(String.init)
      let shell = ["--", name, "\(line.count - 1)", "\(line.last?.utf8.count ?? 0)"]
      let outcome = try Binary.run(arguments + shell + line, home: home)
      #expect(outcome.status == 0)
      return outcome.stdout.split(separator: "\n")
    }
    let theme = ["wordhoard", "settings", "set", "theme", ""]
    #expect(try completed("settings set", "positional@1", theme).contains("candy"))
    let category = ["wordhoard", "play", "--category", ""]
    #expect(try completed("play", "--category", category).contains("wildlife"))
    let date = ["wordhoard", "daily", "--date", ""]
    #expect(try completed("daily", "--date", date).count == 10)
    for name in ["book.epub", "books.txt", ".book", "cook.txt"] {
      try Data().write(to: URL(filePath: home.file(name)))
    }
    func read(_ text: String) throws -> [Substring] {
      try completed("read", "positional@0", ["wordhoard", "read", text])
    }
    #expect(try read("").contains("Tao Te Ching (Plain English)"))
    #expect(
      try read(home.file("boo")).suffix(2)
        == [home.file("book.epub")[...], home.file("books.txt")[...]])
    #expect(try read("~/boo").suffix(2) == ["~/book.epub", "~/books.txt"])
    #expect(try read("~/.boo").last == "~/.book")
  }

  @Test("--help of every command exits with 0, and prints its name and purpose")
  func help() throws {
    let home = try Home()
    for (words, abstract) in try CommandTests.described() {
      let outcome = try Binary.run(Array(words.dropFirst()) + ["--help"], home: home)
      let name = Comment(rawValue: words.joined(separator: " "))
      #expect(outcome.status == 0, name)
      #expect(outcome.stderr == "", name)
      #expect(!abstract.isEmpty, name)
      let flat = outcome.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(flat.contains(words.joined(separator: " ")), name)
      #expect(flat.contains(abstract), name)
    }
    #expect(!FileManager.default.fileExists(atPath: home.path), "help makes no folder")
  }

  @Test("help is in the language of the environment or the settings, also of subcommands")
  func germanHelp() throws {
    let home = try Home()
    let german = ["LANG": "de_DE.UTF-8", "LC_ALL": ""]
    let path = home.path
    for arguments in ["help daily", "daily --help", "--home \(path) daily -h", "help deck new"] {
      let outcome = try Binary.run(arguments, environment: german, home: home)
      #expect(outcome.status == 0)
      #expect(outcome.stdout.contains("\n\nAUFRUF: wordhoard d"))
      #expect(outcome.stdout.contains("Zeigt diese Hilfe."))
    }
    try expectFault(64, try Binary.run("help dayly", environment: german, home: home), "daily")
    #expect(!FileManager.default.fileExists(atPath: home.path), "help makes no folder")
    _ = try Binary.run("settings set interface de", home: home)
    for arguments in ["help", "--help"] {
      #expect(try Binary.run(arguments, home: home).stdout.contains("\nSPIELEN:\n"))
    }
    #expect(try Binary.run("define", home: home).stderr.contains("<Wort>"))
    _ = try Binary.run("settings set interface en", home: home)
    let english = try Binary.run("help", environment: german, home: home)
    #expect(english.stdout.contains("\nPLAY SUBCOMMANDS:\n"))
  }

  @Test("an unknown option exits with 64 and one line")
  func unknownOption() throws {
    let home = try Home()
    for (words, _) in try CommandTests.described() {
      let arguments = Array(words.dropFirst()) + ["--no-such-option"]
      try expectFault(64, try Binary.run(arguments, home: home), "wordhoard --help")
    }
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test(
    "wrong usage ends with 64, one line and nothing on standard output",
    arguments: [
      ("nonsense", "nonsense"), ("define", "word"), ("define one two", "two"),
      ("word --level 0", "1 to 4"), ("word --level 5", "1 to 4"),
      ("play --level 0", "1 to 4"), ("play --level 5", "1 to 4"), ("play --level x", "x"),
      ("seen --level 5", "1 to 4"), ("seen --difficulty 5", "1 to 4"), ("seen --limit 0", "1"),
      ("history --limit 0", "1"), ("history --limit x", "x"),
      ("word --category nonsense", "nature"), ("play --category nonsense", "nature"),
      ("play nonsense", "hangman"), ("play --questions 0", "50"), ("play --questions 51", "50"),
      ("play --seed x", "x"), ("play --code WH1-2345", "code"), ("play --code 0", "code"),
      ("daily --date 2999-01-01", "2999-01-01"), ("daily --date 0001-01-01", "0001-01-01"),
      ("daily --date nonsense", "nonsense"), ("daily --date 2026-02-30", "2026-02-30"),
      ("daily --date 2026-13-01", "2026-13-01"), ("daily --date 20261121", "20261121"),
      ("settings set nonsense on", "week-start"), ("settings get nonsense", "week-start"),
      ("settings set theme pink", "sepia"), ("settings set level 5", "any, 1, 2, 3, 4"),
      ("settings set category nonsense", "nature"), ("settings set spoken maybe", "on, off"),
      ("settings set week-start friday", "sunday"), ("settings set strict-accents 1", "on, off"),
      ("today --theme pink", "sepia"), ("share nonsense", "nonsense"), ("export", "file"),
      ("import", "file"), ("favorite add", "word"), ("say", "word"), ("say 7", "Latin"),
      ("say --rhymes --ipa cat", "--ipa"), ("say cat --rhymes --language de", "other than en"),
      ("recap --week --year", "--year"), ("remind on", "HH:MM"),
      ("remind on 24:00", "19:30"), ("settings set reminder noon", "off, or a time"),
    ])
  func usage(arguments: String, hint: String) throws {
    try expectFault(64, try Binary.run(arguments, home: try Home()), hint)
  }

  @Test(
    "what cannot be done ends with 1, one line and nothing on standard output",
    arguments: [
      ("define qwrtzk", "qwrtzk"), ("favorite add qwrtzk", "qwrtzk"),
      ("favorite remove qwrtzk", "qwrtzk"), ("share word qwrtzk", "qwrtzk"),
      ("share daily", "wordhoard daily"), ("share round", "wordhoard play"),
    ])
  func failure(arguments: String, hint: String) throws {
    try expectFault(1, try Binary.run(arguments, home: try Home()), hint)
  }

  @Test("a misspelled word is reported with the nearest ones")
  func nearest() throws {
    let outcome = try Binary.run("define authr", home: try Home())
    try expectFault(1, outcome, "author")
  }

  @Test("a word of a course is looked up if English has none")
  func wordOfACourse() throws {
    let home = try Home()
    #expect(try Binary.run("define aufgestanden", home: home).stdout.contains("aufstehen"))
    let english = try Binary.run("define rot", home: home).stdout
    #expect(english.contains("verb") && !english.contains("red"))
  }

  @Test("a misspelled command is reported with the nearest one")
  func misspeltCommand() throws {
    try expectFault(
      64, try Binary.run("pley", home: try Home()), #"unknown command "pley"; did you mean play?"#)
    try expectFault(
      64, try Binary.run("nonsense", home: try Home()), #"unknown command "nonsense";"#)
  }

  @Test("global options may be before or after the command")
  func optionsAnywhere() throws {
    let home = try Home()
    let other = home.file("other")
    let settings = ["settings", "set", "theme", "sepia"]
    #expect(try Binary.run(settings + ["--home", other], home: home).status == 0)
    let get = ["settings", "get", "theme"]
    #expect(try Binary.run(get + ["--home", other], home: home).stdout == "sepia\n")
    #expect(try Binary.run(["--home", other] + get, home: home).stdout == "sepia\n")
    #expect(try Binary.run(get, home: home).stdout == "dark\n")
  }

  @Test(
    "the player's folder comes from --home, WORDHOARD_HOME, XDG_DATA_HOME or HOME, in this order")
  func homes() throws {
    let home = try Home()
    let xdg = ["WORDHOARD_HOME": "", "XDG_DATA_HOME": home.file("data")]
    #expect(try Binary.run("today", environment: xdg, home: home).status == 0)
    #expect(FileManager.default.fileExists(atPath: home.file("data/wordhoard/journal.sqlite")))
    let plain = ["WORDHOARD_HOME": "", "HOME": home.file("user")]
    #expect(try Binary.run("today", environment: plain, home: home).status == 0)
    let usual = home.file("user/.local/share/wordhoard/journal.sqlite")
    #expect(FileManager.default.fileExists(atPath: usual))
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test("only the owner can read the program's files")
  func permissions() throws {
    let home = try Home()
    #expect(try Binary.run("settings set theme mono", home: home).status == 0)
    var facts = stat()
    stat(home.path, &facts)
    #expect(facts.st_mode & 0o777 == 0o700)
  }

  @Test(
    "an interrupt ends any game with exit code 130", arguments: ["daily", "play", "run", "speed"])
  func interrupt(command: String) throws {
    let home = try Home()
    let game = try JSONLGame([command], home: home)
    try game.open()
    game.child.signal(SIGINT)
    // Its input stays open, because the end of input would also end the game.
    let outcome = try game.child.finish()
    #expect(outcome.status == 130)
    #expect(outcome.stderr == "")
  }

  @Test("--version prints a version")
  func version() throws {
    let outcome = try Binary.run("--version", home: try Home())
    #expect(outcome.status == 0)
    #expect(outcome.stdout.contains(/^\d+\.\d+\.\d+\n$/))
  }
}

/// Expects a failure as the contract defines it: the exit code, nothing on standard output,
/// and one line on standard error, which begins with the program's name and contains a hint.
func expectFault(
  _ status: Int32, _ outcome: Child.Outcome, _ hint: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let said: Comment = "said: \(outcome.stderr)"
  #expect(outcome.status == status, said, sourceLocation: sourceLocation)
  #expect(outcome.stdout == "", said, sourceLocation: sourceLocation)
  #expect(outcome.errorLines.count == 1, said, sourceLocation: sourceLocation)
  #expect(outcome.stderr.hasPrefix("wordhoard: "), said, sourceLocation: sourceLocation)
  #expect(outcome.stderr.hasSuffix("\n"), said, sourceLocation: sourceLocation)
  #expect(outcome.stderr.contains(hint), said, sourceLocation: sourceLocation)
  // The line contains no Swift value and no control character.
  #expect(!outcome.stderr.contains(/\w+\(\w+: |Error Domain/), said, sourceLocation: sourceLocation)
  let controls = outcome.stderr.dropLast().unicodeScalars.filter {
    $0.properties.generalCategory == .control
  }
  #expect(controls.isEmpty, said, sourceLocation: sourceLocation)
}
