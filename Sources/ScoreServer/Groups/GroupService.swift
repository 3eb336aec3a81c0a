package import GameEngine
package import HTTPConnections
package import ScoreAPI
package import ScoreStore

/// The groups in which friends and classes compare their results. Only members learn that a group exists.
package final class GroupService: Sendable {
  /// The wrong codes per hour of an account.
  private static let wrongCodesOfAccount = 20
  /// The wrong codes per hour of a network, which may be a school's.
  private static let wrongCodesOfNetwork = 100

  private let groups: any GroupStore
  private let clock: ServerClock
  private let accountLimiter: SharedRateLimiter
  private let networkLimiter: SharedRateLimiter

  /// - Parameters:
  ///   - groups: the stored groups.
  ///   - clock: the time.
  ///   - limits: what other servers count, too; nil if there are none.
  package init(groups: any GroupStore, clock: ServerClock, limits: (any LimitStore)? = nil) {
    self.groups = groups
    self.clock = clock
    func limiter(_ limit: Int) -> SharedRateLimiter {
      SharedRateLimiter(RateLimiter(limit: limit, window: 3600, clock: clock), "code", in: limits)
    }
    accountLimiter = limiter(GroupService.wrongCodesOfAccount)
    networkLimiter = limiter(GroupService.wrongCodesOfNetwork)
  }

  /// Creates a group with the player as its owner.
  ///
  /// - Throws: `value_invalid` for the name, `forbidden` in too many groups, or a `StoreError`.
  package func create(_ request: GroupRequest, by player: Player) async throws -> GroupView {
    let draft = GroupDraft(
      id: Secrets.base64URL(Secrets.randomBytes(16)), name: try GroupName.cleaned(request.name),
      code: .make(), createdAt: clock.now())
    return try await groups.create(draft, owner: player.account).view(for: player)
  }

  /// The player's groups, in the order in which the player joined them.
  ///
  /// - Throws: `StoreError`.
  package func list(of player: Player) async throws -> GroupList {
    GroupList(groups: try await groups.list(of: player.account).map { $0.view(for: player) })
  }

  /// Joins a group. Joining again changes nothing. Only wrong codes count for the limits.
  ///
  /// - Throws: `not_found` for a wrong code, `group_full`, `forbidden` in too many groups, `rate_limited`, or a
  ///   `StoreError`.
  package func join(
    _ request: JoinRequest, by player: Player, from address: ClientAddress
  ) async throws -> GroupView {
    let counted: [(SharedRateLimiter, [RateKey])] = [
      (accountLimiter, [.account(player.account)]), (networkLimiter, RateKey.networks(of: address)),
    ]
    // Counted first, so that requests at the same time cannot exceed the limits.
    for (place, (limiter, keys)) in counted.enumerated() {
      let verdict = try await limiter.take(keys)
      guard verdict.isAllowed else {
        for (limiter, keys) in counted[..<place] { await limiter.refund(keys) }
        throw RequestError.rateLimited(.join, retryAfter: verdict.retryAfter)
      }
    }
    do {
      guard let hash = GroupCode.hash(of: request.code) else { throw StoreError.noSuchGroup }
      let group = try await groups.join(player.account, codeHash: hash, at: clock.now())
      for (limiter, keys) in counted { await limiter.refund(keys) }
      return group.view(for: player)
    } catch StoreError.noSuchGroup {
      throw RequestError.notFound(.groupCode)
    } catch {
      for (limiter, keys) in counted { await limiter.refund(keys) }
      throw error
    }
  }

  /// Leaves a group, or removes a member as its owner, which renews the code.
  ///
  /// - Throws: `not_found`, `forbidden`, or a `StoreError`.
  package func remove(_ username: String, from group: GroupID, by player: Player) async throws {
    try await groups.remove(username, from: group, by: player.account, newCode: .make())
  }

  /// Renews the code of a group as its owner.
  ///
  /// - Throws: `not_found`, `forbidden`, or a `StoreError`.
  package func renewCode(of group: GroupID, by player: Player) async throws -> GroupView {
    try await groups.replaceCode(of: group, by: .make(), as: player.account).view(for: player)
  }

  /// Deletes a group as its owner.
  ///
  /// - Throws: `not_found`, `forbidden`, or a `StoreError`.
  package func delete(_ group: GroupID, by player: Player) async throws {
    try await groups.delete(group, as: player.account)
  }

  /// The board of a group of the player.
  ///
  /// - Throws: `not_found`, or a `StoreError`.
  package func board(
    _ board: BoardKey, of group: GroupID, for player: Player
  ) async throws -> GroupBoard {
    try await groups.board(board, of: group, for: player.account)
  }
}

extension PlayerGroup {
  /// The group as a member sees it.
  fileprivate func view(for player: Player) -> GroupView {
    GroupView(
      id: id, name: name, createdAt: Timestamp(millis: createdAt),
      owner: members.first?.username ?? "", members: members.map(\.username),
      code: members.first?.account == player.account ? code : nil)
  }
}
