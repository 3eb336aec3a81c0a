/// One edition of the content: the words that it adds are dealt in dailies from its first date on.
package struct Edition: Hashable, Sendable {
  /// 1, 2, 3 and so on.
  package let number: Int
  /// The first date whose daily may hold its words.
  package let firstDate: CalendarDate

  /// An edition.
  package init(number: Int, firstDate: CalendarDate) {
    self.number = number
    self.firstDate = firstDate
  }

  /// How the edition is named in events and codes: `en-1`.
  package var name: String { "en-\(number)" }
}
