import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// What is installed, as `--json` prints it.
  private struct Installed: Encodable {
    struct Category: Encodable {
      let name: String
      let words: [Int]
    }

    let content: String
    let edition: String
    let words: Int
    let categories: [Category]
  }

  /// Lists what words there are: the pack, its edition, and its words by category and level.
  ///
  /// - Throws: `ClientError`.
  package func listData() throws {
    let categories = pool.categories.map { category in
      Installed.Category(
        name: category,
        words: Level.allCases.map { pool.words(level: $0, category: category).count })
    }
    let installed = Installed(
      content: options.content, edition: pool.edition.name, words: pool.words.count,
      categories: categories)
    let progress = try journal.progress()
    try print(installed) {
      let title =
        "\(grouped(installed.words)) words, edition \(installed.edition), in \(options.content)"
      return wrapped(title, width: width) + "\n"
        + list(
          categories.map { category in
            let levels = zip(category.words, Level.allCases)
              .map { "\($0) of level \($1.rawValue)" }
            return (category.name, levels.joined(separator: ", "))
          }, progress: progress)
    }
  }
}
