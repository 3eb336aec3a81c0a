package import Messages

/// Numbers of words in the hoard. It is an estimate, so people read whole words.
package struct HoardTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// A number of words without its unit: `4`, `1,213`.
  package func number(_ words: Double) -> String { messages.number(Int(words.rounded())) }

  /// A number of words: `4 words`.
  package func words(_ words: Double) -> String {
    let number = number(words)
    return messages.plural(Int(words.rounded()), "\(number) word", "\(number) words")
  }

  /// The size of the hoard, described for players who do not know the word: `about 4 words you
  /// would know tomorrow`.
  package func estimate(_ words: Double) -> String {
    let number = number(words)
    guard words >= 0.5 else { return messages("no words yet", context: "the hoard") }
    return messages.plural(
      Int(words.rounded()), "about \(number) word you would know tomorrow",
      "about \(number) words you would know tomorrow")
  }

  /// The size of the hoard and its growth in this week, if it is known.
  package func size(_ hoard: Double, gain: Double?) -> String {
    growth(of: words(hoard), hoard, gain)
  }

  /// The same, with a description of the hoard.
  package func estimate(_ hoard: Double, gain: Double?) -> String {
    growth(of: estimate(hoard), hoard, gain)
  }

  /// The growth in this week as `+31 this week`; nil if nothing was gained.
  package func gain(_ gain: Double?, to hoard: Double) -> String? {
    change(by: gain, to: hoard).map { messages("+\($0) this week", context: "words") }
  }

  private func growth(of words: String, _ hoard: Double, _ gain: Double?) -> String {
    change(by: gain, to: hoard).map { messages("\(words), \($0) more this week") } ?? words
  }

  private func change(by gain: Double?, to hoard: Double) -> String? {
    gain.flatMap { $0 > 0 ? change(from: hoard - $0, to: hoard) : nil }
  }

  /// The absolute difference of two numbers as they are shown; nil if they are equal.
  package func change(from before: Double, to now: Double) -> String? {
    let change = Int(now.rounded()) - Int(before.rounded())
    return change == 0 ? nil : messages.number(abs(change))
  }
}
