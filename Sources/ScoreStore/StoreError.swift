/// Why a store could not do as it was asked.
package enum StoreError: Error, Hashable, Sendable {
  /// Somebody has the name, or had it.
  case nameTaken
  /// There is no such account.
  case noSuchAccount
  /// There is no such run.
  case noSuchRun
  /// The run has ended.
  case runEnded
  /// A move of this number is kept already.
  case moveExists
  /// The cursor belongs to no event of this journal.
  case cursorUnknown
  /// The journal would hold more events than it may.
  case journalFull
  /// The file is there already.
  case fileExists(path: String)
  /// The file is torn, or is no database of this server.
  case damaged(path: String, message: String)
  /// The file was made by a newer version of the server.
  case newer(path: String)
  /// There is no room left on the disk; what was kept before is safe, and reading goes on.
  case diskFull
  /// The file or its folder cannot be written.
  case notWritable(path: String)
  /// Too much waits to be written, or another process holds the file.
  case busy
  /// Anything else, in the database's words.
  case failed(message: String)
}
