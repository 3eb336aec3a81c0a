extension BidirectionalCollection {
  /// The elements without those at either end that satisfy a condition.
  package func trimming(while isOuter: (Element) -> Bool) -> SubSequence {
    var rest = drop(while: isOuter)
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }
}
