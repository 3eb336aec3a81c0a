import ScoreServer
import Testing

@Suite("The queue of passwords")
struct PasswordQueueTests {
  private typealias Queue = PasswordQueue<String>

  /// Adds a job that is named after its address. Returns the name of the job that was removed or refused.
  private func add(_ address: String, to queue: inout Queue) -> String? {
    switch queue.add(address, for: .test(address)) {
    case .added: nil
    case .replaced(let job): job
    case .refused: address
    }
  }

  @Test(
    "an address has two places while it is quiet, and wider networks have more by their share",
    arguments: [
      ("2001:db8:1:1::", 2), ("2001:db8:1:1", 4), ("2001:db8:1:", 6), ("2001:db8:", 60),
      ("192.0.2.1", 2), ("192.0.2.", 6), ("192.0.", 60),
    ])
  func shares(network: String, places: Int) {
    var queue = Queue(places: 1000)
    for number in 10..<90 {
      let address =
        switch network {
        case "2001:db8:1:1::": "2001:db8:1:1::\(number)"
        case "2001:db8:1:1": "2001:db8:1:1\(number)::1"
        case "2001:db8:1:": "2001:db8:1:\(number)00::1"
        case "2001:db8:": "2001:db8:\(number)::1"
        case "192.0.": "192.0.\(number).1"
        case "192.0.2.": "192.0.2.\(number)"
        default: network
        }
      for _ in 1...3 { _ = add(address, to: &queue) }
    }
    #expect(queue.count == places)
  }

  @Test("if it is full, a new job replaces the latest one of the network with the most places")
  func displacement() {
    var queue = Queue(places: 8)
    for address in [
      "2001:db8:1:100::1", "2001:db8:1:200::1", "198.51.100.1", "2001:db8:1:300::1",
      "2001:db8:2:100::1", "2001:db8:2:200::1", "2001:db8:2:300::1", "203.0.113.1",
    ] { #expect(add(address, to: &queue) == nil) }
    // One of the six places of 2001:db8::/32. Its two networks of 48 bits have three each, so it is the latest.
    #expect(add("192.0.2.1", to: &queue) == "2001:db8:2:300::1")
    #expect(add("192.1.2.1", to: &queue) == "2001:db8:1:300::1")
    #expect(add("192.2.2.1", to: &queue) == "2001:db8:2:200::1")
    #expect(add("192.3.2.1", to: &queue) == "2001:db8:1:200::1")
    // A network does not replace the jobs of another one that has as few.
    #expect(add("2001:db8:3:1::1", to: &queue) == "2001:db8:3:1::1")
    #expect(add("192.3.3.1", to: &queue) == "192.3.3.1")
    #expect(queue.count == 8)
  }

  @Test("a network with many addresses delays a client elsewhere by no more than the running jobs")
  func flood() {
    var queue = Queue(places: 17)
    for number in 0..<1000 { _ = add("2001:db8:77:\(number)::1", to: &queue) }
    let running = queue.begin()
    #expect(running?.job == "2001:db8:77:0::1")
    for number in 0..<1000 { _ = add("2001:db8:77:\(number)::1", to: &queue) }
    #expect(add("198.51.100.9", to: &queue) == nil)
    let next = queue.begin()
    #expect(next?.job == "198.51.100.9")
  }

  @Test("a running job keeps its place")
  func running() {
    var queue = Queue(places: 2)
    for address in ["192.0.2.1", "192.0.3.1"] { #expect(add(address, to: &queue) == nil) }
    _ = (queue.begin(), queue.begin())
    #expect(add("198.51.100.1", to: &queue) == "198.51.100.1")
    queue.finish(.test("192.0.2.1"))
    #expect(add("198.51.100.1", to: &queue) == nil)
    let (next, last) = (queue.begin(), queue.begin())
    #expect(next?.client == .test("198.51.100.1"))
    #expect(last == nil)
  }

  @Test("networks take turns, the widest first")
  func turns() {
    var queue = Queue(places: 100)
    for address in [
      "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.3.1", "198.51.100.1",
      "198.51.100.1",
    ] { #expect(add(address, to: &queue) == nil) }
    var order: [String] = []
    while let next = queue.begin() { order.append(next.job) }
    #expect(
      order == [
        "192.0.2.1", "198.51.100.1", "192.0.3.1", "198.51.100.1", "192.0.2.2", "192.0.2.1",
        "192.0.2.2",
      ])
  }
}
