package import ClientCore
package import FoundationEssentials

/// The text of a crontab. Only the line of the reminder is changed; all others are kept byte for byte.
package struct CronTable: Hashable, Sendable {
  /// The whole text, as cron stores it.
  package private(set) var bytes: Data

  private static let mark = " # wordhoard-reminder"

  package init(_ bytes: Data = Data()) { self.bytes = bytes }

  /// Whether it contains the line of the reminder.
  package var hasReminder: Bool { lines.contains(where: CronTable.isOurs) }

  /// The time of the reminder; nil if there is no reminder, or its line has another form.
  package var time: ReminderTime? {
    guard let line = lines.last(where: CronTable.isOurs) else { return nil }
    let fields = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard fields.count == 3, let minute = Int(fields[0]) else { return nil }
    return ReminderTime("\(fields[1]):\(minute < 10 ? "0" : "")\(minute)")
  }

  /// Adds the reminder's line at the end.
  package mutating func add(_ command: ReminderCommand, at time: ReminderTime) {
    if let last = bytes.last, last != CronTable.newline { bytes.append(CronTable.newline) }
    let line = "\(time.minute) \(time.hour) * * * \(command.crontabText)\(CronTable.mark)\n"
    bytes.append(contentsOf: line.utf8)
  }

  /// Removes the reminder's line, if there is one.
  package mutating func removeReminder() {
    bytes = lines.filter { !CronTable.isOurs($0) }.reduce(into: Data()) { $0 += $1 }
  }

  // MARK: - Parts

  private static let newline = UInt8(ascii: "\n")

  /// The lines, each with its line feed.
  private var lines: [Data] {
    var lines: [Data] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: CronTable.newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func isOurs(_ line: Data) -> Bool {
    let text = line.last == newline ? line.dropLast() : line
    return text.suffix(mark.utf8.count).elementsEqual(mark.utf8)
      && text.first != UInt8(ascii: "#")
  }
}
