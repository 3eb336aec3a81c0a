import ClientCore
import ClientProgress
import Foundation
import TestSupport
import Testing

@Suite("The reminder's line in a crontab")
struct CronTableTests {
  private func command() throws -> ReminderCommand {
    try ReminderCommand(["/opt/50% off/wordhoard", "remind", "now"], environment: [])
  }

  private func time(_ text: String) throws -> ReminderTime { try #require(ReminderTime(text)) }

  @Test("it is added after all other lines, and its time can be read")
  func added() throws {
    var table = CronTable(Data("MAILTO=ada\n@daily backup\n".utf8))
    #expect(table.time == nil)
    try table.add(command(), at: time("7:05"))
    #expect(
      String(decoding: table.bytes, as: UTF8.self) == """
        MAILTO=ada
        @daily backup
        5 7 * * * '/opt/50\\% off/wordhoard' remind now # wordhoard-reminder

        """)
    #expect(table.time == (try time("07:05")))
    #expect(table.hasReminder)
  }

  @Test(
    "all other lines are kept byte for byte when it is added and removed",
    arguments: [
      Data(), Data("\n".utf8), Data("# a comment\n\n\t 0 0 * * *  x  \r\n".utf8),
      Data([0xFF, 0x0A, 0xC3, 0x0A]), Data("# wordhoard-reminder\n".utf8),
      Data("#5 7 * * * off # wordhoard-reminder\n0 1 * * * x # wordhoard-reminders\n".utf8),
    ])
  func others(_ bytes: Data) throws {
    var table = CronTable(bytes)
    #expect(!table.hasReminder)
    try table.add(command(), at: time("19:30"))
    #expect(table.bytes.starts(with: bytes))
    table.removeReminder()
    #expect(table.bytes == bytes)
    table.removeReminder()
    #expect(table.bytes == bytes)
  }

  @Test("a last line without a line feed is not joined with it")
  func noLineFeed() throws {
    var table = CronTable(Data("0 0 * * * x".utf8))
    try table.add(command(), at: time("19:30"))
    #expect(table.bytes.starts(with: Data("0 0 * * * x\n30 19 ".utf8)))
    table.removeReminder()
    #expect(table.bytes == Data("0 0 * * * x\n".utf8))
  }

  @Test("all its lines are removed, wherever they are, and no others")
  func several() throws {
    var ours = CronTable()
    try ours.add(command(), at: time("19:30"))
    var table = CronTable(
      ours.bytes + Data("a\n".utf8) + ours.bytes + Data("b\n".utf8) + ours.bytes.dropLast())
    table.removeReminder()
    #expect(table.bytes == Data("a\nb\n".utf8))
  }
}
