/// An action that is limited to a number of times in a period.
package enum LimitedAction: Hashable, Sendable {
  /// Opening a connection.
  case connection
  /// Any request.
  case request
  /// Creating an account.
  case signup
  /// Signing in, or confirming a password.
  case login
  /// Trying codes of groups.
  case join
  /// Uploading to journals.
  case upload
}
