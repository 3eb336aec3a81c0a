import Archive
import FoundationEssentials
package import GameEngine

/// Writes cards into a file.
package struct CardExport {
  /// The format of the new file.
  package var format: ExportFormat
  /// Whether Anki also gets how well each card is known.
  package var withMemory: Bool
  /// The languages of decks by path, for packages; the other formats write the languages of each
  /// card.
  package var pairs: [String: LanguagePair]
  /// When the cards of decks come back, by path, for packages. Other decks follow `usualGoal`.
  package var goals: [String: DeckGoal] = [:]
  /// When the cards of decks without a goal come back; as in Anki if nothing else is chosen.
  package var usualGoal = RecallGoal(percent: 90)
  /// The folder for the database of a package while it is made.
  package var scratchFolder: String

  package init(
    _ format: ExportFormat, withMemory: Bool = false, pairs: [String: LanguagePair] = [:],
    scratchFolder: String = FileManager.default.temporaryDirectory.path
  ) {
    self.format = format
    self.withMemory = withMemory
    self.pairs = pairs
    self.scratchFolder = scratchFolder
  }

  /// Writes cards. An existing file is replaced only when the new one is complete.
  ///
  /// - Parameters:
  ///   - media: the content of a sound or picture that a card names; nil if it is missing; then it is left out.
  ///   - each: takes a function, and passes each card to it.
  /// - Returns: the number of cards.
  /// - Throws: `ExchangeError`, or an error of the closures.
  package func write(
    to path: String, media: (String) throws -> [UInt8]? = { _ in nil },
    _ each: (_ add: (CardDraft) throws -> Void) throws -> Void
  ) throws -> Int {
    let output = try OutputFile(path: path)
    var count = 0
    if format == .anki {
      let package = try AnkiPackageWriter(self, to: output)
      try each { draft in
        try package.add(draft)
        count += 1
      }
      do {
        try package.finish(media: media)
      } catch let error as ArchiveError {
        throw ExchangeError(error)
      }
    } else {
      let writer = try TextWriter(format, to: output)
      try each { draft in
        try writer.write(draft)
        count += 1
      }
    }
    try output.publish()
    return count
  }
}
