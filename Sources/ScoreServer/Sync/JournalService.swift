import Foundation
import GameEngine
package import NIOCore
package import ScoreAPI
package import ScoreStore

/// Keeps players' journals: the union of what their devices send. Nobody but the player reads it, and no
/// board counts it.
package struct JournalService: Sendable {
  /// Pages are made shorter where they would have more bytes than this.
  private static let largestPage = 1 << 20

  private let store: any ScoreStore
  private let limit: Int

  /// Journals in a store, each of as many events as the settings allow.
  package init(store: any ScoreStore, settings: ServerSettings) {
    self.store = store
    limit = settings.journalEvents
  }

  /// Adds events that are not there yet.
  ///
  /// - Throws: `Problem` of code `value_invalid` where there are too many events, or one is too long;
  ///   then none is taken. `StoreError.journalFull` where the journal may not grow so far.
  package func add(
    _ upload: JournalUpload, to account: AccountID
  ) async throws -> JournalReceiptView {
    guard upload.events.count <= JournalUpload.mostEvents else {
      throw Problem(.valueInvalid, "Send at most \(JournalUpload.mostEvents) events at once.")
    }
    let events = try await Background.run {
      try upload.events.enumerated().map { place, line in
        let text = String(decoding: try JournalService.encoder.encode(line), as: UTF8.self)
        guard text.utf8.count <= EventLine.longest else {
          throw Problem(
            .valueInvalid, "`events.\(place)` is longer than \(EventLine.longest) bytes.")
        }
        return StoredEvent(id: line.event.id, text: text)
      }
    }
    let receipt = try await store.addEvents(events, to: account, limit: limit)
    return JournalReceiptView(
      accepted: receipt.accepted, duplicates: receipt.duplicates, cursor: receipt.end?.cursor)
  }

  /// Events in the order of their arrival, as the JSON of a `JournalPageView`: they are kept as they are
  /// sent.
  ///
  /// - Parameters:
  ///   - cursor: the place behind which to begin; nil for the first.
  ///   - limit: how many at most, 1 to 500.
  /// - Throws: `StoreError.cursorUnknown` for a cursor that names no place in this journal.
  package func page(
    of account: AccountID, after cursor: String?, limit: Int
  ) async throws -> ByteBuffer {
    var position: JournalPosition?
    if let cursor {
      position = JournalPosition(cursor: cursor)
      if position == nil { throw StoreError.cursorUnknown }
    }
    var slice = try await store.events(of: account, after: position, limit: limit)
    let fitting = JournalService.fitting(slice.events)
    if fitting < slice.events.count {
      slice = try await store.events(of: account, after: position, limit: fitting)
    }
    var buffer = ByteBuffer(string: #"{"events":["#)
    for (place, event) in slice.events.enumerated() {
      if place > 0 { buffer.writeString(",") }
      buffer.writeString(event.text)
    }
    buffer.writeString(#"],"cursor":"#)
    buffer.writeString(slice.end.map { "\"\($0.cursor)\"" } ?? "null")
    buffer.writeString("}")
    return buffer
  }

  /// Removes the whole journal of an account.
  package func delete(of account: AccountID) async throws {
    try await store.deleteJournal(of: account)
  }

  /// How many of the events fit into a page; one always does.
  private static func fitting(_ events: [StoredEvent]) -> Int {
    var bytes = 0
    let end = events.firstIndex { event in
      bytes += event.text.utf8.count + 1
      return bytes > largestPage
    }
    return max(1, end ?? events.count)
  }

  /// Writes keys in order, so that one event always is the same text.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
