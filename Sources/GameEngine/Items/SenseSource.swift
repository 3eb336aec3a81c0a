/// The source from which meanings are read when they are first needed.
package protocol SenseSource: AnyObject, Sendable {
  /// The meanings in a range of its bytes; at least one.
  func senses(at range: Range<Int>) -> [Sense]
}
