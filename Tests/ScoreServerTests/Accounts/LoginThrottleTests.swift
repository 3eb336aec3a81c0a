import HTTPConnections
import ScoreAPI
import ScoreServer
import Testing

@Suite("Waits after wrong passwords")
struct LoginThrottleTests {
  private let hand = ClockHand()
  private let here = ClientAddress.test("192.0.2.1")

  private func throttle(perMinute: Int = 0, capacity: Int = 50_000) -> LoginThrottle {
    LoginThrottle(attemptsPerMinute: perMinute, capacity: capacity, clock: hand.clock)
  }

  /// The seconds to wait; nil if an attempt is admitted.
  private func wait(
    _ throttle: LoginThrottle, _ name: String, from address: String = "192.0.2.1"
  ) -> Int? {
    do throws(RequestError) {
      try throttle.admit(.init(name: name), from: .test(address))
      return nil
    } catch {
      #expect(error.code == .rateLimited)
      return error.retryAfter
    }
  }

  @Test("after five failures, waits double up to an hour")
  func growth() {
    let throttle = throttle()
    for _ in 1...5 { #expect(wait(throttle, "anna") == nil) }
    var waits: [Int] = []
    for _ in 6...101 {
      guard let seconds = wait(throttle, "anna") else { break }
      waits.append(seconds)
      hand.pass(seconds: seconds - 1)
      #expect(wait(throttle, "anna") == 1)
      hand.pass(seconds: 1)
      #expect(wait(throttle, "anna") == nil)
    }
    #expect(waits.count == 96)
    #expect(Array(waits.prefix(12)) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
    #expect(waits.dropFirst(12).allSatisfy { $0 == 3600 })
  }

  @Test("setting the system clock does not change waits", arguments: [-86_400, 86_400])
  func setClock(seconds: Int) {
    let throttle = throttle(perMinute: 8)
    for _ in 1...5 { #expect(wait(throttle, "anna") == nil) }
    #expect(wait(throttle, "anna") == 1)
    hand.set(bySeconds: seconds)
    #expect(wait(throttle, "anna") == 1)
    hand.pass(seconds: 1)
    #expect(wait(throttle, "anna") == nil)
    #expect(wait(throttle, "anna") == 2)
    // The address may fail two more times, and once more every 7.5 seconds.
    for name in ["ben", "cleo"] { #expect(wait(throttle, name) == nil) }
    hand.set(bySeconds: seconds)
    #expect(wait(throttle, "dora") == 7)
  }

  @Test("the right password ends the waits of a name, in any case; other names are not affected")
  func reset() {
    let throttle = throttle()
    for name in ["anna", "Anna", "ANNA", "aNNa", "annA"] { #expect(wait(throttle, name) == nil) }
    #expect(wait(throttle, "anna") == 1)
    #expect(wait(throttle, "ben") == nil)
    throttle.succeed(.init(name: "Anna"))
    for _ in 1...5 { #expect(wait(throttle, "anna") == nil) }
  }

  @Test("failed logins do not delay confirmations of a signed-in player")
  func owner() throws {
    let throttle = throttle()
    for _ in 1...5 { #expect(wait(throttle, "anna") == nil) }
    #expect(wait(throttle, "anna") != nil)
    try throttle.admit(.confirmation(1), from: here)
  }

  @Test("simultaneous attempts count before they are checked")
  func together() {
    let throttle = throttle()
    #expect((1...64).filter { _ in wait(throttle, "anna") == nil }.count == 5)
  }

  @Test("an attempt that the server was too busy to check does not count")
  func withdrawn() {
    let throttle = throttle(perMinute: 10)
    for _ in 1...100 {
      #expect(wait(throttle, "anna") == nil)
      throttle.withdraw(.init(name: "anna"), from: here)
    }
  }

  @Test("an address that tries a password with a thousand names is stopped early")
  func spray() {
    let throttle = throttle(perMinute: 30)
    let admitted = (1...1000).filter { wait(throttle, "player\($0)") == nil }
    #expect(admitted.count == 30)
    #expect(wait(throttle, "anna", from: "192.0.2.2") == nil)
    hand.pass(seconds: 2)
    #expect(wait(throttle, "player1000") == nil)
    #expect(wait(throttle, "player1001") == 2)
    hand.pass(seconds: 60)
    #expect((1...1000).filter { wait(throttle, "name\($0)") == nil }.count == 30)
  }

  @Test("right passwords count for the address, since each costs as much as a wrong one")
  func successesOfAddress() {
    let throttle = throttle(perMinute: 30)
    for number in 1...30 {
      #expect(wait(throttle, "player\(number)") == nil)
      throttle.succeed(.init(name: "player\(number)"))
    }
    #expect(wait(throttle, "anna") == 2)
    #expect(wait(throttle, "anna", from: "192.0.2.2") == nil)
  }

  @Test("right passwords count for the account, from whichever addresses they come")
  func successesOfAccount() {
    let throttle = throttle(perMinute: 30)
    for number in 1...30 {
      #expect(wait(throttle, "anna", from: "192.0.2.\(number)") == nil)
      throttle.succeed(.init(name: "Anna"))
    }
    #expect(wait(throttle, "anna", from: "192.0.2.31") == 2)
    #expect(wait(throttle, "ben", from: "192.0.2.31") == nil)
    // The refused attempt did not count for its address.
    for number in 1...29 { #expect(wait(throttle, "p\(number)", from: "192.0.2.31") == nil) }
    #expect(wait(throttle, "carl", from: "192.0.2.31") == 2)
  }

  @Test("too many names displace those with the fewest failures first")
  func bounded() {
    let throttle = throttle(capacity: 100)
    for _ in 1...5 { #expect(wait(throttle, "anna") == nil) }
    for number in 1...10_000 { _ = wait(throttle, "flood\(number)") }
    #expect(wait(throttle, "anna") == 1)
  }

  @Test("failures with malformed names, such as e-mail addresses, cause no waits for others")
  func impossibleNames() {
    let throttle = throttle()
    for length in 1...20 {
      #expect(wait(throttle, String(repeating: "é", count: length * 1000)) == nil)
    }
    #expect(wait(throttle, "no name at all") == nil)
  }
}
