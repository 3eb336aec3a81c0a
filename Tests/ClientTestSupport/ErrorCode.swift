import ClientCore

/// The code of the error that an operation throws; nil if it throws none.
package func code(of work: () throws -> some Any) -> String? {
  do {
    _ = try work()
    return nil
  } catch {
    return ClientError(error).code.rawValue
  }
}

/// The same for work that waits.
package func code(of work: () async throws -> some Any) async -> String? {
  do {
    _ = try await work()
    return nil
  } catch {
    return ClientError(error).code.rawValue
  }
}
