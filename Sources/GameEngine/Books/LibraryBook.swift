/// A book in a player's library, as all changes together have made it.
package struct LibraryBook: Hashable, Sendable {
  /// Its id, which never changes.
  package let id: LibraryID
  /// The title.
  package var title = ""
  /// The authors, in order.
  package var authors: [String] = []
  /// The language; empty if unknown.
  package var language = ""
  /// The work of which it is a rendering; empty for none.
  package var work = ""
  /// The name of the format of its file.
  package var format = ""
  /// The number of chapters; 0 if unknown.
  package var chapters = 0
  /// The number of words; 0 if unknown.
  package var words = 0
  /// Words by which the player finds it.
  package var tags: [String] = []
  /// How far the player is, as they have said; nil if that follows from the position.
  package var chosenState: BookState?
  /// The place among the renderings of its work, from 1; 0 if it is passed over, nil if the player did not choose one.
  package var cycle: Int?
  /// Whether it was removed.
  package var isRemoved = false
  /// When it was first added, in milliseconds since 1970; nil if it was not.
  package var addedAt: Int64?
  /// The place that was reached last; nil if it was never opened.
  package var position: ReadingPosition?
  /// How fast the player reads it.
  package var pace = ReadingPace()
  /// When it was read last, in milliseconds since 1970; nil if never.
  package var readAt: Int64?
  /// The instant of its last change.
  package var editedAt: Int64 = 0

  /// A book of which nothing is known yet.
  package init(id: LibraryID) { self.id = id }

  /// When it was last read or added, in milliseconds since 1970; 0 if neither.
  package var latest: Int64 { max(readAt ?? 0, addedAt ?? 0) }

  /// The fraction that was read, 0 to 1.
  package var progress: Double { position?.fraction ?? 0 }

  /// How far the player is.
  package var state: BookState {
    chosenState ?? (position == nil ? .unread : progress >= 0.995 ? .finished : .reading)
  }

  /// Takes the next change, in fold order.
  mutating func apply(_ entry: BookEntry, of event: Event) {
    if let title = entry.title { self.title = title }
    if let authors = entry.authors { self.authors = authors }
    if let language = entry.language { self.language = language }
    if let work = entry.work { self.work = work }
    if let format = entry.format { self.format = format }
    if let chapters = entry.chapters { self.chapters = chapters }
    if let words = entry.words { self.words = words }
    if let tags = entry.tags { self.tags = tags }
    if let state = entry.state { chosenState = BookState(rawValue: state) }
    if let cycle = entry.cycle { self.cycle = cycle }
    if let removed = entry.removed { isRemoved = removed }
    if addedAt == nil, entry.format != nil { addedAt = event.instant }
    editedAt = event.instant
  }

  /// Takes the next place, in fold order.
  mutating func apply(_ entry: PlaceEntry, of event: Event) {
    position = entry.position
    pace.add(words: entry.words ?? 0, millis: entry.millis ?? 0)
    readAt = event.instant
    editedAt = event.instant
  }
}
