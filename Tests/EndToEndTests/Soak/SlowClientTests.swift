import Foundation
import Testing

@Suite("Soak: slow and idle clients", .serialized, .enabled(if: Soak.isWanted, "make soak runs it"))
struct SoakSlowClientTests {
  /// Sends a byte a second over each connection.
  ///
  /// - Returns: for each the second by which the server had closed it.
  private func drip(_ connections: [HTTPConnection], seconds: Int) -> [Int: Int] {
    var closed: [Int: Int] = [:]
    for second in 1...seconds {
      usleep(1_000_000)
      for (place, connection) in connections.enumerated() where closed[place] == nil {
        if isClosed(connection) || !connection.send("x") { closed[place] = second }
      }
    }
    return closed
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
    let heads = try (0..<250).map { _ in
      let connection = try HTTPConnection(port: port)
      connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
      return connection
    }
    let bodies = try (0..<250).map { _ in
      let connection = try HTTPConnection(port: port)
      connection.send(
        "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Content-Length: 1000\r\n\r\n")
      return connection
    }
    let closed = drip(heads + bodies, seconds: 33)
    let headSeconds = (0..<250).compactMap { closed[$0] }
    let bodySeconds = (250..<500).compactMap { closed[$0] }
    let (sample, faults) = reader.finish()
    Soak.tell(
      "500 slow: heads closed within \(headSeconds.max() ?? 0) s, bodies within "
        + "\(bodySeconds.max() ?? 0) s; honest p50 \(sample.median) ms, p99 \(sample.p99) ms of "
        + "\(sample.times.count)")
    #expect(headSeconds.count == 250)
    #expect(bodySeconds.count == 250)
    // A second more, since it is looked at once a second.
    #expect(headSeconds.allSatisfy { $0 <= 17 })
    #expect(bodySeconds.allSatisfy { $0 <= 32 })
    #expect(faults == 0)
    #expect(sample.p99 < 50)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  @Test("10,000 that are idle cost little memory, and are closed at the limit")
  func idle() throws {
    guard Soak.raiseFileLimit() > 10_300 else {
      Soak.tell("10,000 idle: skipped, as a process may not have so many connections here")
      return
    }
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let asker = try HTTPConnection(port: port)
    #expect(asker.ask("GET", "/v1/boards/run/all")?.status == 200)
    let before = try Soak.memory(of: child.pid)
    let begin = Date()
    let connections = try (0..<10_000).map { _ in
      let connection = try HTTPConnection(port: port)
      // From the first answer on it is the idle limit that counts.
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
      usleep(500_000)
    }
    Soak.tell(
      "10,000 idle: opened in \(Int(opened.timeIntervalSince(begin))) s, \(each) KiB each, "
        + "\(stillOpen) open after 10 s, all closed \(Int(Date().timeIntervalSince(opened))) s after "
        + "the last; honest p50 \(sample.median) ms, p99 \(sample.p99) ms")
    #expect(faults == 0)
    #expect(sample.p99 < 20)
    #expect(connections.allSatisfy { isClosed($0) })
    #expect(asker.ask("GET", "/healthz") == nil)
    #expect(try HTTPConnection(port: port).ask("GET", "/healthz")?.status == 200)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }
}
