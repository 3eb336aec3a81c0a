/// Reads the body of an item when it is first needed.
package protocol ItemBodySource: AnyObject, Sendable {
  /// Returns the body at a place. Only the source knows what the number means.
  func body(at place: Int) -> ItemBody
}
