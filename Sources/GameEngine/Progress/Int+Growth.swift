/// The range of all whole numbers in progress. Every program can represent them exactly.
let progressNumbers = -(1 << 53)...(1 << 53)

extension Int {
  /// Adds to a count or sum of progress. Stops at the limits of the range, because a fold must
  /// never trap.
  mutating func grow(by number: Int = 1) {
    let (sum, overflows) = addingReportingOverflow(number)
    self = (overflows ? number < 0 ? .min : .max : sum).clamped(to: progressNumbers)
  }

  /// The nearest number in the range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
