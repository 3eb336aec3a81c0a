package import ScoreStore

/// Runs operations at once.
///
/// - Parameters:
///   - count: how many.
///   - body: the operation of a number.
///   - hold: holds the store until the gate is open, which is when the first operation returns.
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
      // The first to return while the store is held is one that was refused.
      gate.open()
    }
    return outcomes
  }
  gate.open()
  _ = await holder?.result
  return outcomes
}
