import ClientCore
import GameEngine
import Lexicon
import Messages

/// Commands about the courses that are installed.
package struct CourseCommands {
  let courses: Courses
  let sources: ItemSources
  let preferences: Preferences
  let presentation: Presentation

  /// A course as `--json` prints it.
  private struct CourseLine: Encodable {
    let id: CourseID
    let name: String
    /// An ISO 639-3 code.
    let language: String
    /// ISO 639-3 codes.
    let meanings: [String]
    let words: Int
    let edition: String
    let current: Bool
  }

  /// Lists the courses, the current one marked. One whose words have a fault is reported and left out.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let current = try sources.course(nil, in: try preferences.current())
    let lines = courses.all.compactMap { line($0, isCurrent: $0.id == current) }
    let messages = presentation.messages
    try presentation.print(lines) {
      try presentation.list(
        lines.map { line in
          let words = messages.number(line.words)
          let size = messages.plural(line.words, "\(words) word", "\(words) words")
          let name = line.current ? messages("\(line.name), the current course") : line.name
          return (line.id.rawValue, "\(name): \(size)")
        })
    }
  }

  private func line(_ course: Course, isCurrent: Bool) -> CourseLine? {
    do {
      guard let index = try courses.index(of: course.id) else { return nil }
      func code(_ tag: String) -> String { LanguageTag.long(of: tag) ?? tag }
      return CourseLine(
        id: course.id, name: course.name, language: code(course.language),
        meanings: [code(course.meanings)], words: index.count,
        edition: index.editions.last?.name ?? "", current: isCurrent)
    } catch {
      presentation.host.remark(ClientError(error).text(in: presentation.messages))
      return nil
    }
  }

  /// Makes a course the current one.
  ///
  /// - Throws: `ClientError` if it is not installed.
  package func use(_ name: String) throws {
    let id = try sources.course(name, in: try preferences.current())
    try preferences.change(.course, to: id.rawValue)
    let course = courses.all.first { $0.id == id }?.name ?? id.rawValue
    presentation.say(presentation.messages("Games ask words of the course \(course) now."))
  }
}
