package import GameEngine

/// A journal that a server keeps for the player, as far as keeping in step with it needs.
package protocol SyncRemote: Sendable {
  /// Adds events to it; those that it has already stay as they are.
  ///
  /// - Returns: how many were new there.
  func send(_ events: [EventLine]) async throws -> Int

  /// The next of its events, in the order of their arrival there.
  ///
  /// - Parameter cursor: the place behind which to begin; nil for the first.
  /// - Returns: nil where the server does not know the cursor.
  func page(after cursor: String?) async throws -> SyncPage?
}

/// Events of a server's journal.
package struct SyncPage: Hashable, Sendable {
  /// The events; none where there are no more.
  package let events: [EventLine]
  /// The place behind them.
  package let cursor: String?

  /// Events with the place behind them.
  package init(events: [EventLine], cursor: String?) {
    self.events = events
    self.cursor = cursor
  }
}

/// What keeping in step has done.
package struct SyncReport: Hashable, Sendable {
  /// Events that were new here.
  package internal(set) var received: Int
  /// Events that were new there.
  package internal(set) var sent: Int

  /// What was done; nothing by default.
  package init(received: Int = 0, sent: Int = 0) {
    self.received = received
    self.sent = sent
  }
}

/// Why a journal and a server could not be kept in step.
package enum SyncError: Error, Hashable, Sendable {
  /// The server's answers contradict each other.
  case inconsistent

  /// A stable name.
  package var code: String { "sync_inconsistent" }
}

extension Journal {
  /// Brings this journal and a server's to their union. Where it is interrupted, the next time goes on
  /// from there; done twice it changes nothing.
  ///
  /// It reads, sends what the server lacks, and reads again what it has just sent, since only that is
  /// proof for later.
  ///
  /// - Throws: `JournalError`, `SyncError`, or what the server's side throws.
  package func synchronize(
    with peer: SyncPeer, through remote: some SyncRemote
  ) async throws -> SyncReport {
    var report = SyncReport()
    for _ in 1...2 {
      if try await exchange(with: peer, through: remote, &report) { return report }
      // The server lost its journal or was restored from an older one.
      try forget(peer)
    }
    throw SyncError.inconsistent
  }

  /// - Returns: false where the server does not know how far was read.
  private func exchange(
    with peer: SyncPeer, through remote: some SyncRemote, _ report: inout SyncReport
  ) async throws -> Bool {
    guard try await receive(from: peer, through: remote, &report) else { return false }
    var batch = try unsent(to: peer)
    guard !batch.events.isEmpty else { return true }
    while !batch.events.isEmpty {
      report.sent += try await remote.send(batch.events)
      batch = try unsent(to: peer, after: batch.end)
    }
    return try await receive(from: peer, through: remote, &report)
  }

  private func receive(
    from peer: SyncPeer, through remote: some SyncRemote, _ report: inout SyncReport
  ) async throws -> Bool {
    var cursor = try cursor(for: peer)
    while true {
      guard let page = try await remote.page(after: cursor) else { return false }
      if page.events.isEmpty { return true }
      guard let next = page.cursor, next != cursor else { throw SyncError.inconsistent }
      report.received += try accept(page.events, from: peer, cursor: next)
      cursor = next
    }
  }
}
