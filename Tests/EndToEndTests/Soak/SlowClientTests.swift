import Foundation
import Testing

@Suite("Soak: slow and idle clients", .serialized, .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakSlowClientTests {
  /// A connection with an incomplete request.
  private struct Slow {
    let connection: HTTPConnection
    let begin = Date()
    var seconds: Double?

    init(_ port: Int, _ text: String) throws {
      connection = try HTTPConnection(port: port)
      connection.send(text)
    }
  }

  /// Sends a byte a second over each connection, and checks ten times a second which of them the server
  /// has closed.
  private func drip(_ slow: inout [Slow], seconds: Int) {
    for tenth in 1...10 * seconds {
      usleep(100_000)
      for place in slow.indices where slow[place].seconds == nil {
        let connection = slow[place].connection
        if isClosed(connection) || tenth % 10 == 0 && !connection.send("x") {
          slow[place].seconds = Date().timeIntervalSince(slow[place].begin)
        }
      }
    }
  }

  private func isClosed(_ connection: HTTPConnection) -> Bool {
    var byte = [UInt8](repeating: 0, count: 512)
    while true {
      let count = recv(connection.descriptor, &byte, byte.count, Int32(MSG_DONTWAIT))
      if count == 0 || count < 0 && errno != EAGAIN { return true }
      if count < 0 { return false }
    }
  }

  @Test("500 that send a byte a second are closed in time, and others do not notice them")
  func slow() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let reader = HonestReader(port: port)
    let head = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    let body =
      "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      + "Content-Length: 1000\r\n\r\n"
    var all = try (0..<500).map { try Slow(port, $0 < 250 ? head : body) }
    drip(&all, seconds: 33)
    let (headSeconds, bodySeconds) = (
      all.prefix(250).compactMap(\.seconds), all.dropFirst(250).compactMap(\.seconds)
    )
    let (sample, faults) = reader.finish()
    Soak.tell(
      "500 slow: heads closed within \(headSeconds.max() ?? 0) s, bodies within "
        + "\(bodySeconds.max() ?? 0) s; honest p50 \(sample.median) ms, p99 \(sample.p99) ms of "
        + "\(sample.times.count)")
    #expect(headSeconds.count == 250)
    #expect(bodySeconds.count == 250)
    #expect(headSeconds.allSatisfy { $0 <= 15 })
    #expect(bodySeconds.allSatisfy { $0 <= 30 })
    #expect(faults == 0)
    #expect(sample.p99 < 50)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  @Test("10,000 that are idle cost little memory, and are closed at the limit")
  func idle() throws {
    try #require(Soak.raiseFileLimit() > 10_300, "ulimit -Hn must be 10,300 and more")
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let asker = try HTTPConnection(port: port)
    #expect(asker.ask("GET", "/v1/boards/run/all")?.status == 200)
    let before = try Soak.memory(of: child.pid)
    let begin = Date()
    let connections = try (0..<10_000).map { _ in
      let connection = try HTTPConnection(port: port)
      // After the first response, the idle limit applies.
      _ = connection.ask("GET", "/healthz")
      return connection
    }
    let opened = Date()
    let each = Double(try Soak.memory(of: child.pid) - before) / 10_000
    let reader = HonestReader(port: port)
    usleep(10_000_000)
    let (sample, faults) = reader.finish()
    let stillOpen = connections.count { !isClosed($0) }
    while connections.contains(where: { !isClosed($0) }), Date().timeIntervalSince(opened) < 90 {
      usleep(100_000)
    }
    let seconds = Date().timeIntervalSince(opened)
    Soak.tell(
      "10,000 idle: opened in \(Int(opened.timeIntervalSince(begin))) s, \(each) KiB each, "
        + "\(stillOpen) open after 10 s, all closed \(seconds) s after "
        + "the last; honest p50 \(sample.median) ms, p99 \(sample.p99) ms")
    #expect(faults == 0)
    #expect(sample.p99 < 20)
    #expect(stillOpen > 0)
    #expect(seconds <= 75)
    // Some 8 s, 5 of them before the first byte.
    #expect(each <= 10)
    #expect(asker.ask("GET", "/healthz") == nil)
    #expect(try HTTPConnection(port: port).ask("GET", "/healthz")?.status == 200)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
