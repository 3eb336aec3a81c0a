import HTTPConnections

/// One step of answering a request.
protocol Middleware: Sendable {
  /// Does its part, and lets the next steps respond unless it rejects the request.
  func respond(to state: inout RequestState, next: Steps) async throws -> Response
}

/// The steps that a request still has to pass before its route's handler gets it.
struct Steps: Sendable {
  private let rest: ArraySlice<any Middleware>

  init(_ steps: [any Middleware]) { rest = steps[...] }

  private init(rest: ArraySlice<any Middleware>) { self.rest = rest }

  /// Responds by the next step, or by the handler after the last one.
  func respond(to state: inout RequestState) async throws -> Response {
    guard let step = rest.first else { return try await state.handle() }
    return try await step.respond(to: &state, next: Steps(rest: rest.dropFirst()))
  }
}
