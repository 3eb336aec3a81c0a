import GameEngine

/// The editions and categories of a pack, as lines of an index.
struct ContentIndexNames {
  /// The editions, oldest first; at least one.
  private(set) var editions: [Edition] = []
  /// The categories of words in play, in alphabetical order.
  private(set) var categories: [String] = []
  /// The categories of words that are only looked up.
  private(set) var others: [String] = []
  /// All categories, in the order of their numbers.
  private(set) var all: [String] = []

  /// The names in a pack.
  init(_ pack: ContentPack, lookups: [ContentEntry]) {
    editions = pack.editions
    categories = Set(pack.entries.compactMap(\.word.category)).sorted()
    others = Set(lookups.compactMap(\.word.category)).subtracting(categories).sorted()
    all = categories + others
  }

  /// Reads the lines of a course's index; nil if one is malformed.
  init?(_ text: String, course: CourseID) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count == 3, fields[0] == "edition", let number = Int(fields[1]),
        let date = CalendarDate(String(fields[2]))
      {
        editions.append(Edition(number: number, firstDate: date, course: course))
      } else if fields.count == 2, fields[0] == "category" {
        categories.append(String(fields[1]))
      } else if fields.count == 2, fields[0] == "other" {
        others.append(String(fields[1]))
      } else {
        return nil
      }
    }
    all = categories + others
  }

  /// The lines that `init(_:)` reads: a kind, a tab and the values.
  var text: String {
    editions.map { "edition\t\($0.number)\t\($0.firstDate)\n" }.joined()
      + categories.map { "category\t\($0)\n" }.joined()
      + others.map { "other\t\($0)\n" }.joined()
  }
}
