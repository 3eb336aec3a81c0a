import GameEngine
import ScoreAPI

/// A time as a page shows it, with the form that programs read.
struct FormattedTime: Hashable, Sendable {
  /// For the attribute `datetime`.
  let datetime: String
  /// For people.
  let text: String

  /// A length of time in whole seconds: `1:24`, `1:02:03`.
  static func length(seconds: Int) -> FormattedTime {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let start = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
    return FormattedTime(datetime: "PT\(seconds)S", text: "\(start):\(padded(seconds % 60))")
  }

  /// An instant, UTC: `November 21, 12:04`, or `Nov 21, 12:04`.
  static func instant(_ instant: Int64, isShort: Bool = false) -> FormattedTime {
    let stamp = Timestamp(millis: instant)
    let time = stamp.description.dropFirst(11).prefix(5)
    let day = PageText.day(PageText.date(of: instant), isShort: isShort)
    return FormattedTime(datetime: stamp.description, text: "\(day), \(time)")
  }

  /// The date of an instant, UTC: `November 21, 2026`, or `Nov 21, 2026`.
  static func date(of instant: Int64, isShort: Bool = false) -> FormattedTime {
    FormattedTime(
      datetime: Timestamp(millis: instant).description,
      text: PageText.date(PageText.date(of: instant), isShort: isShort))
  }
}
