import GameEngine
import Messages
import ScoreAPI

/// A time for people and for programs.
struct FormattedTime: Hashable, Sendable {
  /// The value of the attribute `datetime`.
  let datetime: String
  /// The text to read, in the page's language.
  let text: String

  /// A duration in whole seconds: `1:24`, `1:02:03`.
  static func duration(seconds: Int, in messages: Messages) -> FormattedTime {
    FormattedTime(datetime: "PT\(seconds)S", text: messages.clock(millis: seconds * 1_000))
  }

  /// An instant in UTC: `November 21, 12:04`, or `Nov 21, 12:04`.
  static func instant(
    _ instant: Int64, isShort: Bool = false, in messages: Messages
  ) -> FormattedTime {
    let stamp = Timestamp(millis: instant).description
    return FormattedTime(
      datetime: stamp,
      text: messages.instant(
        PageText.date(of: instant), time: String(stamp.dropFirst(11).prefix(5)), isShort: isShort))
  }

  /// The date of an instant in UTC: `November 21, 2026`, or `Nov 21, 2026`.
  static func date(
    of instant: Int64, isShort: Bool = false, in messages: Messages
  ) -> FormattedTime {
    FormattedTime(
      datetime: Timestamp(millis: instant).description,
      text: messages.date(PageText.date(of: instant), isShort: isShort))
  }
}
