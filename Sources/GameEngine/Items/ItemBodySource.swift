/// Reads the bodies of items when they are first needed.
package protocol ItemBodySource: AnyObject, Sendable {
  /// The body of the item at a place, whose meaning only the source knows.
  func body(at place: Int) -> ItemBody
}
