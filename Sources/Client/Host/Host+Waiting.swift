extension Host {
  /// Milliseconds after which a person is told what it is that takes so long.
  package static let patience = 1200

  /// Does something slow; where it takes more than a second, a person at a terminal is told what it
  /// waits for until it is done.
  package func waiting<Value, Failure: Error>(
    for what: String, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard display.isInteractive else { return try await work() }
    let text = "\(what) ..."
    let remark = Task { [sleep, errors] in
      do { try await sleep(Host.patience) } catch { return false }
      if Task.isCancelled { return false }
      errors.write(text)
      return true
    }
    let result: Result<Value, Failure>
    do {
      result = .success(try await work())
    } catch {
      result = .failure(error)
    }
    remark.cancel()
    if await remark.value {
      errors.write("\r" + String(repeating: " ", count: text.count) + "\r")
    }
    return try result.get()
  }
}

/// A transport that tells a person at a terminal whom it waits for.
package struct ShownTransport: Transport {
  package let transport: any Transport
  package let server: String
  package let host: Host

  package func send(_ request: ServerRequest) async throws(TransportFailure) -> ServerResponse {
    try await host.waiting(for: "waiting for \(server)") { () throws(TransportFailure) in
      try await transport.send(request)
    }
  }
}
