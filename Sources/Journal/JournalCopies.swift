import GameEngine

/// The copies of parts of the journal that commands read instead of it.
struct JournalCopies: Sendable {
  /// The settings.
  let settings: SettingsCopy
  /// The progress with words.
  let words: WordsCopy

  /// The copies in a player's folder.
  init(directory: String) {
    settings = SettingsCopy(directory: directory)
    words = WordsCopy(directory: directory)
  }

  /// Deletes all.
  ///
  /// - Throws: `JournalError.notWritable` if one exists and cannot be deleted.
  func delete() throws(JournalError) {
    try settings.delete()
    try words.delete()
  }

  /// Deletes those that an event can change. Must be called in the transaction that adds the event, so that no other
  /// process can store a copy without it.
  ///
  /// - Throws: `JournalError.notWritable` if one exists and cannot be deleted; then the event must not be added.
  func delete(changedBy body: EventBody) throws(JournalError) {
    if SettingsCopy.isAffected(by: body) { try settings.delete() }
    if WordsCopy.isAffected(by: body) { try words.delete() }
  }
}
