package import GameEngine

/// `editions.tsv`: the number of an edition and the first date of its words, a tab between them.
package enum EditionFile {
  /// Reads the editions of a course, oldest first.
  ///
  /// - Throws: `ContentError` if it cannot be read, contains no edition, or they are out of order.
  package static func read(
    path: String, course: CourseID = .english
  ) throws(ContentError) -> [Edition] {
    try parse(TextFile.bytes(path: path), file: path, course: course)
  }

  /// Reads the bytes of a file; `path` is its name in errors.
  ///
  /// - Throws: `ContentError` if there is no edition, or they are out of order.
  package static func parse(
    _ bytes: [UInt8], file path: String, course: CourseID = .english
  ) throws(ContentError) -> [Edition] {
    var editions: [Edition] = []
    for (line, text) in try TextFile.lines(of: bytes, path: path) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, let number = Int(fields[0]), (1...255).contains(number),
        let date = CalendarDate(String(fields[1]))
      else {
        throw ContentError(
          .malformed, file: path, line: line,
          "an edition is a number from 1 to 255, a tab and a date such as 2026-11-21")
      }
      if let last = editions.last, number <= last.number || date <= last.firstDate {
        throw ContentError(
          .malformed, file: path, line: line, "editions follow each other in number and date")
      }
      editions.append(Edition(number: number, firstDate: date, course: course))
    }
    guard !editions.isEmpty else {
      throw ContentError(.malformed, file: path, "there is no edition here")
    }
    return editions
  }
}
