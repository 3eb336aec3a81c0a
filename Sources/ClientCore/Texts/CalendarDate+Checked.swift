package import GameEngine
import Messages

extension CalendarDate {
  /// Reads a date that a player typed, such as `2026-11-27`.
  ///
  /// - Parameter today: the example in the error.
  /// - Throws: `ClientError` if the text is not a date.
  package static func checked(_ text: String, today: CalendarDate) throws(ClientError)
    -> CalendarDate
  {
    guard let date = CalendarDate(text) else {
      throw ClientError(
        .dateMalformed,
        "\"\(text)\" is not a date",
        remedy: "write it as \(today)",
        exit: .usage)
    }
    return date
  }
}
