import ClientCore
import Foundation
import GameEngine
import HTTPClient
package import ScoreAPI
import Synchronization
import Testing

extension GroupView {
  /// A group; its owner sees the code.
  package static func of(
    _ name: String, _ members: [String], id: String? = nil, code: String? = nil
  ) -> GroupView {
    GroupView(
      id: id ?? "id-of-\(name.filter(\.isLetter))", name: name,
      createdAt: Timestamp(millis: 1_795_262_400_000), owner: members.first ?? "",
      members: members, code: code)
  }

  fileprivate func with(members: [String]? = nil, code: String? = nil) -> GroupView {
    GroupView(
      id: id, name: name, createdAt: createdAt, owner: owner, members: members ?? self.members,
      code: code ?? self.code)
  }
}

/// The groups of `ada` on a server. A code of `bob`'s group is `JOIN0-00000`.
package final class GroupsOnServer: Sendable {
  private let groups: Mutex<[GroupView]>

  package init(_ groups: [GroupView]) { self.groups = Mutex(groups) }

  package var all: [GroupView] { groups.withLock { $0 } }

  package func respond(_ sent: SentRequest) throws -> ServerResponse {
    let parts = sent.request.path.split { "/?".contains($0) }.map(String.init)
    return try groups.withLock { groups throws -> ServerResponse in
      let place = groups.firstIndex { parts.count > 2 && $0.id == parts[2] }
      switch (sent.request.method, parts.dropFirst(2).first, place) {
      case (.get, nil, _): return try .json(GroupList(groups: groups))
      case (.post, nil, _):
        let name = try sent.body(GroupRequest.self).name
        groups.append(.of(name, ["ada"], code: "AAAAA-00000"))
        return try .json(groups.last, status: 201)
      case (.post, "join", _):
        guard try sent.body(JoinRequest.self).code == "JOIN0-00000" else {
          throw Problem(.notFound, "No group has this code.")
        }
        groups.append(.of("Bob's friends", ["bob", "ada"]))
        return try .json(groups.last)
      case (.post, _, let place?):
        groups[place] = groups[place].with(code: "NEWER-00000")
        return try .json(groups[place])
      case (.delete, _, let place?) where parts.count == 3 || parts.last == "ada":
        groups.remove(at: place)
        return .done
      case (.delete, _, let place?):
        groups[place] = groups[place].with(
          members: groups[place].members.filter { $0 != parts.last }, code: "NEWER-00000")
        return .done
      case (.get, _, let place?):
        let entries = groups[place].members.enumerated().map { number, name in
          BoardEntry.of(number + 1, name, 5500 - 500 * number, seconds: 61 + number)
        }
        let board = try #require(Board(rawValue: parts[4]))
        return try .json(
          BoardView(
            board: board, period: parts[5], players: entries.count, entries: entries,
            me: entries.first { $0.username == "ada" }, next: nil))
      default: throw Problem(.notFound, "You are in no such group.")
      }
    }
  }
}
