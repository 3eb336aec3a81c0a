package import GameEngine

/// A violated rule about ranked rounds.
package enum RunError: Hashable, Sendable {
  /// The run has ended.
  case ended
  /// The move was made before with other input.
  case moveDiffers(number: Int)
  /// The move is not the next one.
  case moveOutOfOrder(next: Int)
  /// A move has a number below 1.
  case moveNumber
  /// A move tries to give the run up, which is a separate request.
  case quitAsMove
  /// The question cannot take the input.
  case refused(RefusedEvent)
  /// The daily of a date is not open.
  case dailyNotOpen(CalendarDate, opensAt: Timestamp, closesAt: Timestamp)
  /// A daily or a board of a date after the last one was requested.
  case dateTooLate(last: CalendarDate)
  /// A daily was requested without a date.
  case dateMissing
  /// A run was requested with a date.
  case dateNotAllowed
  /// The board follows from others and cannot be played.
  case boardNotPlayable
  /// The replay of a daily is available when its date has closed.
  case dailyReplayNotAvailable(until: Timestamp)
  /// The replay of a run is available when it has ended.
  case runReplayNotAvailable

  /// The stable code.
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
