import Kit

/// A text that was found, and how well it matches. Better ones are smaller.
package struct FoldedHit: Comparable, Sendable {
  /// How a text matches, the best first.
  package enum Tier: Int, Comparable, Sendable {
    /// The title is the query.
    case title
    /// The title begins with the query.
    case beginning
    /// All words are in the title.
    case words
    /// All words are in the title or the body.
    case anywhere
    /// The words are inside words of the title.
    case inside
    /// The title is spelled similarly.
    case near

    package static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
  }

  package let tier: Tier
  /// The order within a tier, the lowest first.
  package let rank: Int
  /// The index of the text among all texts.
  package let place: Int

  package init(tier: Tier, rank: Int, place: Int) {
    self.tier = tier
    self.rank = rank
    self.place = place
  }

  package static func < (left: FoldedHit, right: FoldedHit) -> Bool {
    (left.tier, left.rank, left.place) < (right.tier, right.rank, right.place)
  }
}

/// The best hits, at most a number of them, in order.
struct BestHits {
  package private(set) var hits: [FoldedHit] = []
  package let limit: Int

  /// - Parameter limit: at least 1.
  package init(limit: Int) { self.limit = limit }

  /// Whether the number of hits has reached the limit.
  var isFull: Bool { hits.count >= limit }

  /// Whether a hit would be among the best.
  package func takes(_ hit: FoldedHit) -> Bool { !isFull || hits[hits.count - 1] > hit }

  /// Inserts a hit, if it is among the best, and drops the worst one beyond the limit.
  package mutating func take(_ hit: FoldedHit) {
    guard takes(hit) else { return }
    if isFull { hits.removeLast() }
    hits.insert(hit, at: hits.partitioningIndex { $0 >= hit })
  }
}
