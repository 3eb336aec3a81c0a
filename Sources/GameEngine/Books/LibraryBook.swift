/// A book in a player's library, after all its changes.
package struct LibraryBook: Hashable, Sendable {
  /// Its ID, which never changes.
  package let id: LibraryID
  /// The title; empty until the event that adds the book arrives.
  package var title = ""
  /// The authors, in the order in which they are shown.
  package var authors: [String] = []
  /// The language; empty if unknown.
  package var language = ""
  /// The encoding of its text, as the player named it; empty to recognize it.
  package var encoding = ""
  /// The work that the book is a rendering of; empty for none.
  package var work = ""
  /// The name of the format of its file.
  package var format = ""
  /// The number of chapters; 0 if unknown.
  package var chapters = 0
  /// The number of words; 0 if unknown.
  package var words = 0
  /// Labels by which the player finds it.
  package var tags: [String] = []
  /// The state that the player chose; nil to derive it from the position.
  package var chosenState: BookState?
  /// The place among the renderings of its work, from 1; 0 to skip the book, nil if the player
  /// chose none.
  package var cycle: Int?
  /// Whether it was removed. A later event can restore it.
  package var isRemoved = false
  /// When it was first added, in milliseconds since 1970; nil if that event has not arrived.
  package var addedAt: Int64?
  /// The place that the reader reached last; nil if the book was never opened.
  package var position: ReadingPosition?
  /// How fast the player reads it.
  package var pace = ReadingPace()
  /// When it was last read, in milliseconds since 1970; nil if never.
  package var readAt: Int64?
  /// The instant of its last change, in milliseconds since 1970.
  package var editedAt: Int64 = 0

  /// The encoding that the player named; nil if it is to be recognized.
  package var namedEncoding: String? { encoding.isEmpty ? nil : encoding }

  /// Creates a book without content, before its first event is applied.
  package init(id: LibraryID) { self.id = id }

  /// When it was last read or added, in milliseconds since 1970; 0 if neither.
  package var latest: Int64 { max(readAt ?? 0, addedAt ?? 0) }

  /// The fraction that was read, 0 to 1.
  package var progress: Double { position?.fraction ?? 0 }

  /// The chosen state, or one derived from the position: `finished` from 99.5 % on.
  package var state: BookState {
    chosenState ?? (position == nil ? .unread : progress >= 0.995 ? .finished : .reading)
  }

  /// Applies the next change, in fold order.
  ///
  /// - Parameter instant: the instant of its event; nil if there is none, and the times stay.
  package mutating func apply(_ entry: BookEntry, at instant: Int64?) {
    if let title = entry.title { self.title = title }
    if let authors = entry.authors { self.authors = authors }
    if let language = entry.language { self.language = language }
    if let encoding = entry.encoding { self.encoding = encoding }
    if let work = entry.work { self.work = work }
    if let format = entry.format { self.format = format }
    if let chapters = entry.chapters { self.chapters = chapters }
    if let words = entry.words { self.words = words }
    if let tags = entry.tags { self.tags = tags }
    if let state = entry.state { chosenState = BookState(rawValue: state) }
    if let cycle = entry.cycle { self.cycle = cycle }
    if let removed = entry.removed { isRemoved = removed }
    guard let instant else { return }
    if addedAt == nil, entry.format != nil { addedAt = instant }
    editedAt = instant
  }

  /// Applies the next place, in fold order.
  mutating func apply(_ entry: PlaceEntry, of event: Event) {
    position = entry.position
    pace.add(words: entry.words ?? 0, millis: entry.millis ?? 0)
    readAt = event.instant
    editedAt = event.instant
  }
}
