package import GameEngine

/// Adds events to the player's journal on the server.
package struct JournalUpload: RequestBody {
  /// How many events a request may have.
  package static let mostEvents = 500
  /// How many bytes a request may have.
  package static let mostBytes = 1 << 20

  /// The events, in whatever order. Of two with one id the first stays.
  package let events: [EventLine]
  /// Events alone: whose journal it is follows from the token.
  package static let fields: Set<String> = ["events"]

  /// An addition.
  package init(events: [EventLine]) { self.events = events }
}

extension JournalUpload {
  /// Reads the events.
  ///
  /// - Throws: `DecodingError` whose path leads to the event that is none.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.container(keyedBy: CodingKeys.self)
      .nestedUnkeyedContainer(forKey: .events)
    var events: [EventLine] = []
    while !list.isAtEnd {
      let place = Place(list.currentIndex)
      do {
        events.append(try list.decode(EventLine.self))
      } catch let error where !(error is DecodingError) {
        // Foundation's own error for a number that fits no integer does not tell where it stands.
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
