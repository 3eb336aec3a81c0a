extension BidirectionalCollection {
  /// The elements without those at both ends that meet a condition.
  ///
  /// Foundation's version uses `NSString`, which slows down every start.
  package func trimming(while isOuter: (Element) -> Bool) -> SubSequence {
    var rest = drop(while: isOuter)
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }
}
