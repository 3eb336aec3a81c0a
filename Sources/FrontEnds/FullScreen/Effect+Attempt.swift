import Client
import Messages
import Terminal

extension Effect {
  /// Does something that takes time and may fail.
  ///
  /// - Parameters:
  ///   - label: what is waited for.
  ///   - cancelled: what the screen is told where the player cancels it; nil where that is not possible.
  ///   - replacesEarlier: whether what the screen asked for before is not waited for any more.
  ///   - failed: what the screen is told where it fails.
  ///   - body: does it, and returns what the screen is told.
  static func attempt(
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
