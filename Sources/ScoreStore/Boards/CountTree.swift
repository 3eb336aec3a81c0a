/// Counts of the numbers 0, 1, 2 …, as a Fenwick tree (Peter M. Fenwick, "A New Data Structure for
/// Cumulative Frequency Tables", 1994): adding and summing take log n steps. It grows with the largest
/// number.
struct CountTree {
  /// `nodes[n]` holds the sum of the numbers up to n that n's lowest bit spans; `nodes[0]` is unused.
  private var nodes: [Int32] = [0]

  /// The sum of all counts.
  private(set) var total = 0

  /// Changes the count of a number.
  mutating func add(_ change: Int, at number: Int) {
    while number + 1 >= nodes.count { grow() }
    total += change
    var node = number + 1
    while node < nodes.count {
      nodes[node] += Int32(truncatingIfNeeded: change)
      node += node & -node
    }
  }

  /// The sum of the counts of all smaller numbers.
  func count(below number: Int) -> Int {
    var node = min(number, nodes.count - 1)
    var sum = 0
    while node > 0 {
      sum += Int(nodes[node])
      node -= node & -node
    }
    return sum
  }

  /// Doubles the range. The new last node spans everything before it, so its sum is the total.
  private mutating func grow() {
    let size = max(nodes.count - 1, 32)
    nodes.append(contentsOf: repeatElement(0, count: size * 2 + 1 - nodes.count))
    nodes[size * 2] = Int32(truncatingIfNeeded: total)
  }
}
