/// One edition of the content: the words that it adds are dealt in dailies from its first date on.
package struct Edition: Hashable, Sendable {
  /// 1, 2, 3 and so on.
  package let number: Int
  /// The first date whose daily may hold its words.
  package let firstDate: CalendarDate

  /// How the edition is named in events: `en-1`.
  package let name: String

  /// An edition.
  ///
  /// - Parameter name: how it is named; by its number where none is given.
  package init(number: Int, firstDate: CalendarDate, name: String? = nil) {
    self.number = number
    self.firstDate = firstDate
    self.name = name ?? "en-\(number)"
  }
}
