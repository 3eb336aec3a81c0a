import Client
import GameEngine
import Journal
import ScoreAPI
import Synchronization

extension Wordhoard {
  /// What a sync has done, as `--json` prints it.
  private struct Synced: Encodable {
    let received: Int
    let sent: Int
  }

  /// Brings the journal here and the one on the score server to their union.
  ///
  /// - Throws: `ClientError`; what was taken in and sent before it stays.
  package func sync() async throws {
    let line = ProgressLine(host: host)
    let report: SyncReport
    do {
      defer { line.clear() }
      report = try await syncedJournal { line.show($0) }
    }
    try print(Synced(received: report.received, sent: report.sent)) {
      report.told + "\n"
    }
  }

  /// Brings the journal here and the one on the score server to their union.
  ///
  /// - Parameter progress: called with how far it has come, in a few words; not on a certain thread.
  /// - Returns: how many events were new here and there.
  /// - Throws: `ClientError`, `ServerFailure`; what was taken in and sent before it stays.
  func syncedJournal(
    progress: @escaping @Sendable (String) -> Void
  ) async throws -> SyncReport {
    let client = try signedInClient()
    guard let credentials = try credentialFile.read() else {
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
        progress("\(counted(received, "event")) read, \(grouped(sent)) sent")
      },
      wait: { [host] seconds in
        progress("waiting \(seconds) s, as \(client.address.origin) asks")
        try await host.sleep(seconds * 1000)
      })
    do {
      return try await journal.synchronize(with: peer, through: remote)
    } catch SyncError.inconsistent {
      throw client.failure(.inconsistent)
    }
  }
}

extension SyncReport {
  /// What a sync has done, as a sentence.
  var told: String { "\(counted(received, "new event")) here, \(grouped(sent)) new there." }
}

/// A line at a terminal that is written over as something goes on; nowhere else.
struct ProgressLine: Sendable {
  let host: Host

  func show(_ text: String) {
    if host.display.isInteractive { host.errors.write("\r\(text.padded(to: 60))") }
  }

  func clear() {
    if host.display.isInteractive { host.errors.write("\r\("".padded(to: 60))\r") }
  }
}
