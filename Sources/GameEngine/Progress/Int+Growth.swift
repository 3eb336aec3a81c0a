/// The whole numbers that progress consists of. They stay in this range, which every program can represent exactly.
let progressNumbers = -(1 << 53)...(1 << 53)

extension Int {
  /// Adds to a count or sum of progress. It stops at the end of the range, since a fold must never trap.
  mutating func grow(by number: Int = 1) {
    let (sum, overflows) = addingReportingOverflow(number)
    self = (overflows ? number < 0 ? .min : .max : sum).clamped(to: progressNumbers)
  }

  /// The nearest number in a range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
