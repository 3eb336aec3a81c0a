import GameEngine

/// The changes to a soak player's account that the server has acknowledged.
///
/// If a connection ends before a response, the request may have been executed or not, so the values
/// that it would have changed are forgotten.
struct SoakLedger {
  let username: String
  /// The password; nil if a change of it was not acknowledged.
  var password: String?
  var token: String?
  /// The numbers of the acknowledged events.
  var stored: Set<Int> = []
  /// The numbers of all events that may be stored.
  var sent: Set<Int> = []
  /// The open run: its ID, the number of the next move, and whether that move is `:next`.
  var run: (id: String, next: Int, isVerdict: Bool)?
  /// The ID of a run that was played to its end.
  var playedRun: String?
  /// The ID of a group that the player owns.
  var group: String?
  /// The code for joining that group.
  var code: String?
  /// Whether results are listed; nil if a change was not acknowledged.
  var isListed: Bool? = true
}
