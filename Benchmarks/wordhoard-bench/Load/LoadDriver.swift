import Glibc

/// Puts a load on a server, through persistent connections in one thread with `poll`, so that
/// sending takes less processor time than responding.
final class LoadDriver {
  private var connections: [LoadConnection]
  private var watched: [pollfd]

  /// Opens all connections.
  convenience init(port: Int, connections count: Int = 64) throws {
    try self.init(ports: [port], connections: count)
  }

  /// Opens all connections, to each of some ports in turn.
  init(ports: [Int], connections count: Int) throws {
    connections = try (0..<count).map {
      try LoadConnection(port: ports[$0 % ports.count], number: $0)
    }
    watched = connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
  }

  deinit {
    for connection in connections { close(connection.socket) }
  }

  /// Runs a script to its end, or for a given time.
  ///
  /// - Parameters:
  ///   - server: that whose processor time is measured.
  ///   - warmup: seconds at the beginning that are not measured.
  ///   - limit: seconds that are measured; nil to run the script to its end.
  ///   - patience: the number of seconds after which a response fails.
  /// - Throws: `BenchError` if a request is refused, or its response takes too long.
  func run(
    _ script: inout some LoadScript, on server: some Measured, warmup: Double = 0,
    limit: Double? = nil, patience: Double = 60
  ) throws -> LoadResult {
    var result = LoadResult()
    var begin = nanoseconds()
    var processor = server.processorSeconds()
    var isMeasuring = warmup == 0
    let warmed = begin + UInt64(warmup * 1e9)
    let deadline = limit.map { warmed + UInt64($0 * 1e9) } ?? .max
    var pending = 0
    var waiting: Set<Int> = []

    func ask(_ index: Int, at instant: UInt64) throws {
      if try connections[index].ask(&script, as: index, at: instant) { pending += 1 }
    }
    for index in connections.indices {
      guard let interval = script.interval(of: index) else {
        try ask(index, at: begin)
        continue
      }
      // With a pace, the connections take turns.
      connections[index].nextAt = begin + interval * UInt64(index) / UInt64(connections.count)
      waiting.insert(index)
    }
    while pending > 0 || !waiting.isEmpty {
      var now = nanoseconds()
      if !isMeasuring, now >= warmed {
        isMeasuring = true
        begin = now
        processor = server.processorSeconds()
      }
      guard now < deadline else { break }
      guard
        !connections.contains(where: { $0.isWaiting && $0.askedAt + UInt64(patience * 1e9) < now })
      else { throw BenchError(message: "no answer for \(Int(patience)) seconds") }
      var next = min(deadline, now + 1_000_000_000)
      for index in waiting {
        if connections[index].nextAt <= now {
          waiting.remove(index)
          try ask(index, at: now)
        } else {
          next = min(next, connections[index].nextAt)
        }
      }
      var ready = poll(&watched, nfds_t(watched.count), Int32((next - now + 999_999) / 1_000_000))
      for index in watched.indices where ready > 0 && watched[index].revents != 0 {
        ready -= 1
        guard try connections[index].receive({ try script.readAnswer(index, body: $0) }) else {
          continue
        }
        now = nanoseconds()
        pending -= 1
        let asked = connections[index].askedAt
        if isMeasuring, asked >= begin, script.isMeasured(index) {
          result.latencies.append(now - asked)
        }
        if let interval = script.interval(of: index) {
          connections[index].nextAt = max(connections[index].nextAt + interval, now)
          waiting.insert(index)
        } else {
          try ask(index, at: now)
        }
      }
    }
    result.seconds = Double(nanoseconds() - begin) / 1e9
    result.processorSeconds = server.processorSeconds() - processor
    return result
  }
}

/// Nanoseconds of a clock that never jumps.
func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
