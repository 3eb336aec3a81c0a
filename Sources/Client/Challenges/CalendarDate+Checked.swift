import GameEngine
import Messages

extension CalendarDate {
  /// The date that a text names.
  ///
  /// - Parameter today: shows how one is written.
  /// - Throws: `ClientError` for a text that is no date.
  static func checked(_ text: String, today: CalendarDate) throws(ClientError) -> CalendarDate {
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
