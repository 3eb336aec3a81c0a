extension Host {
  /// Milliseconds after which a slow operation is announced.
  package static let patience = 1200

  /// Runs an operation. If it takes longer than `patience`, a terminal shows a text until it is done.
  ///
  /// - Parameter text: the text, without dots at its end.
  package func announcing<Value, Failure: Error>(
    _ text: String, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard display.isInteractive else { return try await work() }
    let text = "\(text) ..."
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
