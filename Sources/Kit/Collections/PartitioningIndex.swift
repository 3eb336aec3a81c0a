extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a predicate, by binary search;
  /// `endIndex` if none does.
  ///
  /// In a sorted collection, `partitioningIndex { $0 >= x }` is the first index of `x`, or its
  /// insertion index.
  ///
  /// - Parameter belongsInSecondPartition: once it is true for an element, it must be true for all
  ///   later ones.
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
