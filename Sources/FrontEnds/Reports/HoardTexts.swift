import Messages

/// Numbers of words in the hoard. It is an estimate, so people read whole words.
struct HoardTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// A number of words without its unit: `4`, `1,213`.
  func number(_ words: Double) -> String { messages.number(Int(words.rounded())) }

  /// A number of words: `4 words`.
  func words(_ words: Double) -> String {
    let number = number(words)
    return messages.plural(Int(words.rounded()), "\(number) word", "\(number) words")
  }

  /// The size of the hoard and its growth in this week, if it is known.
  func size(_ hoard: Double, gain: Double?) -> String {
    let words = words(hoard)
    guard let gain, let change = change(from: hoard - gain, to: hoard) else { return words }
    return gain < 0
      ? messages("\(words), \(change) less this week")
      : messages("\(words), \(change) more this week")
  }

  /// The difference of two numbers as they are shown, without its sign; nil if there is none.
  func change(from before: Double, to now: Double) -> String? {
    let change = Int(now.rounded()) - Int(before.rounded())
    return change == 0 ? nil : messages.number(abs(change))
  }
}
