package import Journal
import ScoreAPI
import Synchronization

/// Syncs the journal on this computer with the one on the score server: both get the events of the other.
package struct Sync: Sendable {
  /// The progress of a sync.
  package enum Progress: Hashable, Sendable {
    /// The numbers of events received and sent so far.
    case moved(received: Int, sent: Int)
    /// The server requires a pause.
    case waiting(seconds: Int, server: String)
  }

  private let server: ServerAccess
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - server: the access to the score server.
  ///   - store: the journal on this computer.
  ///   - host: waits.
  package init(server: ServerAccess, store: PlayerStore, host: Host) {
    self.server = server
    self.store = store
    self.host = host
  }

  /// Receives and sends events until both sides have the same, or the server requires a pause and
  /// `waits` is false.
  ///
  /// - Parameters:
  ///   - waits: whether it waits if the server requires a pause; else it stops then.
  ///   - progress: called with the progress, on any thread.
  /// - Returns: the numbers of events that were new on each side.
  /// - Throws: `ClientError`, `ServerFailure`; events received and sent before the error are kept.
  package func run(
    waits: Bool = true, progress: @escaping @Sendable (Progress) -> Void
  ) async throws -> SyncReport {
    let client = try server.signedInClient()
    guard let credentials = try server.credentialFile.read() else {
      throw client.failure(.notSignedIn)
    }
    let peer = SyncPeer(server: credentials.server, account: credentials.username)
    let counts = Mutex((received: 0, sent: 0))
    let remote = JournalRemote(
      client: client,
      moved: { received, sent in
        let (received, sent) = counts.withLock { counts in
          counts = (counts.received + received, counts.sent + sent)
          return counts
        }
        progress(.moved(received: received, sent: sent))
      },
      wait: { [host] seconds in
        guard waits else { throw CancellationError() }
        progress(.waiting(seconds: seconds, server: client.address.origin))
        try await host.sleep(seconds * 1000)
      })
    do {
      return try await JournalSync(store.journal(), with: peer).run(through: remote)
    } catch let error as SyncError {
      switch error {
      case .inconsistent: throw client.failure(.inconsistent)
      case .tooLong: throw client.failure(.tooManyEvents)
      }
    }
  }
}
