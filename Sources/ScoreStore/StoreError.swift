/// Why a store operation failed.
package enum StoreError: Error, Hashable, Sendable {
  /// Somebody has the name, or had it.
  case nameTaken
  /// There is no such account.
  case noSuchAccount
  /// There is no such run.
  case noSuchRun
  /// The run has ended.
  case runEnded
  /// A move of this number is stored already.
  case moveExists
  /// The cursor belongs to no event of this journal.
  case cursorUnknown
  /// The journal would hold more events than it may.
  case journalFull
  /// A stored round was dealt under rules that this version does not know, probably newer ones.
  case unknownRuleset(id: String)
  /// The stored data cannot be read.
  case damaged(message: String)
  /// There is no room left on the disk; everything stored before is safe and can be read.
  case diskFull
  /// The database cannot be written.
  case notWritable
  /// Too many operations wait to be written, or another process holds the database.
  case busy
  /// Anything else, in the database's words.
  case failed(message: String)
}
