/// Who acts as an operator, when and why. A store records each act in the transaction that does it.
package struct OperatorAct: Hashable, Sendable {
  /// The operator's user name on the system.
  package let user: String
  /// The time, in milliseconds since 1970.
  package let at: Int64
  /// The reason, in the operator's words.
  package let reason: String?

  package init(user: String, at: Int64, reason: String? = nil) {
    self.user = user
    self.at = at
    self.reason = reason
  }
}
