import GameEngine
package import Lexicon
import Messages

/// Checks a word pack, for those who write one.
package struct ContentCheck: Sendable {
  /// What a check has found.
  package struct Report: Sendable {
    /// How many words there are.
    package let words: Int
    /// What is wrong, and what is for a second reader to judge.
    package let findings: [LintFinding]
    /// Whether all was checked; without WordNet and a list of English words it is not.
    package let isComplete: Bool
  }

  private let folder: String

  /// A check of the pack in a folder.
  package init(folder: String) { self.folder = folder }

  /// Finds what is wrong.
  ///
  /// - Parameter isSmall: whether to ask for no number of words and categories.
  /// - Throws: `ClientError` where the pack cannot be read.
  package func report(isSmall: Bool) throws -> Report {
    let pack = try read()
    let wordNet = try? WordNet()
    let wordList = try? WordList()
    let lint = ContentLint(
      requirements: isSmall ? .none : LintRequirements(), wordNet: wordNet, wordList: wordList)
    return Report(
      words: pack.entries.count, findings: lint.findings(in: pack),
      isComplete: wordNet != nil && wordList != nil)
  }

  /// Works out what stands too near to each word, and writes it into the pack.
  ///
  /// - Throws: `ClientError` where WordNet or the word list is missing.
  package func updateNeighbours() throws {
    let pack = try read(withNeighbours: false)
    do {
      let builder = NeighbourBuilder(wordNet: try WordNet(), wordList: try WordList())
      try NeighbourFile.write(builder.neighbours(of: pack.words), pack: folder)
    } catch let error as ContentError where error.file == WordList.defaultPath {
      throw ClientError(error).with(remedy: "install wamerican")
    } catch {
      throw ClientError(error)
    }
  }

  /// Works out the levels of English words, and writes them into the pack.
  ///
  /// - Parameter packages: the folder that the Python packages of `LevelSources.packages` are in.
  /// - Throws: `ClientError` where one of them, WordNet or the lists of Debian's `scowl` are missing.
  package func updateLevels(packages: String) throws {
    do {
      let sources = try LevelSources(packages: packages)
      let builder = try LevelBuilder(wordNet: try WordNet(), sources: sources)
      try LevelFile.write(builder.entries(), pack: folder)
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
