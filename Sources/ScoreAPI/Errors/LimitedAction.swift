/// An action that is limited to a number of times in a period.
package enum LimitedAction: Hashable, Sendable {
  /// Any request.
  case request
  /// Creating an account.
  case signup
  /// Signing in, or confirming a password.
  case login
}
