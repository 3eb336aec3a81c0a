import Foundation
import Testing

@Suite("The reminder, from the command line to the notification")
struct ReminderTests {
  private static let fakes = """
    mkdir bin config && cd bin
    cat > crontab <<'END'
    #!/bin/sh
    case "$1" in
    -l) [ -e "$TABLE" ] || { echo "no crontab for ada" >&2; exit 1; }; cat "$TABLE" ;;
    -r) rm "$TABLE" ;;
    -) cat > "$TABLE" ;;
    esac
    END
    cat > systemctl <<'END'
    #!/bin/sh
    echo "Failed to connect to bus" >&2; [ -e "$SYSTEMD" ]
    END
    cat > notify-send <<'END'
    #!/bin/sh
    echo "$@" >> "${0%/*}/../notes"
    END
    chmod +x *
    """

  /// A folder with fakes of the programs for reminders, and a player's folder whose name needs quoting.
  private func place() throws -> (home: Home, path: String, environment: [String: String]) {
    let home = try Home()
    let made = try Binary.shell("cd '\(home.folder)' && { \(ReminderTests.fakes)\n}", home: home)
    try #require(made.status == 0, "\(made.stderr)")
    return (
      home, home.file("my %h \"home\""),
      [
        "PATH": "\(home.folder)/bin:/usr/bin:/bin", "TABLE": home.file("table"),
        "SYSTEMD": home.file("systemd"), "XDG_CONFIG_HOME": home.file("config"),
      ]
    )
  }

  private func text(_ file: String) -> String? {
    try? String(contentsOfFile: file, encoding: .utf8)
  }

  @Test("the line in the crontab reminds until the daily is finished, and is removed completely")
  func cron() throws {
    let (home, path, environment) = try place()
    let others = "0 3 * * * backup --keep 50\\% # of them\n"
    try Data(others.utf8).write(to: URL(fileURLWithPath: home.file("table")))
    func run(_ words: String...) throws -> Child.Outcome {
      try Binary.run(words + ["--home", path], environment: environment, home: home)
    }
    let on = try run("remind", "on", "19:30")
    #expect(on.status == 0)
    #expect(on.stderr == "")
    #expect(on.stdout.hasPrefix("A reminder comes daily at 19:30 by a line in your crontab"))
    let table = try #require(text(home.file("table")))
    #expect(table.hasPrefix(others + "30 19 * * * "))

    // As cron runs it: percent signs without their backslashes, in a shell with a nearly
    // empty environment.
    let command = String(table.dropFirst(others.count + "30 19 * * * ".count))
      .replacing("\\%", with: "%")
    func remind() throws {
      let child = try Child(
        "/bin/sh", ["-c", command],
        environment: [
          "PATH": environment["PATH"] ?? "", "HOME": "/nonexistent",
          "TZ": Binary.environment["TZ"] ?? "",
        ])
      child.endInput()
      let outcome = try child.finish()
      #expect(outcome.status == 0)
      #expect(outcome.stdout + outcome.stderr == "")
    }
    try remind()
    let notes = try #require(text(home.file("notes")))
    #expect(notes.contains(/^-- Wordhoard daily #\d+ to play, streak 0\n$/))
    #expect(FileManager.default.fileExists(atPath: "\(path)/journal.sqlite"))

    let passes = Data(String(repeating: "\n", count: 10).utf8)
    let daily = try Binary.run(
      ["daily", "--home", path], input: passes, environment: environment, home: home)
    #expect(daily.status == 0)
    try remind()
    #expect(text(home.file("notes")) == notes)

    #expect(try run("remind", "off").status == 0)
    #expect(text(home.file("table")) == others)
    #expect(try run("remind").stdout.hasPrefix("No reminder comes"))
  }

  @Test("with systemd, a unit runs the same command")
  func systemd() throws {
    let (home, path, environment) = try place()
    try Data().write(to: URL(fileURLWithPath: home.file("systemd")))
    let on = try Binary.run(
      ["remind", "on", "7:05", "--home", path], environment: environment, home: home)
    #expect(on.stderr == "")
    #expect(on.stdout.hasPrefix("A reminder comes daily at 07:05 by a systemd timer"))
    let unit = try #require(
      text(home.file("config/systemd/user/wordhoard-reminder.service")))
    let line = try #require(unit.split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
    let command = line.dropFirst("ExecStart=/bin/sh -c \"".count).dropLast()
      .replacing("%%", with: "%").replacing("\\\"", with: "\"")
    let child = try Child("/bin/sh", ["-c", String(command)], environment: environment)
    child.endInput()
    #expect(try child.finish().status == 0)
    #expect(text(home.file("notes"))?.contains("to play, streak 0") == true)
    #expect(
      try Binary.run(["remind", "off", "--home", path], environment: environment, home: home).status
        == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.file("config")).isEmpty)
  }

  @Test("if nothing can remind, one line names the packages to install")
  func missing() throws {
    let home = try Home()
    let bare = ["PATH": "/nonexistent"]
    try expectFault(
      1, try Binary.run("remind on 19:30", environment: bare, home: home), "libnotify-bin")
    try expectFault(
      1, try Binary.run("remind now", environment: bare, home: home), "libnotify-bin")
  }
}
