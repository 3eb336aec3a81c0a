import Foundation
import Journal
import Testing

@Suite("Damaged files and full disks")
struct DamagedFileTests {
  /// The damaged contents of a journal file.
  enum Damage: String, CaseIterable, CustomTestStringConvertible {
    case cutInTheMiddle, randomBytes, textFile, otherDatabase, headOnly, randomPage

    var testDescription: String { rawValue }
  }

  @Test(
    "a damaged journal ends in one line and 65, and is left as it is", arguments: Damage.allCases)
  func untouched(damage: Damage) throws {
    let home = try damaged(by: damage)
    let before = try Data(contentsOf: URL(filePath: home.journalFile))
    for command in ["today", "history", "daily --jsonl", "settings set theme sepia"] {
      try expectFault(65, try Binary.run(command, home: home), home.journalFile)
    }
    let after = try Data(contentsOf: URL(filePath: home.journalFile))
    #expect(before == after)
    #expect(try home.contents() == ["journal.sqlite"])
  }

  @Test(
    "with --new a damaged journal is kept aside, and a new one begun", arguments: Damage.allCases)
  func keptAside(damage: Damage) throws {
    let home = try damaged(by: damage)
    let before = try Data(contentsOf: URL(filePath: home.journalFile))
    let outcome = try Binary.run("today --short --new", home: home)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    let aside = try #require(try home.contents().first { $0.hasSuffix(".damaged") })
    #expect(outcome.stderr.contains("\(home.path)/\(aside)"))
    #expect(try Data(contentsOf: URL(filePath: "\(home.path)/\(aside)")) == before)
    #expect(try home.answers().isEmpty)
    let next = try Binary.run("settings set theme sepia", home: home)
    #expect(next.status == 0)
    #expect(next.stderr == "")
  }

  @Test("--new keeps an intact journal")
  func newOnSound() throws {
    let home = try Home()
    #expect(try Binary.run("play --jsonl --seed 1", input: "\n\n", home: home).status == 0)
    #expect(try Binary.run("today --new", home: home).status == 0)
    #expect(try home.answers().count == 2)
    #expect(try home.contents().allSatisfy { !$0.contains("damaged") })
  }

  @Test("a folder that cannot be written leads to one error line")
  func readOnlyHome() throws {
    let home = try Home()
    try "a file".write(toFile: home.file("file"), atomically: true, encoding: .utf8)
    chmod(home.file("file"), 0o600)
    var places = ["/dev/null/x", home.file("file"), home.file("file/below"), "/proc/wordhoard"]
    if !Binary.isRoot {
      try FileManager.default.createDirectory(
        atPath: home.path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o555])
      places.append(home.path)
    }
    for place in places {
      for command in ["today", "daily", "export \(home.file("out"))"] {
        let outcome = try Binary.run(
          command, environment: ["WORDHOARD_HOME": place], home: home)
        try expectFault(1, outcome, place)
      }
    }
    #expect(try String(contentsOfFile: home.file("file"), encoding: .utf8) == "a file")
  }

  @Test("a limit on file sizes leads to a clear error, and earlier answers are kept")
  func sizeLimit() throws {
    let home = try Home()
    let passes = String(repeating: "\n", count: 20)
    #expect(
      try Binary.run("play --jsonl --questions 20", input: passes, home: home).status == 0)
    // 200 blocks of 512 bytes are enough for some more answers in the log, but not for fifty.
    let outcome = try Binary.shell(
      "trap '' XFSZ; ulimit -f 200; yes '' | head -50 | wordhoard play --jsonl --questions 50",
      home: home)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.hasPrefix("wordhoard: there is no room to write"))
    let printed = try EventLine.readAll(outcome.stdout).filter { $0.event == "verdict" }
    #expect((1..<50).contains(printed.count))
    #expect(try home.answers().count == 20 + printed.count)
    #expect(try home.doubledAnswers() == [])
    #expect(
      try Binary.run("play --jsonl --questions 20", input: passes, home: home).status == 0)
  }

  @Test("a book is read on without room for its place, which is said once")
  func placeWithoutRoom() throws {
    let home = try Home()
    func read(_ limit: String) throws -> Child.Outcome {
      try Binary.shell(
        "\(limit) yes '' | head -60 | wordhoard read tao-te-ching.close --at 1", home: home)
    }
    let whole = try read("")
    #expect(whole.status == 0)
    let outcome = try read("trap '' XFSZ; ulimit -f 100;")
    let isRefusal = { (line: Substring) in line.contains("there is no room to write") }
    let lines = outcome.stdout.split(separator: "\n")
    #expect(lines.filter { !isRefusal($0) } == whole.stdout.split(separator: "\n"))
    #expect(lines.count(where: isRefusal) == 1)
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
    #expect(try read("").stdout == whole.stdout)
  }

  @Test(
    "a disk that fills up in mid-game ends in a clear error, and what was answered is kept",
    .enabled(if: Binary.canMount, "no file system can be mounted here"))
  func fullDisk() throws {
    let home = try Home()
    let outcome = try Binary.shell(
      """
      mkdir -p "$WORDHOARD_HOME"
      exec unshare -m sh -c '
      mount -t tmpfs -o size=1m,mode=700 none "$WORDHOARD_HOME" || exit 99
      yes "" | head -5 | wordhoard play --jsonl --questions 5 > /dev/null || exit 98
      cat /dev/zero > "$WORDHOARD_HOME/filler" 2> /dev/null
      yes "" | head -50 | wordhoard play --jsonl --questions 50 > "$0/verdicts"
      echo "status $?"
      wordhoard today --short > /dev/null 2> "$0/today" || echo "no today"
      rm "$WORDHOARD_HOME/filler"
      yes "" | head -5 | wordhoard play --jsonl --questions 5 > /dev/null || echo "cannot go on"
      wordhoard history --json --limit 1000 > "$0/history"
      ' "$(dirname "$WORDHOARD_HOME")"
      """, home: home)
    #expect(outcome.stdout == "status 1\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.hasPrefix("wordhoard: there is no room to write"))
    func count(_ file: String, _ mark: String) throws -> Int {
      let text = try String(contentsOfFile: home.file(file), encoding: .utf8)
      return text.components(separatedBy: mark).count - 1
    }
    let confirmed = try count("verdicts", "\"event\":\"verdict\"")
    #expect(try count("history", "\"verdict\"") == 10 + confirmed)
  }

  @Test("output that cannot be written is an error")
  func fullOutput() throws {
    let outcome = try Binary.shell("wordhoard today > /dev/full", home: try Home())
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1)
  }

  @Test("an invalid content file is named with its line")
  func brokenContent() throws {
    let home = try Home()
    let content = try ContentCopy.make(in: home, changing: "words/body.words") { text in
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("this line is no entry", at: 7)
      return lines.joined(separator: "\n")
    }
    for command in ["today", "daily", "word"] {
      let outcome = try Binary.run(command, environment: content, home: home)
      try expectFault(65, outcome, "words/body.words:8:")
    }
  }

  @Test("missing content is named")
  func missingContent() throws {
    let home = try Home()
    let nowhere = ["WORDHOARD_CONTENT": home.file("nowhere")]
    try expectFault(66, try Binary.run("today", environment: nowhere, home: home), "nowhere")
  }

  // MARK: - Parts

  /// A home whose journal is damaged.
  private func damaged(by damage: Damage) throws -> Home {
    let home = try Home()
    let passes = String(repeating: "\n", count: 40)
    #expect(try Binary.run("play --questions 40", input: passes, home: home).status == 0)
    let url = URL(filePath: home.journalFile)
    let sound = try Data(contentsOf: url)
    #expect(try home.contents() == ["journal.sqlite"], "a program that ends leaves no log")
    var generator = SplitMix(seed: 7)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    switch damage {
    case .cutInTheMiddle: try sound.prefix(sound.count / 2).write(to: url)
    case .randomBytes: try noise.write(to: url)
    case .textFile: try Data("Dear diary,\n".utf8).write(to: url)
    case .headOnly: try sound.prefix(100).write(to: url)
    case .randomPage: try (sound.prefix(4096) + noise.prefix(sound.count - 4096)).write(to: url)
    case .otherDatabase:
      try FileManager.default.removeItem(at: url)
      try OtherDatabase.make(at: home.journalFile)
      chmod(home.journalFile, 0o600)
    }
    return home
  }
}
