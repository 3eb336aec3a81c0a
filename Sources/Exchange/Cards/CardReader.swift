import GameEngine

/// Reads the cards of one format from an open file.
protocol CardReader {
  /// The format that this reader reads.
  var format: CardFormat { get }
  /// The columns, if the format has some.
  var columns: [FieldColumn] { get }
  /// The languages of decks by path, if the format has some.
  var pairs: [String: LanguagePair] { get }
  /// When the cards of decks come back, by path, if the format says so.
  var goals: [String: DeckGoal] { get }

  /// Whether the list of sounds and pictures is there, but cannot be read.
  var hasDamagedMedia: Bool { get }

  /// The number of rows; nil if only reading shows it.
  var count: Int? { get }

  /// Passes all cards to a sink, in the order of the file. May be called more than once.
  func read(into sink: DraftSink) throws

  /// The content of a medium; nil if the file does not contain it.
  func media(_ name: String) throws -> [UInt8]?
}

extension CardReader {
  var columns: [FieldColumn] { [] }
  var pairs: [String: LanguagePair] { [:] }
  var goals: [String: DeckGoal] { [:] }
  var hasDamagedMedia: Bool { false }
  var count: Int? { nil }

  func media(_ name: String) throws -> [UInt8]? { nil }
}
