import GameEngine
import ScoreAPI

/// Values that pages show in every language.
enum PageText {
  /// A name in printable ASCII, as valid names are. Anything else is shown as a replacement character: it
  /// could change the direction of text, or combine with a quote and so hide it from escaping.
  static func name(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { (" "..."~").contains($0) ? $0 : "\u{FFFD}" }))
  }

  /// The date of an instant in UTC.
  static func date(of instant: Int64) -> CalendarDate {
    CalendarDate(utc: Timestamp(millis: instant).millis)
  }
}
