import ClientCore
import Foundation
import Testing

@Suite("Threads of our own")
struct OwnThreadTests {
  @Test("work runs on a thread with its name and a large stack")
  func name() async throws {
    let name = await withCheckedContinuation { continuation in
      let isStarted = OwnThread.start("reader") {
        // More than the 512 KiB that some systems give a thread.
        withUnsafeTemporaryAllocation(byteCount: 4 << 20, alignment: 1) { $0[0] = 1 }
        continuation.resume(
          returning: try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))
      }
      if !isStarted { continuation.resume(returning: nil) }
    }
    #expect(name == "reader\n")
  }
}
