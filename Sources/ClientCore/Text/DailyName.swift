package import GameEngine
package import Messages

/// A daily's name, shown after the program's name. A dealer with the program's name is omitted.
package struct DailyName: Sendable {
  /// The dealer's name; nil if it is the program's.
  package let dealer: String?
  private let number: Int

  /// The name of a round; nil if it is no daily.
  package init?(_ header: RoundHeader) {
    guard let number = header.number else { return nil }
    self.number = number
    dealer = DailyName.dealer(header.dealer)
  }

  /// A dealer's name, which may be from outside; nil if it is the program's.
  package static func dealer(_ name: String) -> String? {
    name.lowercased() == "wordhoard" ? nil : shortened(name)
  }

  /// The name with a number sign: `solo #12`, `#12`.
  package var text: String { [dealer, "#\(number)"].compactMap(\.self).joined(separator: " ") }

  /// The name for screen readers: `solo number 12`, `number 12`.
  package func spoken(in messages: Messages) -> String {
    dealer.map { messages("\($0) number \(number)", context: "a daily, spoken") }
      ?? messages("number \(number)", context: "of a daily, spoken")
  }
}
