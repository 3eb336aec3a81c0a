extension BidirectionalCollection {
  /// What is left when the elements at both ends are taken off that a test holds for.
  ///
  /// Foundation's way goes through `NSString`, which is felt at every start.
  package func trimming(while isOuter: (Element) -> Bool) -> SubSequence {
    var rest = drop(while: isOuter)
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }
}
