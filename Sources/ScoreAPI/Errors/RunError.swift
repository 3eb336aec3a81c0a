package import GameEngine

/// A violated rule about ranked rounds.
package enum RunError: Hashable, Sendable {
  /// The run has ended, so no move is possible.
  case ended
  /// The move with this number was made before with other input.
  case moveDiffers(number: Int)
  /// The move does not have the number of the next one.
  case moveOutOfOrder(next: Int)
  /// The number of the move is below 1.
  case moveNumber
  /// The move is `:quit`. Giving up is a separate request.
  case quitAsMove
  /// The question does not accept the input.
  case refused(RefusedEvent)
  /// The daily of this date is not open.
  case dailyNotOpen(CalendarDate, opensAt: Timestamp, closesAt: Timestamp)
  /// The date of a daily or a board is after the last possible one.
  case dateTooLate(last: CalendarDate)
  /// A daily was requested without a date.
  case dateMissing
  /// A run was requested with a date.
  case dateNotAllowed
  /// The board is computed from others and cannot be played.
  case boardNotPlayable
  /// The replay of a daily is available only when its date has closed.
  case dailyReplayNotAvailable(until: Timestamp)
  /// The replay of a run is available only when the run has ended.
  case runReplayNotAvailable

  /// The code in the response, which also determines the HTTP status.
  package var code: ErrorCode {
    switch self {
    case .ended: .runClosed
    case .moveDiffers: .moveDiffers
    case .moveOutOfOrder: .moveOutOfOrder
    case .moveNumber, .quitAsMove, .refused, .dateTooLate, .dateMissing, .dateNotAllowed,
      .boardNotPlayable:
      .valueInvalid
    case .dailyNotOpen: .dateNotOpen
    case .dailyReplayNotAvailable, .runReplayNotAvailable: .forbidden
    }
  }
}
