package import GameEngine
package import Messages

/// A daily's name, shown after the program's name: course, dealer and number. English, and a dealer with the program's name are
/// omitted.
package struct DailyName: Sendable {
  /// The dealer's name; nil if it is the program's.
  package let dealer: String?
  private let course: String?
  private let number: Int

  /// The name of a round; nil if it is no daily.
  package init?(_ header: RoundHeader) {
    guard let number = header.number else { return nil }
    self.number = number
    dealer = DailyName.dealer(header.dealer)
    course = header.course.unlessEnglish
  }

  /// A dealer's name, which may be from outside; nil if it is the program's.
  package static func dealer(_ name: String) -> String? {
    name.lowercased() == "wordhoard" ? nil : shortened(name)
  }

  /// The name with a number sign: `solo #12`, `de solo #12`, `#12`.
  package var text: String {
    [course, dealer, "#\(number)"].compactMap(\.self).joined(separator: " ")
  }

  /// The name for screen readers: `solo number 12`, `number 12`.
  package func spoken(in messages: Messages) -> String {
    let dealer = [course, dealer].compactMap(\.self).joined(separator: " ")
    return dealer.isEmpty
      ? messages("number \(number)", context: "of a daily, spoken")
      : messages("\(dealer) number \(number)", context: "a daily, spoken")
  }
}
