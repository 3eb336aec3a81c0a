import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("Threads of a store")
struct StoreThreadsTests {
  @Test("short reads and writes go on while all threads for long reads are busy")
  func longReads() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let gates = (0..<8).map { _ in Gate() }
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup(of: Void.self) { group in
      for gate in gates {
        group.addTask {
          try? await store.database.readLong { _ in
            began.yield()
            gate.wait()
          }
        }
      }
      var reads = begun.makeAsyncIterator()
      for _ in 1...2 { _ = await reads.next() }
      #expect((try? await store.accounts.find(ann)) != nil)
      #expect((try? await store.player("bob")) != nil)
      await #expect(throws: Never.self) { try await store.ping() }
      for gate in gates { gate.open() }
    }
  }

  @Test("reads do not wait for a writer that hangs")
  func hangingWriter() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let gate = Gate()
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        try? await store.database.writer.exclusively { _ in
          began.yield()
          gate.wait()
        }
      }
      for await _ in begun { break }
      #expect((try? await store.accounts.find(ann)) != nil)
      gate.open()
    }
    try await store.ping()
  }
}
