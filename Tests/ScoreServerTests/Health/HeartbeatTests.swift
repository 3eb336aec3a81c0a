import NIOPosix
import ScoreServer
import ScoreStoreSQLite
import StoreTestSupport
import Testing

@Suite("The heartbeat of a server")
struct HeartbeatTests {
  @Test("is regular from its first beat, until it stays away")
  func regular() async throws {
    let clock = HandClock()
    let heart = Heartbeat(
      store: try await SQLiteStore.open(path: StoreFolder.newFile()),
      loops: MultiThreadedEventLoopGroup.singleton, clock: clock.clock)
    #expect(!heart.isRegular)
    try await heart.beat()
    #expect(!heart.isRegular)
    try await heart.reach()
    clock.advance(2999)
    #expect(heart.isRegular)
    clock.advance(1)
    #expect(!heart.isRegular)
    try await heart.beat()
    #expect(!heart.isRegular)
    try await heart.reach()
    #expect(heart.isRegular)
  }

  @Test("tells as fast as before whether to play, however often it is asked between two beats")
  func asked() async throws {
    let heart = Heartbeat(
      store: try await SQLiteStore.open(path: StoreFolder.newFile()),
      loops: MultiThreadedEventLoopGroup.singleton, clock: HandClock().clock)
    #expect(!heart.mayPlay)
    try await heart.reach()
    // If each call made the next one only a nanosecond slower, this would take minutes.
    #expect((0..<1_000_000).allSatisfy { _ in heart.mayPlay })
  }
}
