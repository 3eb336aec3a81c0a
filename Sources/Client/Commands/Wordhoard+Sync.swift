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
    let client = try signedInClient()
    guard let credentials = try credentialFile.read() else { return }
    let peer = SyncPeer(server: credentials.server, account: credentials.username)
    let line = ProgressLine(host: host)
    let counts = Mutex((received: 0, sent: 0))
    let remote = JournalRemote(
      client: client,
      moved: { received, sent in
        let (received, sent) = counts.withLock { counts in
          counts = (counts.received + received, counts.sent + sent)
          return counts
        }
        line.show("\(counted(received, "event")) read, \(grouped(sent)) sent")
      },
      wait: { [host] seconds in
        line.show("waiting \(seconds) s, as \(client.address.origin) asks")
        try await host.sleep(seconds * 1000)
      })
    let report: SyncReport
    do {
      defer { line.clear() }
      report = try await journal.synchronize(with: peer, through: remote)
    } catch SyncError.inconsistent {
      throw client.failure(.inconsistent)
    }
    try print(Synced(received: report.received, sent: report.sent)) {
      "\(counted(report.received, "new event")) here, \(grouped(report.sent)) new there.\n"
    }
  }
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
