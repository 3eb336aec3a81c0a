package import Journal
import ScoreAPI
import Synchronization

/// Brings the journal here and the one on the score server to their union.
package struct Sync: Sendable {
  /// How far it has come.
  package enum Progress: Hashable, Sendable {
    /// So many events have been received and sent.
    case moved(received: Int, sent: Int)
    /// The server asks for a pause of so many seconds.
    case waiting(seconds: Int, server: String)
  }

  private let server: ServerAccess
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - server: the way to the score server.
  ///   - store: has the journal here.
  ///   - host: waits.
  package init(server: ServerAccess, store: PlayerStore, host: Host) {
    self.server = server
    self.store = store
    self.host = host
  }

  /// Does it.
  ///
  /// - Parameter progress: called with how far it has come; not on a certain thread.
  /// - Returns: how many events were new here and there.
  /// - Throws: `ClientError`, `ServerFailure`; what was taken in and sent before it stays.
  package func run(
    progress: @escaping @Sendable (Progress) -> Void
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
        progress(.waiting(seconds: seconds, server: client.address.origin))
        try await host.sleep(seconds * 1000)
      })
    do {
      return try await JournalSync(store.journal, with: peer).run(through: remote)
    } catch SyncError.inconsistent {
      throw client.failure(.inconsistent)
    }
  }
}
