/// A binding as it is shown.
package struct Hint: Hashable, Sendable {
  /// The names of the keys.
  package let keys: String
  /// Their effect, in one to three words.
  package let label: String
  /// The key that a click on the hint presses.
  package let key: Key?
}
