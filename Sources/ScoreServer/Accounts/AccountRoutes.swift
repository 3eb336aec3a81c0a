import NIOHTTP1
import ScoreAPI
import ScoreStore

/// The routes of accounts and sessions.
package struct AccountRoutes: RouteGroup {
  private let service: AccountService

  /// The routes of a service.
  package init(service: AccountService) { self.service = service }

  package func add(to table: inout RouteTable) {
    let service = service
    table.on(.signup) { request, context in
      let body = try await request.body(SignupRequest.self, limit: 16_384)
      return .json(.created, try await service.signUp(body, from: context.address))
    }
    table.on(.login) { request, context in
      let body = try await request.body(LoginRequest.self, limit: 16_384)
      return .json(.created, try await service.logIn(body, from: context.address))
    }
    table.on(.account) { _, context in
      .json(.ok, try await service.view(of: context.requiredPlayer()))
    }
    table.on(.changeAccount) { request, context in
      let body = try await request.body(AccountPatch.self)
      return .json(.ok, try await service.change(body, of: context.requiredPlayer()))
    }
    table.on(.changePassword) { request, context in
      let body = try await request.body(PasswordRequest.self, limit: 32_768)
      try await service.changePassword(
        body, of: context.requiredPlayer(), from: context.address)
      return .noContent
    }
    table.on(.deleteAccount) { request, context in
      let body = try await request.body(DeletionRequest.self, limit: 16_384)
      return .deleted(
        eventsLeft: try await service.delete(
          body, of: context.requiredPlayer(), from: context.address))
    }
    addSessions(to: &table)
  }

  private func addSessions(to table: inout RouteTable) {
    let sessions = service.sessions
    table.on(.sessions) { _, context in
      let player = try context.requiredPlayer()
      let views = try await sessions.sessions(of: player.account).map {
        SessionView(
          id: $0.id, createdAt: Timestamp(millis: $0.createdAt),
          lastUsedAt: Timestamp(millis: $0.lastUsedAt),
          expiresAt: Timestamp(millis: $0.expiresAt), current: $0.id == player.session)
      }
      return .json(.ok, SessionList(sessions: views))
    }
    table.on(.logout) { _, context in
      let player = try context.requiredPlayer()
      try await sessions.end(player.session, of: player.account)
      return .noContent
    }
    table.on(.endSession) { _, context in
      let player = try context.requiredPlayer()
      guard try await sessions.end(context.parameter("id"), of: player.account) else {
        throw RequestError.notFound(.session)
      }
      return .noContent
    }
    table.on(.endSessions) { _, context in
      let player = try context.requiredPlayer()
      try await sessions.endAll(of: player.account)
      return .noContent
    }
  }
}
