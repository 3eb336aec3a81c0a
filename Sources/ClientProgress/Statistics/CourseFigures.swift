import ClientCore
package import GameEngine

/// A player's words in one course, as `profile --json` prints them.
package struct CourseFigures: Encodable, Sendable {
  /// The course.
  package let course: CourseID
  /// The estimate of the words that the player would recall tomorrow.
  package let hoard: Double
  /// The number of words that the player has met.
  package let wordsMet: Int
  /// The numbers of answered words by difficulty, from known to hard.
  package let wordsByDifficulty: [Int]
  /// The level that the player chose, or else the one computed from the answers; nil before the first ten.
  package let level: Level?
  /// The finished rounds by mode, and apart those that count on a board.
  package let modes: [ModeRounds]

  /// Counts the words of a course, which are those of its language.
  package init(_ course: Course, in progress: PlayerProgress, at time: StudyTime) {
    self.course = course.id
    let prefix = course.language + "/"
    func isOurs(_ id: ItemID) -> Bool { id.rawValue.hasPrefix(prefix) }
    hoard = Hoard.words(progress.estimatedHoard(at: time, where: isOurs))
    let words = progress.words.filter { isOurs($0.key) }
    wordsMet = words.count
    let answered = words.filter { $0.value.memory != nil }.keys
    wordsByDifficulty = Difficulty.allCases.map { difficulty in
      answered.count { progress.difficulty(of: $0) == difficulty }
    }
    level = Settings(progress).ownLevel(progress, in: course.language)
    modes = ModeRounds.all(in: progress, of: course.id)
  }
}
