import GameEngine

/// What a player of a soak knows about the account: everything that the server has acknowledged must be there.
///
/// If a connection ends before a response, the request may have been executed or not, so what it would have changed is
/// forgotten.
struct SoakLedger {
  let username: String
  /// Nil if a change of it was not acknowledged.
  var password: String?
  var token: String?
  /// The numbers of events that were acknowledged.
  var stored: Set<Int> = []
  /// The numbers of all events that may be there.
  var sent: Set<Int> = []
  /// The open run: its ID, the number of the next move, and whether that is `:next`.
  var run: (id: String, next: Int, isVerdict: Bool)?
  /// A run that was played to its end.
  var playedRun: String?
  /// A group of which the player is the owner.
  var group: String?
  /// The code of that group.
  var code: String?
  /// Whether results are listed; nil if a change was not acknowledged.
  var isListed: Bool? = true
}
