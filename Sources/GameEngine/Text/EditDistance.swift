/// The number of single edits between two texts: inserting, deleting or replacing a letter, or
/// swapping two adjacent ones (Damerau-Levenshtein, optimal string alignment).
///
/// - Parameter limit: the largest distance of interest; the search stops beyond it.
/// - Returns: the distance; nil if it exceeds `limit`.
/// - Complexity: O(*n* × *m*).
package func editDistance(_ left: String, _ right: String, limit: Int) -> Int? {
  // A scalar takes one to four bytes. Copying a very long text for each word of a dictionary would
  // take seconds.
  let bytes = [left.utf8.count, right.utf8.count].sorted()
  guard bytes[1] <= 4 * (bytes[0] + limit) else { return nil }
  let a = Array(left.unicodeScalars)
  let b = Array(right.unicodeScalars)
  guard abs(a.count - b.count) <= limit else { return nil }
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    var best = i
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row.append(cost)
      best = min(best, cost)
    }
    if best > limit { return nil }
    beforeLast = last
    last = row
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
