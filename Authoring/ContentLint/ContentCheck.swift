import GameEngine
package import Lexicon

/// Checks a pack of words for its authors: of English words, or of a course in another language.
package struct ContentCheck: Sendable {
  /// The findings of a check, and its extent.
  package struct Report: Sendable {
    /// The number of words in the pack.
    package let words: Int
    /// Errors, and notes that a second reader should judge.
    package let findings: [LintFinding]
    /// Whether all checks ran. Those of English need WordNet and a list of words, those of German a dictionary.
    package let isComplete: Bool

    /// The number of findings that must be corrected.
    package var errors: Int { findings.count { $0.severity == .error } }
  }

  private let folder: String

  /// A check of the pack in a folder.
  package init(folder: String) { self.folder = folder }

  /// Checks the words, levels and categories of the pack.
  ///
  /// - Parameter isSmall: whether to skip the checks for a minimum of words and categories.
  /// - Throws: `ContentError` if the pack cannot be read.
  package func report(isSmall: Bool) throws(ContentError) -> Report {
    let pack = try ContentPack(directory: folder, course: try CourseFile.course(of: folder))
    let isEnglish = pack.course == .english
    // A course that only these words spoil could not be opened.
    if !isEnglish { _ = try pack.lookups() }
    let wordNet = isEnglish ? try? WordNet() : nil
    let wordList = isEnglish ? try? SystemWordList() : nil
    let isGerman = pack.course.language == "de"
    let german =
      isGerman ? try? DictdDictionary(index: GenderRule.path, cacheFolder: nil) : nil
    let lint = ContentLint(
      requirements: isSmall ? .none : LintRequirements(), wordNet: wordNet, wordList: wordList,
      german: german)
    return Report(
      words: pack.entries.count, findings: lint.findings(in: pack),
      isComplete: isEnglish
        ? wordNet != nil && wordList != nil : !isGerman || german != nil)
  }
}
