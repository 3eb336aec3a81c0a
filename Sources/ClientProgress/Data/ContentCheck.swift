import ClientCore
import GameEngine
package import Lexicon
import Messages

/// Checks a word pack for its authors.
package struct ContentCheck: Sendable {
  /// The findings of a check, and its extent.
  package struct Report: Sendable {
    /// The number of words in the pack.
    package let words: Int
    /// Errors, and notes that a second reader should judge.
    package let findings: [LintFinding]
    /// Whether all checks ran. They need WordNet and a list of English words.
    package let isComplete: Bool
  }

  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Checks the words, levels and categories of the pack.
  ///
  /// - Parameter isSmall: whether to skip the checks for a minimum of words and categories.
  /// - Throws: `ClientError` if the pack cannot be read.
  package func report(isSmall: Bool) throws -> Report {
    let pack = try read()
    let wordNet = try? WordNet()
    let wordList = try? SystemWordList()
    let lint = ContentLint(
      requirements: isSmall ? .none : LintRequirements(), wordNet: wordNet, wordList: wordList)
    return Report(
      words: pack.entries.count, findings: lint.findings(in: pack),
      isComplete: wordNet != nil && wordList != nil)
  }

  /// Computes the words that are too close to each word, and the choices of synonym questions, and
  /// writes them into the pack.
  ///
  /// - Throws: `ClientError` if WordNet or the word list is missing.
  package func updateNeighbours() throws {
    let pack = try read(withNeighbours: false)
    do {
      let wordNet = try WordNet()
      let builder = NeighbourBuilder(wordNet: wordNet, wordList: try SystemWordList())
      try NeighbourFile.write(builder.neighbours(of: pack.words), pack: folder)
      try SynonymFile.write(SynonymBuilder.choices(in: pack, wordNet: wordNet), pack: folder)
    } catch let error as ContentError where error.file == SystemWordList.defaultPath {
      throw ClientError(error).with(remedy: "install wamerican")
    } catch {
      throw ClientError(error)
    }
  }

  /// Computes the levels of English words and the common words of each shape, and writes them into
  /// the pack.
  ///
  /// - Parameter packages: the folder of the Python packages in `LevelSources.packages`.
  /// - Throws: `ClientError` if one of them, WordNet or the lists of Debian's `scowl` are missing.
  package func updateLevels(packages: String) throws {
    do {
      let sources = try LevelSources(packages: packages)
      let wordNet = try WordNet()
      let builder = try LevelBuilder(wordNet: wordNet, sources: sources)
      try LevelFile.write(builder.entries(), pack: folder)
      let common = CommonWordBuilder(wordNet: wordNet, sources: sources)
      try CommonFile.write(common.words(), pack: folder)
    } catch let error as ContentError where error.file.hasPrefix(SpellingBands.defaultDirectory) {
      throw ClientError(error).with(remedy: "install scowl")
    } catch {
      throw ClientError(error)
    }
  }

  private func read(withNeighbours: Bool = true) throws(ClientError) -> ContentPack {
    do {
      return try ContentPack(directory: folder, withNeighbours: withNeighbours)
    } catch {
      throw ClientError(error)
    }
  }
}
