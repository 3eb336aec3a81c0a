import Client

/// A number of words, below ten with a decimal: `4.2`, `1,213`.
func hoardTold(_ words: Double) -> String {
  let tenths = Int((words * 10).rounded())
  return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : grouped(Int(words.rounded()))
}

/// A gain of words as it is told: `4.2 more`, `1.0 less`.
func gainTold(_ words: Double) -> String {
  "\(hoardTold(abs(words))) \(words < 0 ? "less" : "more")"
}
