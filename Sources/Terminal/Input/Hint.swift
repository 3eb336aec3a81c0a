/// A binding as the footer and the help show it.
package struct Hint: Hashable, Sendable {
  /// The names of the keys.
  package let keys: String
  /// Their effect, in one to three words.
  package let label: String
  /// The key that a click on the hint presses; nil if the hint cannot be clicked.
  package let key: Key?
}
