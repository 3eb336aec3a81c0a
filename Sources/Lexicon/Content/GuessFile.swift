package import GameEngine

/// `data/guesses.txt`: the legal guesses, one a line.
package enum GuessFile {
  /// Reads the file of a pack.
  ///
  /// - Throws: `ContentError` if the file cannot be read.
  package static func read(pack directory: String) throws(ContentError) -> GuessList {
    GuessList(lines: try TextFile.bytes(path: "\(directory)/data/guesses.txt"))
  }
}
