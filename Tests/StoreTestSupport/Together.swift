package import ScoreStore

/// Runs operations concurrently.
///
/// - Parameters:
///   - count: the number of operations.
///   - body: the operation with a number.
///   - hold: blocks the store until the gate is opened, which happens when the first operation returns.
/// - Returns: the error of each; nil if it succeeded.
package func together(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Void,
  whileHolding hold: (@Sendable (Gate) async throws -> Void)? = nil
) async -> [StoreError?] {
  let gate = Gate()
  let holder = hold.map { hold in Task { try await hold(gate) } }
  let outcomes = await withTaskGroup(of: (Int, StoreError?).self) { group in
    for place in 0..<count {
      group.addTask {
        do {
          try await body(place)
          return (place, nil)
        } catch {
          return (place, error as? StoreError ?? .failed(.message("\(error)")))
        }
      }
    }
    var outcomes = [StoreError?](repeating: nil, count: count)
    for await (place, outcome) in group {
      outcomes[place] = outcome
      // The first operation that returns while the store is blocked is one that was rejected.
      gate.open()
    }
    return outcomes
  }
  gate.open()
  _ = await holder?.result
  return outcomes
}
