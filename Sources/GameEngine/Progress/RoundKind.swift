/// Rounds whose scores compare: of the same mode and course, and all on a board or none.
package struct RoundKind: Hashable, Sendable {
  /// The mode of the rounds.
  package let mode: Mode
  /// Whether they count on a board.
  package let ranked: Bool
  /// The course of their words.
  package let course: CourseID

  package init(_ mode: Mode, ranked: Bool, course: CourseID) {
    self.mode = mode
    self.ranked = ranked
    self.course = course
  }

  /// The kind of a round.
  init(_ header: RoundHeader) {
    self.init(header.mode, ranked: header.ranked, course: header.course)
  }
}
