import Messages

/// Numbers of words in the hoard.
struct HoardTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// A number of words, with one decimal below ten: `4.2`, `1,213`.
  func number(_ words: Double) -> String {
    let tenths = Int((words * 10).rounded())
    return abs(tenths) < 100
      ? messages.decimal(hundredths: 10 * tenths) : messages.number(Int(words.rounded()))
  }

  /// The size of the hoard and its growth in this week, if it is known.
  func size(_ hoard: Double, gain: Double?) -> String {
    let words = number(hoard)
    guard let gain else { return messages("\(words) words") }
    return gain < 0
      ? messages("\(words) words, \(change(gain)) less this week")
      : messages("\(words) words, \(change(gain)) more this week")
  }

  /// The size of a change, without its sign.
  func change(_ words: Double) -> String { number(abs(words)) }
}
