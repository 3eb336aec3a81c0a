/// An edition of the content. Dailies deal its words from its first date on.
package struct Edition: Hashable, Sendable {
  /// Its number, from 1; later editions have higher ones.
  package let number: Int
  /// The first date whose daily may contain its words.
  package let firstDate: CalendarDate

  /// The edition's name in events, such as `en-1`.
  package let name: String

  /// An edition.
  ///
  /// - Parameters:
  ///   - course: the course of its words.
  ///   - name: its name; by default, one derived from course and number.
  package init(
    number: Int, firstDate: CalendarDate, course: CourseID = .english, name: String? = nil
  ) {
    self.number = number
    self.firstDate = firstDate
    self.name = name ?? "\(course)-\(number)"
  }
}
