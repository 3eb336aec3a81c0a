import Foundation
import GameEngine
package import HTTPConnections
package import Logging
package import NIOCore
package import ScoreAPI
package import ScoreStore

/// Stores players' journals: the union of the events that their devices send. Only the player can read a
/// journal, and no board depends on it.
package struct JournalService: Sendable {
  /// The most bytes of events on a page.
  private static let largestPage = 1 << 20

  private let journals: any JournalStore
  private let profiles: ProfileService
  private let limit: Int
  /// Limits the KiB of events per network and day, so that no network fills the server with the journals of many accounts.
  private let uploads: SharedRateLimiter
  private let logger: Logger

  /// Stored journals, each with as many events as the settings allow.
  ///
  /// - Parameters:
  ///   - profiles: computes the figures of new events in the background.
  ///   - limits: what other servers count, too; nil if there are none.
  package init(
    journals: any JournalStore, profiles: ProfileService, settings: ServerSettings,
    clock: ServerClock, limits: (any LimitStore)? = nil, logger: Logger
  ) {
    self.journals = journals
    self.profiles = profiles
    limit = settings.journalEvents
    uploads = SharedRateLimiter(
      RateLimiter(limit: settings.uploadMebibytesPerDay << 10, window: 86_400, clock: clock),
      "upload", in: limits)
    self.logger = logger
  }

  /// Adds the events that are new.
  ///
  /// - Throws: `UploadError` as a `RequestError` if there are too many events, or one or a text in it is too long;
  ///   then none is added. `rate_limited` if the network has sent too much. `StoreError.journalFull` if the journal
  ///   would exceed its limit.
  package func add(
    _ upload: JournalUpload, to account: AccountID, from address: ClientAddress
  ) async throws -> JournalReceiptView {
    guard upload.events.count <= JournalUpload.mostEvents else {
      throw RequestError.journal(.tooManyEvents(limit: JournalUpload.mostEvents))
    }
    let events = try await Background.run {
      try upload.events.enumerated().map { place, line in
        let text = String(decoding: try JournalService.encoder.encode(line), as: UTF8.self)
        guard text.utf8.count <= EventLine.longest else {
          throw RequestError.journal(.tooLong(field: "events.\(place)", limit: EventLine.longest))
        }
        if let overlength = line.event.overlength {
          throw RequestError.journal(
            .tooLong(
              field: "events.\(place).body.\(overlength.field)", limit: overlength.limit))
        }
        return NewEvent(event: line.event, text: text)
      }
    }
    let bytes = events.reduce(0) { $0 + $1.text.utf8.count }
    let (networks, cost) = (RateKey.networks(of: address), (bytes + 1023) >> 10)
    let verdict = try await uploads.take(networks, cost: cost)
    guard verdict.isAllowed else {
      throw RequestError.rateLimited(.upload, retryAfter: verdict.retryAfter)
    }
    let receipt: JournalReceipt
    do throws(StoreError) {
      receipt = try await journals.add(events, to: account, limit: limit)
    } catch {
      // If the server is the reason, the client tries again. Events that a full journal refuses cost as much
      // as stored ones.
      if [.busy, .diskFull, .journalSpaceLimit].contains(error) {
        await uploads.refund(networks, cost: cost)
      }
      throw error
    }
    if receipt.accepted > 0 { Task { [profiles] in _ = try? await profiles.profile(of: account) } }
    return JournalReceiptView(
      accepted: receipt.accepted, duplicates: receipt.duplicates, cursor: receipt.end?.cursor)
  }

  /// Events in the order of their arrival, as the JSON of a `JournalPageView`. They are stored as JSON. Damaged ones are
  /// left out.
  ///
  /// - Parameters:
  ///   - cursor: the position to start after; nil for the beginning.
  ///   - limit: the most events, 1 to 500.
  /// - Throws: `StoreError.cursorUnknown` for a cursor that does not belong to this journal.
  package func page(
    of account: AccountID, after cursor: String?, limit: Int
  ) async throws -> ByteBuffer {
    var position: JournalPosition?
    if let cursor {
      position = JournalPosition(cursor: cursor)
      if position == nil { throw StoreError.cursorUnknown }
    }
    var slice: JournalSlice
    repeat {
      slice = try await journals.events(
        of: account, after: position, limit: limit, bytes: JournalService.largestPage)
      position = slice.end
      for number in slice.damaged {
        logger.error(
          """
          event \(number) of the journal of account \(account) is damaged, so it was left out. Run \
          `wordhoard-server check`
          """)
      }
      // An empty page is the end for a client.
    } while slice.events.isEmpty && !slice.damaged.isEmpty
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

  /// Deletes the journal of an account.
  ///
  /// - Returns: the number of events that are still on the disk.
  package func delete(of account: AccountID) async throws -> Int {
    try await journals.delete(of: account)
  }

  /// Sorts keys, so that an event always has the same text.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
