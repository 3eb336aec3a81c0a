package import GameEngine

/// Why a store operation failed.
package enum StoreError: Error, Hashable, Sendable {
  /// The name, or a name that resembles it, is in use or was used before.
  case nameTaken
  /// The account does not exist.
  case noSuchAccount
  /// The run does not exist.
  case noSuchRun
  /// The run has ended, so it accepts no moves.
  case runEnded
  /// A move of this number is stored already.
  case moveExists
  /// The run has another number of moves than its end was judged by.
  case movesDiffer
  /// The group does not exist, or the player is not in it.
  case noSuchGroup
  /// The group has no such member.
  case noSuchMember
  /// Only the owner of the group may do this.
  case notOwner
  /// The group has as many members as it may have.
  case groupFull
  /// The player is in as many groups as an account may be.
  case tooManyGroups
  /// The cursor belongs to no event of this journal.
  case cursorUnknown
  /// The journal would exceed its limit.
  case journalFull
  /// A stored round was dealt under rules that this version does not know, probably newer ones.
  case unknownRuleset(id: String)
  /// The stored data cannot be read.
  case damaged(StoreDamage)
  /// The store has reached the limit of its space, and accepts nothing that makes it grow.
  case spaceLimit
  /// The store has reached the part of its space that journals may fill; accounts and runs are still accepted.
  case journalSpaceLimit
  /// The disk is full; everything stored before is safe and can be read.
  case diskFull
  /// The database cannot be written.
  case notWritable
  /// Too many operations wait to be written, or another process has locked the database.
  case busy
  /// Any other failure of the database.
  case failed(DatabaseReason)
}

/// How stored data is damaged.
package enum StoreDamage: Hashable, Sendable {
  /// A row names a board that does not exist.
  case unknownBoard
  /// A stored round cannot be decoded.
  case roundUnreadable
  /// The round of a run is missing.
  case roundMissing
  /// A row differs from its checksum.
  case altered(StoredRow)
  /// A row contains a value that no version of the server writes.
  case malformedRow
  /// The database found the damage.
  case database(DatabaseReason)
}

/// A row of a store. Rows with a case of their own are needed to judge answers.
package enum StoredRow: Hashable, Sendable {
  /// The round of a daily, by its board.
  case daily(BoardKey)
  /// The round of a run, or questions that were dealt later.
  case round(EventID)
  /// A move, by its number.
  case move(Int, run: EventID)
  /// Any other row, by the name of its table and its key.
  case row(table: String, key: String)
}

/// The reason that a database gives for an error.
package enum DatabaseReason: Hashable, Sendable {
  /// The database's own message, in English.
  case message(String)
  /// Only a result code, such as one of SQLite.
  case code(Int)
}
