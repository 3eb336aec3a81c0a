/// An action that is limited to a number of times per period.
package enum LimitedAction: Hashable, Sendable {
  /// Opening a connection, per network.
  case connection
  /// Any request.
  case request
  /// Creating an account, per network.
  case signup
  /// Signing in, or confirming a password.
  case login
  /// Joining a group by its code; the limit is on wrong codes.
  case join
  /// Uploading events to journals, per network and day.
  case upload
}
