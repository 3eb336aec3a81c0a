import Journal
import Messages

/// Syncs the journal before and after play without a command, if the player is signed in.
package struct AutomaticSync: Sendable {
  /// The time, in milliseconds, for which the end of the program waits for it.
  package static let longestWait = 2500

  private let sync: Sync
  private let server: ServerAccess
  private let host: Host

  /// - Parameters:
  ///   - sync: the sync, which must show nothing, since it runs while the player plays.
  ///   - server: the access to the score server.
  ///   - host: waits, and shows why the last sync failed.
  package init(sync: Sync, server: ServerAccess, host: Host) {
    self.sync = sync
    self.server = server
    self.host = host
  }

  /// Plays while a first sync runs in the background, and then syncs the new answers. If the last
  /// sync fails, this is remarked in one line.
  ///
  /// - Parameters:
  ///   - arrived: called when events from the player's other computers have arrived.
  ///   - play: plays, and returns the exit code. Nothing is synced unless it is 0.
  /// - Returns: the exit code.
  package nonisolated(nonsending) func around(
    arrived: @escaping @Sendable () -> Void = {},
    play: nonisolated(nonsending) () async throws -> Int32
  ) async throws -> Int32 {
    let first = isSignedIn ? Task { if await received() > 0 { arrived() } } : nil
    let code = try await play()
    guard code == 0, isSignedIn else { return code }
    if let failure = await failure(after: first) {
      let reason = host.messages(failure.fault)
      host.remark(host.messages("your answers are not synced yet: \(reason)"))
    }
    return code
  }

  private var isSignedIn: Bool { (try? server.credentialsInUse()) != nil }

  /// The number of events that a sync received. If it fails, the last one is going to fail too, and
  /// says why.
  private func received() async -> Int {
    (try? await sync.run(waits: false) { _ in })?.received ?? 0
  }

  /// Why the last sync failed or is not finished in time; nil if it succeeded.
  private func failure(after first: Task<Void, Never>?) async -> ClientError? {
    let (outcomes, ended) = AsyncStream.makeStream(of: ClientError?.self)
    let work = Task {
      await first?.value
      ended.yield(await lastFailure())
    }
    let limit = Task { [host] in
      try? await host.sleep(AutomaticSync.longestWait)
      ended.yield(ClientError(.serverUnreachable, "the server takes too long"))
    }
    defer {
      work.cancel()
      limit.cancel()
    }
    return await outcomes.first { _ in true } ?? nil
  }

  private func lastFailure() async -> ClientError? {
    do {
      _ = try await sync.run(waits: false) { _ in }
      return nil
    } catch {
      // A server that requires a pause gets the rest next time.
      return ClientError(known: error)
    }
  }
}
