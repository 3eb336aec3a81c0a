import Testing

import HTTPConnections

@Suite("ConnectionCounter")
struct ConnectionCounterTests {
  /// The connections that are welcome.
  private func welcome(_ addresses: [ClientAddress], by counter: ConnectionCounter) -> Int {
    addresses.count { if case .welcome = counter.admit($0) { true } else { false } }
  }

  @Test(
    "a network of many addresses has a multiple of the limit of an address, until one is closed")
  func networks() {
    let counter = ConnectionCounter(limit: 1000, perAddress: 5)
    let block = (0..<100).map { ClientAddress.test("2001:db8:77:\($0)00::1") }
    #expect(welcome(block, by: counter) == 15)
    #expect(welcome([.test("2001:db8:78::1")], by: counter) == 1)
    #expect(welcome(Array(repeating: .test("192.0.2.1"), count: 100), by: counter) == 5)
    for address in block.prefix(86) { counter.leave(address) }
    #expect(welcome([block[0], block[1]], by: counter) == 1)
  }

  @Test("no network has more than half of all connections, and each has some", arguments: [1, 40])
  func half(limit: Int) {
    let counter = ConnectionCounter(limit: limit, perAddress: 500)
    let block = (0..<100).map { ClientAddress.test("2001:db8:77:\($0)::1") }
    #expect(welcome(block, by: counter) == max(1, limit / 2))
  }

  @Test("without a limit, and for proxies, a network has all of them")
  func unlimited() {
    let all = Array(repeating: ClientAddress.test("192.0.2.1"), count: 100)
    #expect(welcome(all, by: ConnectionCounter(limit: 100)) == 100)
    let behind = ConnectionCounter(limit: 100, perAddress: 5, proxies: [.test("192.0.2.1")])
    #expect(welcome(all, by: behind) == 100)
  }
}
