import Foundation
import Testing

/// A move is on the disk before the player gets a response. A kill cannot show this, since the system keeps
/// what was written.
@Suite("Faults: the order of saving and responding")
struct FaultsSyncTests {
  private static let isTraceable: Bool = {
    let child = try? Child(
      "strace", ["-f", "-o", "/dev/null", "true"], environment: Binary.environment)
    child?.endInput()
    return (try? child?.finish().status) == 0
  }()

  /// The relevant calls in the trace of the server, in order.
  private enum Step { case asked, written, synced, answered }

  @Test(
    "no move is answered before the write-ahead log with it is synchronized",
    .enabled(if: isTraceable, "strace is not installed, or tracing is not permitted"))
  func order() throws {
    let desk = try Operator()
    let trace = desk.file("trace")
    let (child, port) = try desk.serveAll(under: [
      "strace", "-f", "-qq", "-y", "-s", "64", "-o", trace, "-e",
      "trace=read,recvfrom,write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync",
    ])
    let connection = try HTTPConnection(port: port)
    var writer = Writer(try RemotePlayer.signUp(1, port: port)[0])
    while writer.acknowledged.count < 20 {
      _ = try #require(try writer.step(on: connection))
    }
    try child.stopInside()
    #expect(try child.finish().status == 0)

    var moves = 0
    var (isWritten, isSynced, isAsked) = (false, false, false)
    for step in steps(try String(contentsOfFile: trace, encoding: .utf8)) {
      switch step {
      case .asked: (isAsked, isWritten, isSynced) = (true, false, false)
      case .written: (isWritten, isSynced) = (true, false)
      case .synced: isSynced = isWritten
      case .answered:
        guard isAsked else { continue }
        moves += 1
        isAsked = false
        #expect(isWritten && isSynced, "move \(moves)")
      }
    }
    #expect(moves == 20)
  }

  /// A call that another thread interrupts is on two lines: one with its beginning, one with its
  /// result.
  private func steps(_ trace: String) -> [Step] {
    var syncing: Set<Substring> = []
    return trace.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      let (thread, call) = (words[0], words[1].drop { $0 == " " })
      let isSync = call.hasPrefix("fdatasync(") || call.hasPrefix("fsync(")
      if isSync, call.contains("-wal>") {
        if call.hasSuffix("= 0") { return .synced }
        syncing.insert(thread)
      } else if call.contains("sync resumed>"), call.hasSuffix("= 0") {
        return syncing.remove(thread) != nil ? .synced : nil
      } else if call.hasPrefix("pwrite64("), call.contains("-wal>") {
        return .written
      } else if call.contains("POST /v1/runs/") {
        return .asked
      } else if call.contains("HTTP/1.1 200") {
        return .answered
      }
      return nil
    }
  }
}
