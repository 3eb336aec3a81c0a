import ScoreStore
import StoreTestSupport
import Testing

@Suite("Threads with connections")
struct ConnectionThreadsTests {
  private func threads(
    _ count: Int, longest: Int = 100, deadline: Duration = .seconds(60)
  ) -> ConnectionThreads<Int> {
    ConnectionThreads(Array(0..<count), name: "test", longest: longest, deadline: deadline)
  }

  @Test("run as many operations at once as there are connections, each with its own")
  func parallel() async throws {
    let threads = threads(3)
    // Each operation waits for both others, so they end only if all three run at once.
    let gates = (0..<3).map { _ in [Gate(), Gate(), Gate()] }
    let used = await withTaskGroup(of: Int?.self) { group in
      for place in 0..<3 {
        group.addTask {
          try? await threads.run { connection throws(StoreError) in
            for other in 0..<3 { gates[place][other].open() }
            for other in 0..<3 { gates[other][place].wait() }
            return connection
          }
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(used == [0, 1, 2])
  }

  @Test("pass on the result and the error of an operation")
  func results() async throws {
    let threads = threads(1)
    #expect(try await threads.run { connection throws(StoreError) in connection + 1 } == 1)
    await #expect(throws: StoreError.nameTaken) {
      try await threads.run { _ throws(StoreError) in throw .nameTaken }
    }
  }

  @Test("reject an operation that waits for too long, even if all of them hang")
  func deadline() async throws {
    let threads = threads(2, deadline: .milliseconds(20))
    let gates = [Gate(), Gate()]
    for gate in gates { threads.post { _ in gate.wait() } }
    await #expect(throws: StoreError.busy) {
      try await threads.run { _ throws(StoreError) in }
    }
    await #expect(throws: StoreError.busy) {
      try await threads.run { _ throws(StoreError) in }
    }
    await #expect(throws: StoreError.busy) { try await threads.ping(limit: .zero) }
    for gate in gates { gate.open() }
    try await threads.ping(limit: .seconds(3600))
  }

  @Test("reject an operation at once if too many wait")
  func bounded() async throws {
    let threads = threads(1, longest: 0)
    await #expect(throws: StoreError.busy) {
      try await threads.run { _ throws(StoreError) in }
    }
    // An operation that is posted waits however many others do.
    await withCheckedContinuation { continuation in
      threads.post { _ in continuation.resume() }
    }
  }

  @Test("are closed after the waiting operations, and then reject others")
  func closing() async throws {
    let threads = threads(2)
    let done = Gate()
    threads.post { _ in done.open() }
    await threads.close()
    done.wait()
    await #expect(throws: StoreError.busy) {
      try await threads.run { _ throws(StoreError) in }
    }
    await withCheckedContinuation { continuation in
      threads.post {
        #expect($0 == nil)
        continuation.resume()
      }
    }
  }

  @Test("finish the waiting operations after their owner is gone")
  func end() async throws {
    let gate = Gate()
    var threads: ConnectionThreads<Int>? = threads(1)
    threads?.post { _ in gate.wait() }
    await withCheckedContinuation { continuation in
      threads?.post { _ in continuation.resume() }
      threads = nil
      gate.open()
    }
  }
}
