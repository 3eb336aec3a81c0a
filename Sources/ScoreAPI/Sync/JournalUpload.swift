package import GameEngine

/// A request to add events to the player's journal on the server.
package struct JournalUpload: RequestBody {
  /// The largest number of events in a request.
  package static let mostEvents = 500
  /// The largest size of a request, in bytes.
  package static let mostBytes = 1 << 20

  /// The events, in any order. If two have the same ID, the first one stays.
  package let events: [EventLine]
  /// Contains only events: the token determines the journal.
  package static let fields: Set<String> = ["events"]

  package init(events: [EventLine]) { self.events = events }
}

extension JournalUpload {
  /// Decodes the events.
  ///
  /// - Throws: `DecodingError` with the path of the first malformed event.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: CodingKeys.self)
      .nestedUnkeyedContainer(forKey: .events)
    var events: [EventLine] = []
    while !list.isAtEnd {
      let place = Place(list.currentIndex)
      do {
        events.append(try list.decode(EventLine.self))
      } catch let error where !(error is DecodingError) {
        // Foundation's own error for a number that does not fit an integer has no path.
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: list.codingPath + [place], debugDescription: "a number cannot be taken",
            underlyingError: error))
      }
    }
    self.init(events: events)
  }

  private struct Place: CodingKey {
    let index: Int
    init(_ index: Int) { self.index = index }
    var intValue: Int? { index }
    var stringValue: String { String(index) }
    init?(intValue: Int) { nil }
    init?(stringValue: String) { nil }
  }
}
