import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import Foundation
import Testing

@testable import wordhoard

@Suite("The daily reminder")
struct ReminderTests {
  private static let crontab = """
    case "$1" in
    -l) [ -e "$LOG" ] || { echo "no crontab for ada" >&2; exit 1; }; cat "$LOG" ;;
    -r) rm "$LOG" ;;
    -) cat > "$LOG" ;;
    esac
    """

  /// A `systemctl` that changes the same files as the real one.
  private static let systemctl = """
    echo "$*" >> "$LOG"
    units="$XDG_CONFIG_HOME/systemd/user"; link="$units/timers.target.wants/$4"
    case "$2" in
    enable) [ -s "$units/$4" ] && mkdir -p "${link%/*}" && ln -s "$units/$4" "$link" ;;
    disable) rm -f "$link" ;;
    esac
    """

  /// A player with a desktop, whose home has a name that needs quoting.
  private func player(_ programs: [(String, String)]) throws -> Player {
    var player = try Player()
    player.options.home = player.folder.home("my %h home")
    try player.folder.program("notify-send", #"printf '<%s>' "$@" >> "$LOG""#)
    for (name, script) in programs { try player.folder.program(name, script) }
    player.test.environment = [
      "PATH": "\(player.folder.path)/bin", "HOME": player.folder.path, "USER": "ada",
      "XDG_CONFIG_HOME": "\(player.folder.path)/config",
    ]
    return player
  }

  private func files(_ player: Player) -> [String] {
    let path = "\(player.folder.path)/config"
    return (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }

  private func setting(_ player: Player) throws -> String {
    try player.screen { try $0.run("settings get reminder") }
  }

  private func expectFailure(
    _ code: String, _ hint: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ command: () throws -> Void
  ) {
    let error = #expect(throws: ClientError.self, sourceLocation: sourceLocation) { try command() }
    #expect(error?.code.rawValue == code, sourceLocation: sourceLocation)
    #expect(
      error?.message.contains(hint) == true, "\(error?.message ?? "")",
      sourceLocation: sourceLocation)
  }

  // MARK: - systemd

  @Test("with systemd it is a timer, which is removed completely")
  func systemd() throws {
    let player = try player([
      ("systemctl", ReminderTests.systemctl), ("crontab", ReminderTests.crontab),
    ])
    #expect(
      try player.screen { try $0.run("remind on 7:05") }
        == """
        A reminder comes daily at 07:05 by a systemd timer, unless you have played by
        then.

        """)
    #expect(
      player.folder.log(of: "systemctl") == """
        --user show-environment
        --user daemon-reload
        --user enable --now wordhoard-reminder.timer

        """)
    #expect(player.folder.log(of: "crontab") == nil)
    let units = "\(player.folder.path)/config/systemd/user"
    let service = try String(
      contentsOfFile: "\(units)/wordhoard-reminder.service", encoding: .utf8)
    #expect(
      service.hasSuffix(
        """
        [Service]
        Type=oneshot
        ExecStart=/bin/sh -c "wordhoard remind now --home '\(player.folder.path)/my %%h home'"

        """))
    let timer = try String(contentsOfFile: "\(units)/wordhoard-reminder.timer", encoding: .utf8)
    #expect(timer.contains("\nOnCalendar=*-*-* 07:05:00\n"))
    #expect(try setting(player) == "07:05\n")
    #expect(
      try player.screen { try $0.run("remind status") }
        == "A reminder comes daily at 07:05 by a systemd timer.\n")
    #expect(
      try player.screen { try $0.run("remind off") }
        == "No reminder is set on this computer.\n")
    #expect(files(player).isEmpty)
    #expect(try setting(player) == "off\n")
  }

  @Test("set twice, the later time replaces the earlier one")
  func twice() throws {
    let player = try player([("systemctl", ReminderTests.systemctl)])
    for time in ["7:05", "19:30", "19:30"] {
      try player.program().run(["remind", "on", time])
    }
    #expect(
      files(player).filter { $0.contains("wordhoard") } == [
        "systemd/user/timers.target.wants/wordhoard-reminder.timer",
        "systemd/user/wordhoard-reminder.service", "systemd/user/wordhoard-reminder.timer",
      ])
    _ = player.screen()
    #expect(
      try player.screen { try $0.run("remind status") }
        == "A reminder comes daily at 19:30 by a systemd timer.\n")
    let calls = try #require(player.folder.log(of: "systemctl"))
    #expect(calls.split(separator: "\n").count { $0.contains("disable --now") } == 2)
  }

  @Test("other units of the player are kept")
  func otherUnits() throws {
    let player = try player([("systemctl", ReminderTests.systemctl)])
    try player.folder.write("x".utf8, to: "config/systemd/user/timers.target.wants/other.timer")
    try player.program().run("remind on 7:05")
    try player.program().run("remind off")
    #expect(files(player).last == "systemd/user/timers.target.wants/other.timer")
    #expect(!files(player).contains { $0.contains("wordhoard") })
  }

  // MARK: - cron

  @Test(
    "if systemd is missing, is not running or fails, it is a line in the crontab",
    arguments: [
      nil, "echo 'Failed to connect to bus' >&2; exit 1",
      #"[ "$2" != enable ] || { echo no >&2; exit 1; }"#,
    ])
  func cron(_ systemctl: String?) throws {
    let player = try player(
      [("crontab", ReminderTests.crontab)] + (systemctl.map { [("systemctl", $0)] } ?? []))
    try player.folder.write("MAILTO=\"\"\n0 3 * * * backup 50\\%\n".utf8, to: "crontab.log")
    #expect(
      try player.screen { try $0.run("remind on 19:30") }
        == """
        A reminder comes daily at 19:30 by a line in your crontab, unless you have
        played by then.

        """)
    #expect(files(player).isEmpty)
    #expect(
      player.folder.log(of: "crontab") == """
        MAILTO=""
        0 3 * * * backup 50\\%
        30 19 * * * wordhoard remind now --home '\(player.folder.path)/my \\%h home' # wordhoard-reminder

        """)
    try player.program().run("remind on 8:00")
    _ = player.screen()
    #expect(
      try player.screen { try $0.run("remind status") }
        == "A reminder comes daily at 08:00 by a line in your crontab.\n")
    try player.program().run("remind off")
    #expect(player.folder.log(of: "crontab") == "MAILTO=\"\"\n0 3 * * * backup 50\\%\n")
    #expect(try setting(player).hasSuffix("off\n"))
  }

  @Test("a player who had no crontab has none after it is removed")
  func noCrontab() throws {
    let player = try player([("crontab", ReminderTests.crontab)])
    try player.program().run("remind on 19:30")
    #expect(player.folder.log(of: "crontab")?.hasPrefix("30 19 * * * ") == true)
    try player.program().run("remind off")
    #expect(player.folder.log(of: "crontab") == nil)
  }

  @Test("a crontab that cannot be read is never written")
  func unreadable() throws {
    let player = try player([
      ("crontab", #"[ "$1" = -l ] || touch "$LOG"; echo half; echo "disk on fire" >&2; exit 1"#)
    ])
    expectFailure("reminder_failed", "crontab: disk on fire; ") {
      try player.program().run("remind on 19:30")
    }
    #expect(player.folder.log(of: "crontab") == nil)
    #expect(try setting(player) == "off\n")
  }

  // MARK: - Missing programs

  @Test("without a timer, or permission for one, there is a one-line error")
  func noTimer() throws {
    for programs in [
      [], [("crontab", "echo 'You (ada) are not allowed to use this program' >&2; exit 1")],
    ] {
      let player = try player(programs)
      expectFailure("no_timer", "install cron") {
        try player.program().run("remind on 19:30")
      }
      #expect(try setting(player) == "off\n")
      #expect(
        try player.screen { try $0.run("remind off") }
          == "No reminder is set on this computer.\n")
    }
  }

  @Test("an error has its reason, and nothing is left of the reminder")
  func failing() throws {
    let player = try player([
      ("systemctl", #"[ "$2" != enable ] || { echo 'Unit is masked.' >&2; exit 1; }"#)
    ])
    expectFailure("reminder_failed", "systemctl: Unit is masked.; ") {
      try player.program().run("remind on 19:30")
    }
    #expect(files(player).isEmpty)
  }

  @Test("without a way to notify the player none is set")
  func noNotifier() throws {
    let player = try player([("crontab", ReminderTests.crontab)])
    try FileManager.default.removeItem(atPath: "\(player.folder.path)/bin/notify-send")
    expectFailure("no_notifier", "libnotify-bin") {
      try player.program().run("remind on 19:30")
    }
    expectFailure("no_notifier", "libnotify-bin") {
      try player.program().run("remind now")
    }
    #expect(player.folder.log(of: "crontab") == nil)
  }

  @Test("an invalid time is refused", arguments: ["noon", "24:00", ""])
  func noTime(_ text: String) throws {
    let player = try player([("crontab", ReminderTests.crontab)])
    expectFailure("time_malformed", "19:30") {
      try player.program().run(["remind", "on", text])
    }
  }

  // MARK: - The setting

  @Test("setting `reminder` sets it and removes it as the command does")
  func bySetting() throws {
    let player = try player([("crontab", ReminderTests.crontab)])
    #expect(
      try player.screen { try $0.run("settings set reminder 7:05") }
        == "reminder is 07:05 now.\n")
    #expect(player.folder.log(of: "crontab")?.hasPrefix("5 7 * * * ") == true)
    #expect(
      try player.screen { try $0.run("settings set reminder off") }
        == "reminder is off now.\n")
    #expect(player.folder.log(of: "crontab") == nil)
    #expect(throws: SettingError.invalidValue(.reminder, "25:00", known: ["off"])) {
      try player.program().run("settings set reminder 25:00")
    }
  }

  @Test("the setting of another computer does not count as a reminder on this one")
  func elsewhere() throws {
    let player = try player([("crontab", ReminderTests.crontab)])
    try player.program().run("remind on 19:30")
    try FileManager.default.removeItem(atPath: "\(player.folder.path)/crontab.log")
    _ = player.screen()
    #expect(try setting(player) == "19:30\n")
    #expect(
      try player.screen { try $0.run("remind status") }
        == "No reminder comes on this computer; `wordhoard remind on 19:30` sets one.\n")
    #expect(
      try player.json { try $0.run("remind status") }
        == "{\n  \"reminder\" : \"off\"\n}\n")
  }

  // MARK: - Reminding

  @Test("it shows today's tasks on the desktop")
  func telling() throws {
    let player = try player([])
    try player.program().run("remind now")
    #expect(
      player.folder.log(of: "notify-send") == "<--><Wordhoard><daily #1 to play, streak 0>")
    #expect(player.screen() == "")
  }

  @Test("without a desktop it is a mail")
  func mail() throws {
    let player = try player([
      ("notify-send", "echo 'no display' >&2; exit 1"),
      ("mail", #"printf '<%s>' "$@" > "$LOG"; cat >> "$LOG""#),
    ])
    try player.program().run("remind now")
    #expect(
      player.folder.log(of: "mail") == "<-s><Wordhoard><ada>daily #1 to play, streak 0\n")
  }

  @Test("nothing is shown after the daily is finished or ten answers are given")
  func quiet() async throws {
    for pattern in ["rrwrrprrw", "rrwrrprrwr"] {
      let player = try player([])
      let typed = try player.dailyAnswers(pattern).goingOn(after: pattern)
      try await player.program(typing: typed).daily(date: nil, jsonl: false)
      try player.program().run("remind now")
      let isFinished = pattern.count == 10
      #expect((player.folder.log(of: "notify-send") == nil) == isFinished)
    }
    let player = try player([])
    var request = PracticeRequest()
    request.questions = 10
    try await player.program(typing: Array(repeating: "", count: 10)).play(request, jsonl: false)
    try player.program().run("remind now")
    #expect(player.folder.log(of: "notify-send") == nil)
    player.test.clock.now = TestClock.noon(day: 1)
    try player.program().run("remind now")
    #expect(
      player.folder.log(of: "notify-send") == "<--><Wordhoard><daily #2 to play, streak 1>")
  }
}
