import GameEngine
import Lexicon

/// Computes the files in a pack that follow from its words and from sources about English.
package struct DerivedFiles: Sendable {
  private let folder: String

  /// The derived files of the pack in a folder.
  package init(folder: String) { self.folder = folder }

  /// Computes the words that are too close to each word, the choices of synonym questions, and the words
  /// that dailies keep apart, and writes them into the pack.
  ///
  /// - Returns: the names of the written files.
  /// - Throws: `ContentError` if the pack cannot be read or the word list is missing, or `WordNetError`.
  package func updateNeighbours() throws -> [String] {
    try checkLanguage()
    let pack = try ContentPack(directory: folder, withNeighbours: false)
    let wordNet = try WordNet()
    let builder = NeighbourBuilder(wordNet: wordNet, wordList: try SystemWordList())
    try NeighbourFile.write(builder.neighbours(of: pack.words), pack: folder)
    try SynonymFile.write(SynonymBuilder.choices(in: pack, wordNet: wordNet), pack: folder)
    // The words that are kept apart depend on the neighbours.
    try ApartFile.write(ApartBuilder.words(of: try ContentPack(directory: folder)), pack: folder)
    return [NeighbourFile.name, SynonymFile.name, ApartFile.name]
  }

  /// Computes the levels of English words and the common words of each shape, and writes them into
  /// the pack.
  ///
  /// - Parameter packages: the folder of the Python packages in `LevelSources.packages`.
  /// - Returns: the names of the written files.
  /// - Throws: `ContentError` if one of them or the lists of Debian's `scowl` are missing, or
  ///   `WordNetError`.
  package func updateLevels(packages: String) throws -> [String] {
    try checkLanguage()
    let sources = try LevelSources(packages: packages)
    let wordNet = try WordNet()
    let builder = try LevelBuilder(wordNet: wordNet, sources: sources)
    try LevelFile.write(builder.entries(), pack: folder)
    let common = CommonWordBuilder(wordNet: wordNet, sources: sources)
    try CommonFile.write(common.words(), pack: folder)
    return [LevelFile.name, CommonFile.name]
  }

  private func checkLanguage() throws(ContentError) {
    guard try CourseFile.course(of: folder) == .english else {
      throw ContentError(
        .malformed, file: folder, "these files are computed for English words only")
    }
  }
}
