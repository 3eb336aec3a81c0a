import GameEngine
import ScoreAPI

/// Explains rejected requests about ranked runs.
struct RunErrorTexts: Sendable {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  func detail(of error: RunError) -> String {
    switch error {
    case .ended: messages("The run has ended. Start another.")
    case .moveDiffers(let number):
      messages("Move \(number) was made with other input, which remains.")
    case .moveOutOfOrder(let next): messages("The next move has number \(next).")
    case .moveNumber: messages("Moves are numbered from 1.")
    case .quitAsMove:
      messages("Give a run up with `DELETE`. A daily stays open until its date closes.")
    case .refused(let event): RefusalTexts(messages).sentence(event.refusal)
    case .dailyNotOpen(let date, let opensAt, let closesAt):
      messages(
        """
        The daily of \(date) is open from \(text(of: opensAt)) to \(text(of: closesAt)).
        """)
    case .dateTooLate(let last): messages("The last date is \(last).")
    case .dateMissing: messages("A daily needs a date.")
    case .dateNotAllowed: messages("A run has no date.")
    case .boardNotPlayable: messages("Only `daily` and `run` can be played.")
    case .dailyReplayNotAvailable(let date):
      messages("The replay of this daily is available from \(text(of: date)).")
    case .runReplayNotAvailable: messages("The replay of a run is available when it has ended.")
    }
  }

  /// The date and time of day in UTC: `November 21, 12:04 UTC`.
  private func text(of timestamp: Timestamp) -> String {
    let time = String(timestamp.description.dropFirst(11).prefix(5))
    return BoardPageTexts(messages).utc(
      messages.instant(CalendarDate(utc: timestamp.millis), time: time))
  }
}
