import GameEngine
import SQLite

/// A copy of the player's progress with words, `cache/words`.
struct WordsCopy: Sendable {
  private let copy: JournalCopy

  /// The copy in a player's folder.
  init(directory: String) {
    copy = JournalCopy(
      directory: directory, name: "words", format: "wordhoard-words 1", largest: 8 << 20)
  }

  /// Whether an event can change the progress with a word, the favorites or the settings, which decide how the
  /// progress is shown.
  static func isAffected(by body: EventBody) -> Bool {
    switch body {
    case .answer, .dispute, .undo, .favorite, .seen, .difficulty, .review, .setting, .unknown: true
    case .round, .result, .card, .deck, .noteType, .book, .place, .mark: false
    }
  }

  /// Deletes the copy; see `JournalCopy.delete`.
  func delete() throws(JournalError) { try copy.delete() }

  /// The part of the progress in the copy; empty if there is no journal, nil if there is no valid copy.
  func read() -> PlayerProgress? {
    switch copy.read() {
    case .noJournal: PlayerProgress()
    case .unknown: nil
    case .copy(let bytes): ProgressFold(checkpoint: Array(bytes))?.progress
    }
  }

  /// Stores the part of the progress that it contains; see `JournalCopy.write`.
  func write(_ progress: PlayerProgress, _ db: Connection) throws {
    try copy.write(ProgressFold(continuing: progress.ofWords).checkpoint(), db)
  }
}
