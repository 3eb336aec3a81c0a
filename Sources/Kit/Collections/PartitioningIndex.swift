extension RandomAccessCollection {
  /// The index of the first element for which a predicate holds, found by binary search; `endIndex` if there is none.
  ///
  /// For a sorted collection, `partitioningIndex { $0 >= x }` is the first index of `x`, or where it would be.
  ///
  /// - Parameter belongsInSecondPartition: must hold for all elements after one for which it holds.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var (low, rest) = (startIndex, count)
    while rest > 0 {
      let half = rest / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        rest = half
      } else {
        low = index(after: middle)
        rest -= half + 1
      }
    }
    return low
  }
}
