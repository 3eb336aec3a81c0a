import Messages
package import Terminal

extension Effect {
  /// Runs an operation that takes time and can fail.
  ///
  /// - Parameters:
  ///   - label: the name of the operation, shown while it runs.
  ///   - cancelled: the message if the player cancels it; nil if it cannot be cancelled.
  ///   - replacesEarlier: whether the result of an earlier operation of the screen is dropped.
  ///   - failed: makes the message if it fails.
  ///   - body: the operation; returns the message if it succeeds.
  package static func attempt(
    _ label: String, cancelled: Message? = nil, replacesEarlier: Bool = false,
    failed: @escaping @Sendable (ClientError) -> Message,
    _ body: @escaping @Sendable () async throws -> Message
  ) -> Effect {
    .run(
      Work(label, cancelled: cancelled, replacesEarlier: replacesEarlier) { _ in
        do {
          return try await body()
        } catch {
          return failed(ClientError(error))
        }
      })
  }
}
