import Client
import GameEngine
import Lexicon

/// Checks a word pack, for those who write one.
package struct ContentCheck: Sendable {
  private let folder: String
  private let isSmall: Bool
  private let showsNotes: Bool

  /// A check.
  ///
  /// - Parameters:
  ///   - folder: the pack.
  ///   - isSmall: whether to ask for no number of words and categories.
  ///   - showsNotes: whether to print what is for a second reader to judge.
  package init(folder: String, isSmall: Bool, showsNotes: Bool) {
    self.folder = folder
    self.isSmall = isSmall
    self.showsNotes = showsNotes
  }

  /// Prints what is wrong.
  ///
  /// - Throws: `ClientError` where anything is.
  package func run(host: Host) throws {
    let pack = try read()
    let wordNet = try? WordNet()
    let wordList = try? WordList()
    if wordNet == nil || wordList == nil {
      host.errors.write(
        "wordhoard: not all is checked; install wordnet-base and wamerican for the rest\n")
    }
    let lint = ContentLint(
      requirements: isSmall ? .none : LintRequirements(), wordNet: wordNet, wordList: wordList)
    let findings = lint.findings(in: pack)
    for finding in findings where showsNotes || finding.severity == .error {
      host.output.write("\(finding)\n")
    }
    let errors = findings.count { $0.severity == .error }
    let notes = findings.count - errors
    guard errors == 0 else {
      throw ClientError(
        "content_malformed", "\(counted(errors, "fault")) in \(folder); mend what is listed",
        exit: .data)
    }
    let remark = notes == 0 || showsNotes ? "" : "; \(counted(notes, "note")) with --notes"
    host.output.write("\(counted(pack.entries.count, "word")), no fault\(remark)\n")
  }

  /// Works out what stands too near to each word, and writes it into the pack.
  ///
  /// - Throws: `ClientError` where WordNet or the word list is missing.
  package func update(host: Host) throws {
    let pack = try read(withNeighbours: false)
    do {
      let builder = NeighbourBuilder(wordNet: try WordNet(), wordList: try WordList())
      try NeighbourFile.write(builder.neighbours(of: pack.words), pack: folder)
    } catch let error as WordNetError {
      throw ClientError(error.code, "\(error); install wordnet-base", exit: .noInput)
    } catch let error as ContentError where error.file == WordList.defaultPath {
      throw ClientError(error.code, "\(error); install wamerican", exit: .noInput)
    } catch {
      throw ClientError(error)
    }
    host.output.write("\(NeighbourFile.name) written\n")
  }

  /// Works out the levels of English words, and writes them into the pack.
  ///
  /// - Parameter packages: the folder that the Python packages of `LevelSources.packages` are in.
  /// - Throws: `ClientError` where one of them, WordNet or the lists of Debian's `scowl` are missing.
  package func updateLevels(packages: String, host: Host) throws {
    do {
      let sources = try LevelSources(packages: packages)
      let builder = try LevelBuilder(wordNet: try WordNet(), sources: sources)
      try LevelFile.write(builder.entries(), pack: folder)
    } catch let error as WordNetError {
      throw ClientError(error.code, "\(error); install wordnet-base", exit: .noInput)
    } catch let error as ContentError where error.file.hasPrefix(SpellingBands.defaultDirectory) {
      throw ClientError(error.code, "\(error); install scowl", exit: .noInput)
    } catch {
      throw ClientError(error)
    }
    host.output.write("\(LevelFile.name) written\n")
  }

  private func read(withNeighbours: Bool = true) throws(ClientError) -> ContentPack {
    do {
      return try ContentPack(directory: folder, withNeighbours: withNeighbours)
    } catch {
      throw ClientError(error)
    }
  }
}
