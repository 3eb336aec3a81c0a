import Archive
package import GameEngine

/// An open file with cards, in any format that can be read. Its content determines the format; its
/// name does not matter.
///
/// ```swift
/// let file = try CardFile(path: "spanish.apkg")
/// let report = try file.read { draft in print(draft.deck, draft.term, draft.definition) }
/// print(file.format, report.cards, report.skippedCount)
/// ```
package struct CardFile {
  private static let beginningLength = 1 << 16

  private let reader: any CardReader
  private let source: ByteSource

  /// The format that was recognized from the content.
  package var format: CardFormat { reader.format }
  /// The columns of a table, or the fields of Anki's note types, with the parts of a card that they
  /// become. Empty for other formats.
  package var columns: [FieldColumn] { reader.columns }
  /// The encoding of a text that is not UTF-8 and names none, as it was guessed; nil for any other file.
  package let guessedEncoding: String?
  /// Whether the list of sounds and pictures in a package is damaged, so that none of them can be read.
  package var hasDamagedMedia: Bool { reader.hasDamagedMedia }
  /// The languages of decks by path, as a package for Anki that we have written names them.
  package var pairs: [String: LanguagePair] { reader.pairs }
  /// When the cards of decks come back, by path, from the presets of Anki.
  package var goals: [String: DeckGoal] { reader.goals }
  private let rows: Int?

  /// Opens a file. A database is first copied into a private file, which is deleted with the value.
  ///
  /// - Throws: `ExchangeError`, or `CancellationError` if the task is cancelled.
  package init(path: String, options: ReadingOptions = ReadingOptions()) throws {
    try self.init(options) { try ByteSource(path: path) }
  }

  /// Opens a text that the player typed or pasted, in any format that a file can have.
  ///
  /// - Throws: `ExchangeError`, or `CancellationError` if the task is cancelled.
  package init(text: String, options: ReadingOptions = ReadingOptions()) throws {
    try self.init(options) { ByteSource(Array(text.utf8)) }
  }

  private init(_ options: ReadingOptions, _ open: () throws -> ByteSource) throws {
    do {
      let opened = try open()
      if let reader = try CardFile.binaryReader(opened, options: options) {
        (source, self.reader, guessedEncoding) = (opened, reader, nil)
      } else {
        (source, guessedEncoding) = try TextSource.utf8(opened, encoding: options.encoding)
        reader = try CardFile.textReader(source, options: options)
      }
      rows = reader.count
    } catch {
      if error is CancellationError { throw error }
      throw CardFile.error(error)
    }
  }

  /// The share of the file that has been read after a number of its cards, 0 to 1.
  package func share(after cards: Int) -> Double {
    let (done, all) = rows.map { (cards, $0) } ?? (source.reached, source.count)
    return min(1, Double(done) / Double(max(1, all)))
  }

  /// Reads the cards in their order, each once.
  ///
  /// - Parameter deliver: takes a card. An error that it throws ends the reading.
  /// - Returns: the number of cards, and the rows that were left out with their reasons.
  /// - Throws: `ExchangeError` if the file cannot be read to its end, or the error of `deliver`.
  package func read(_ deliver: (CardDraft) throws -> Void) throws -> ReadReport {
    try readEach { draft in
      try deliver(draft)
      return nil
    }
  }

  /// Reads the cards in their order, each once, unless the task is cancelled.
  ///
  /// - Parameter deliver: takes a card, and returns why it is left out; nil if it is taken. An error that it throws ends
  ///   the reading.
  /// - Returns: the number of cards, and the rows that were left out with their reasons.
  /// - Throws: `ExchangeError` if the file cannot be read to its end, `CancellationError`, or the error of `deliver`.
  package func readEach(_ deliver: (CardDraft) throws -> SkipReason?) throws -> ReadReport {
    try withoutActuallyEscaping(deliver) { deliver in
      var failure: (any Error)?
      let sink = DraftSink(reader.format) { draft in
        do {
          return try deliver(draft)
        } catch {
          failure = error
          throw error
        }
      }
      do {
        try reader.read(into: sink)
      } catch {
        if error is CancellationError { throw error }
        throw failure ?? CardFile.error(error)
      }
      return sink.report
    }
  }

  /// Reads the first cards, at most `count`.
  ///
  /// - Throws: `ExchangeError`.
  package func preview(_ count: Int) throws -> [CardDraft] {
    struct Enough: Error {}
    var drafts: [CardDraft] = []
    do {
      _ = try read { draft in
        guard drafts.count < count else { throw Enough() }
        drafts.append(draft)
      }
    } catch is Enough {}
    return drafts
  }

  /// The content of a sound or picture that a card names; nil if the file does not contain it.
  ///
  /// - Throws: `ExchangeError` if it is damaged, or too large.
  package func media(_ name: String) throws(ExchangeError) -> [UInt8]? {
    do {
      return try reader.media(name)
    } catch {
      throw CardFile.error(error)
    }
  }

  // MARK: - Formats

  /// The reader of a file that is not a text; nil for a text.
  private static func binaryReader(
    _ source: ByteSource, options: ReadingOptions
  ) throws -> (any CardReader)? {
    let beginning = try source.prefix(beginningLength)
    guard !beginning.isEmpty else { throw ExchangeError.empty }
    if ZipReader.recognizes(beginning) {
      let zip = try ZipReader(source)
      guard AnkiPackage.recognizes(zip) else { throw ExchangeError.otherProgram }
      return try AnkiPackage.open(zip, options: options)
    }
    if ForeignDatabase.recognizes(beginning) {
      let database = try ForeignDatabase(scratchFolder: options.scratchFolder) {
        try source.forEachPiece($0)
      }
      if KindleReader.recognizes(database) { return KindleReader(database) }
      if KOReaderReader.recognizes(database) { return KOReaderReader(database) }
      return try AnkiReader(database, media: nil, options: options)
    }
    return nil
  }

  private static func textReader(
    _ source: ByteSource, options: ReadingOptions
  ) throws -> any CardReader {
    var pieces = try TextPieces(source)
    let beginning = try pieces.next() ?? []
    // No text contains zeros; a package of another kind does.
    guard !beginning.contains(0) else { throw ExchangeError.unknownFormat }
    guard beginning.contains(where: { $0 > 0x20 }) else { throw ExchangeError.empty }
    if JSONLinesReader.recognizes(beginning) { return try JSONLinesReader(source) }
    // Lines of JSON without our header, such as an exported journal.
    if beginning.first == UInt8(ascii: "{") { throw ExchangeError.unknownFormat }
    if options.between == nil, options.row == nil {
      if AnkiTextReader.recognizes(beginning) {
        return try AnkiTextReader(source, options: options)
      }
      if SuperMemoReader.recognizes(beginning) { return SuperMemoReader(source) }
    }
    return try TableReader(source, options: options)
  }

  private static func error(_ error: any Error) -> ExchangeError {
    switch error {
    case let error as ExchangeError: error
    case let error as ArchiveError: ExchangeError(error)
    default: .damaged
    }
  }
}
