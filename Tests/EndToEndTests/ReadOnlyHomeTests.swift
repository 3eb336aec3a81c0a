import Foundation
import Testing

@Suite("Reading where nothing can be written")
struct ReadOnlyHomeTests {
  /// What keeps a home from being written.
  enum Obstacle: String, CaseIterable, CustomTestStringConvertible {
    case fullDisk, readOnlyDisk

    var testDescription: String { rawValue }

    /// Brings the obstacle about, for a home on a disk of its own.
    var script: String {
      switch self {
      case .fullDisk: "cat /dev/zero > $DISK/filler 2> /dev/null"
      case .readOnlyDisk: "mount -o remount,ro $DISK"
      }
    }

    var reason: String {
      switch self {
      case .fullDisk: "there is no room to write"
      case .readOnlyDisk: "cannot be written"
      }
    }
  }

  /// A home on a disk of its own. `word` leaves the log of the journal in place.
  private static let setUp = """
    DISK="$0/disk"; mkdir "$DISK"; mount -t tmpfs -o size=4m,mode=700 none "$DISK" || exit 99
    WORDHOARD_HOME="$DISK/home"; export WORDHOARD_HOME
    wordhoard play --questions 3 match < /dev/null > /dev/null
    wordhoard deck new Spanish --pair spa-eng > /dev/null
    wordhoard card add Spanish perro dog > /dev/null
    wordhoard word > /dev/null
    """

  private static let commands = [
    "export", "profile", "history", "define accident", "deck show Spanish", "card list Spanish",
    "book list", "read tao-te-ching.close", "favorite list", "settings list",
  ]

  @Test(
    "commands that only read work, and say in one line that nothing new is kept",
    .enabled(if: Binary.canMount, "no file system can be mounted here"),
    arguments: Obstacle.allCases)
  func reading(obstacle: Obstacle) throws {
    let home = try Home()
    let reads = ReadOnlyHomeTests.commands.map { command in
      let line = command == "export" ? "export $0/all.jsonl" : command
      return "wordhoard \(line) < /dev/null > /dev/null 2> $0/errors; "
        + "echo \"\(command): $? $(grep -c \"othing new is kept\\|\(obstacle.reason)\" $0/errors)\""
    }
    let outcome = try Binary.shell(
      """
      exec unshare -m sh -c '
      \(ReadOnlyHomeTests.setUp)
      \(obstacle.script)
      \(reads.joined(separator: "\n"))
      wordhoard settings set theme sepia; echo "set: $?"
      wordhoard play match --questions 1 < /dev/null > /dev/null; echo "play: $?"
      umount -l "$DISK"
      ' "\(home.folder)"
      """, home: home)
    let lines = outcome.stdout.split(separator: "\n")
    for (command, line) in zip(ReadOnlyHomeTests.commands, lines) {
      #expect(line.hasPrefix("\(command): 0 "))
      #expect(line.hasSuffix(" 0") || line.hasSuffix(" 1"), "one line at most")
    }
    #expect(lines.suffix(2) == ["set: 1", "play: 1"])
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.errorLines.allSatisfy { $0.contains(obstacle.reason) })
    let export = try String(contentsOfFile: home.file("all.jsonl"), encoding: .utf8)
    #expect(export.contains("perro"))
  }

  @Test("all that is created is for the player alone, whatever the umask is")
  func modes() throws {
    let home = try Home()
    let outcome = try Binary.shell(
      """
      umask 0; unset XDG_CACHE_HOME
      wordhoard play --questions 1 match < /dev/null > /dev/null
      wordhoard define accident > /dev/null
      wordhoard book words tao-te-ching.close > /dev/null
      wordhoard search water > /dev/null
      wordhoard export "$WORDHOARD_HOME/../all.jsonl" > /dev/null
      find "$WORDHOARD_HOME" "$WORDHOARD_HOME/../all.jsonl" -perm /077
      """, home: home)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr == "")
  }

  @Test("a home that others can change is refused in one line, also by look-ups")
  func exposed() throws {
    let home = try Home()
    #expect(try Binary.run("settings set theme sepia", home: home).status == 0)
    chmod(home.path, 0o777)
    for command in ["profile", "define accident", "settings get theme", "export \(home.file("x"))"]
    {
      let outcome = try Binary.run(command, home: home)
      #expect(outcome.status == 65)
      #expect(
        outcome.errorLines == [
          "wordhoard: other users can change \(home.path); run `chmod go-w` on it"
        ])
    }
    chmod(home.path, 0o700)
    #expect(try Binary.run("profile", home: home).status == 0)
  }
}
