import FoundationEssentials
package import GameEngine

/// A folder of words with their editions and neighbours; docs/content.md describes the format.
package struct ContentPack: Sendable {
  /// The path of the folder that was read.
  package let directory: String
  /// The course of its words.
  package let course: Course
  /// Its words with the place of each, file by file.
  package let entries: [ContentEntry]
  /// Its editions, oldest first; at least one.
  package let editions: [Edition]
  /// The neighbours of its words.
  package let neighbours: [ItemID: Neighbours]

  /// A pack from its parts.
  package init(
    directory: String, course: Course = .english, entries: [ContentEntry], editions: [Edition],
    neighbours: [ItemID: Neighbours] = [:]
  ) {
    self.directory = directory
    self.course = course
    self.entries = entries
    self.editions = editions
    self.neighbours = neighbours
  }

  /// Reads the pack in a folder: `words/*.words`, `editions.tsv` and, if it exists, `derived/neighbours.tsv`.
  ///
  /// - Parameters:
  ///   - course: the course of its words.
  ///   - withNeighbours: false if no round will be dealt, which saves reading them.
  /// - Throws: `ContentError` with file and line of the first fault.
  package init(
    directory: String, course: Course = .english, withNeighbours: Bool = true
  ) throws(ContentError) {
    let entries = try ContentPack.entries(in: "words", of: directory, course: course)
    if let (first, entry) = ContentPack.doubled(among: entries) {
      throw ContentError(
        .malformed, file: "\(directory)/\(entry.file)", line: entry.line,
        "\(entry.word.id) already occurs in \(first.file), line \(first.line)")
    }
    guard !entries.isEmpty else {
      throw ContentError(
        .unreadable, file: "\(directory)/words", "there is not one word here")
    }
    self.init(
      directory: directory, course: course, entries: entries,
      editions: try EditionFile.read(path: "\(directory)/editions.tsv", course: course.id),
      neighbours: withNeighbours
        ? try NeighbourFile.read(path: "\(directory)/\(NeighbourFile.name)") : [:])
  }

  /// The words without their places, in the same order.
  package var words: [Item] { entries.map(\.word) }

  /// The words, ready to be drawn from.
  package func pool() -> ItemPool {
    let source: any NeighbourSource = PackNeighbours(
      neighbours: neighbours, derived: DerivedWords(pack: directory))
    return ItemPool(course: course, items: words, editions: editions, neighbours: source)
  }

  /// Words that are looked up and not played, from `lookup/*.words`; none if there is no such folder.
  ///
  /// - Throws: `ContentError` with file and line of the first fault.
  package func lookups() throws(ContentError) -> [ContentEntry] {
    guard WordFolder.names(in: "\(directory)/lookup") != nil else { return [] }
    return try ContentPack.entries(in: "lookup", of: directory, course: course, edition: 0)
  }

  private static func entries(
    in folder: String, of directory: String, course: Course, edition: Int = 1
  ) throws(ContentError) -> [ContentEntry] {
    guard let names = WordFolder.names(in: "\(directory)/\(folder)") else {
      throw ContentError(
        .unreadable, file: "\(directory)/\(folder)", "there is no folder of words here")
    }
    var entries: [ContentEntry] = []
    for name in names {
      // The name is the category, which is printed.
      guard name.utf8.allSatisfy({ $0 >= 0x20 }) else {
        throw ContentError(
          .malformed, file: "\(directory)/\(folder)",
          "the name of a file here contains a control character")
      }
      let category = name.prefix { $0 != "." }
      guard
        course == .english || folder != "words"
          || Course.categories.contains(String(category))
      else {
        throw ContentError(
          .malformed, file: "\(directory)/\(folder)/\(name)",
          "\(category) is not one of the categories \(Course.categories.joined(separator: ", "))")
      }
      entries += try WordFile.read(
        path: "\(directory)/\(folder)/\(name)", name: "\(folder)/\(name)", course: course,
        edition: edition)
    }
    return entries
  }

  /// The first entry whose word occurred before, and the earlier one.
  private static func doubled(
    among entries: [ContentEntry]
  ) -> (first: ContentEntry, entry: ContentEntry)? {
    var places: [ItemID: Int] = [:]
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      if let first = places.updateValue(place, forKey: entry.word.id) {
        return (entries[first], entry)
      }
    }
    return nil
  }
}
