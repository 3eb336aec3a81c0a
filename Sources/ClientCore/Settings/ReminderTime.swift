/// A time of day, to the minute; written `19:30`.
package struct ReminderTime: Hashable, Sendable, CustomStringConvertible {
  /// The hour in the player's time zone, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int

  /// Reads a time, with one or two digits for the hour and two for the minute; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.hour = hour
    self.minute = minute
  }

  package var description: String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(twoDigits(hour)):\(twoDigits(minute))"
  }
}
