import ClientCore
import Foundation
package import GameEngine
import HTTPClient
import ScoreAPI
import Synchronization

/// A player's journal on a server; its cursor is the number of events before it.
package final class JournalOnServer: Sendable {
  private let state: Mutex<(events: [EventLine], era: Int)>

  package init(_ events: [EventLine]) { state = Mutex((events, 0)) }

  package var count: Int { state.withLock { $0.events.count } }

  /// Forgets all events, and all cursors that it has given.
  package func lose() { state.withLock { $0 = ([], $0.era + 1) } }

  package func respond(_ sent: SentRequest) throws -> ServerResponse {
    let (events, era) = state.withLock { $0 }
    func cursor(_ place: Int) -> String? { place == 0 ? nil : "\(era).\(place)" }
    if sent.request.method == .post {
      let known = Set(events.map(\.event.id))
      let new = try sent.body(JournalUpload.self).events.filter { !known.contains($0.event.id) }
      let total = try sent.body(JournalUpload.self).events.count
      state.withLock { $0.events += new }
      return try .json(
        JournalReceiptView(
          accepted: new.count, duplicates: total - new.count, cursor: cursor(count)))
    }
    var place = 0
    if let after = sent.request.path.split(separator: "after=").dropFirst().first {
      let parts = after.split(separator: ".").compactMap { Int($0) }
      guard parts.count == 2, parts[0] == era else {
        throw Problem(.cursorUnknown, "That cursor is not known.")
      }
      place = parts[1]
    }
    let page = Array(events[place...].prefix(1))
    return try .json(JournalPageView(events: page, cursor: cursor(place + page.count)))
  }
}
