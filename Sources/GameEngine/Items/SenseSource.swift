/// What the meanings of words are read from when they are first asked for.
package protocol SenseSource: AnyObject, Sendable {
  /// The meanings that stand at a range of its bytes; one at least.
  func senses(at range: Range<Int>) -> [Sense]
}
