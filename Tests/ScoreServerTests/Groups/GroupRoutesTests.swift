import Foundation
import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Group routes")
struct GroupRoutesTests {
  @Test("a group is created, joined, shown to its members, left and deleted")
  func life() async throws {
    try await GroupServer.run { server in
      let made = try await server.create(" Class  4b ", as: "ann")
      #expect(made.name == "Class 4b" && made.owner == "ann" && made.members == ["ann"])
      #expect(made.id.utf8.count == 22 && made.createdAt.millis == server.clock.clock.now())
      let joined = try await server.join(made.code?.lowercased(), as: "bob")
      #expect(joined.status == 200)
      let seen = try joined.read(GroupView.self)
      #expect(seen.id == made.id && seen.members == ["ann", "bob"] && seen.owner == "ann")
      // Only the owner sees the code; for others it is null, not absent.
      #expect(seen.code == nil && joined.text.contains(#""code":null"#))
      #expect(try await server.groups(of: "ann").first?.code == made.code)
      #expect(try await server.groups(of: "bob") == [seen])
      #expect(try await server.groups(of: "eve").isEmpty)
      let path = Route.removeMember.path(made.id, "ann")
      #expect(try await server.ask(.removeMember, path, as: "ann").status == 204)
      let inherited = try #require(try await server.groups(of: "bob").first)
      #expect(inherited.owner == "bob" && inherited.code == made.code)
      let end = Route.deleteGroup.path(made.id)
      #expect(try await server.ask(.deleteGroup, end, as: "bob").status == 204)
      #expect(try await server.groups(of: "bob").isEmpty)
      #expect(try await server.join(made.code, as: "eve").status == 404)
    }
  }

  @Test("renewing the code, and removing a member, make the old code useless at once")
  func codes() async throws {
    try await GroupServer.run { server in
      let made = try await server.create("Class", as: "ann")
      let renewed = try await server.ask(
        .renewCode, Route.renewCode.path(made.id), as: "ann"
      ).read(GroupView.self)
      #expect(renewed.code != made.code)
      #expect(try await server.join(made.code, as: "bob").code == .notFound)
      #expect(try await server.join(renewed.code, as: "bob").status == 200)
      let path = Route.removeMember.path(made.id, "BOB")
      #expect(try await server.ask(.removeMember, path, as: "ann").status == 204)
      #expect(try await server.join(renewed.code, as: "bob").code == .notFound)
      let current = try await server.groups(of: "ann").first?.code
      #expect(try await server.join(current, as: "bob").status == 200)
    }
  }

  @Test("a stranger gets the same response as for a group that does not exist")
  func strangers() async throws {
    try await GroupServer.run { server in
      let made = try await server.create("Class", as: "ann")
      func requests(_ id: String) -> [(Route, String)] {
        [
          (.removeMember, Route.removeMember.path(id, "ann")),
          (.removeMember, Route.removeMember.path(id, "nobody")),
          (.renewCode, Route.renewCode.path(id)), (.deleteGroup, Route.deleteGroup.path(id)),
          (.groupBoard, Route.groupBoard.path(id, "daily", "2026-11-23")),
          (.groupBoard, Route.groupBoard.path(id, "weekend", "2026")),
          (.groupBoard, Route.groupBoard.path(id, "streak", "all") + "?limit=0"),
        ]
      }
      for (real, other) in zip(requests(made.id), requests("AAAAAAAAAAAAAAAAAAAAAA")) {
        let answers = [
          try await server.ask(real.0, real.1, as: "eve"),
          try await server.ask(other.0, other.1, as: "eve"),
          try await server.ask(other.0, other.1, as: "ann"),
        ]
        for answer in answers {
          #expect(answer.status == 404 && answer.text == answers[0].text, "\(real)")
        }
        #expect(try await server.ask(real.0, real.1, as: nil).code == .tokenInvalid)
      }
      #expect(try await server.groups(of: "ann") == [made])
    }
  }

  @Test("a member who is not the owner may only leave")
  func members() async throws {
    try await GroupServer.run { server in
      let made = try await server.create("Class", as: "ann")
      for player in ["bob", "eve"] {
        #expect(try await server.join(made.code, as: player).status == 200)
      }
      for (route, path) in [
        (Route.removeMember, Route.removeMember.path(made.id, "ann")),
        (.removeMember, Route.removeMember.path(made.id, "eve")),
        (.renewCode, Route.renewCode.path(made.id)),
        (.deleteGroup, Route.deleteGroup.path(made.id)),
      ] {
        #expect(try await server.ask(route, path, as: "bob").code == .forbidden)
      }
      let path = Route.removeMember.path(made.id, "carl")
      #expect(try await server.ask(.removeMember, path, as: "ann").code == .notFound)
      let own = Route.removeMember.path(made.id, "bob")
      #expect(try await server.ask(.removeMember, own, as: "bob").status == 204)
      #expect(try await server.ask(.removeMember, own, as: "bob").code == .notFound)
      #expect(try await server.groups(of: "ann").first?.members == ["ann", "eve"])
    }
  }

  @Test(
    "names, codes and further fields are checked",
    arguments: [
      (#"{"name":""}"#, 422, ErrorCode.valueInvalid),
      (#"{"name":"\u202E \u200B"}"#, 422, .valueInvalid),
      (#"{"name":7}"#, 422, .valueInvalid), (#"{}"#, 422, .valueInvalid),
      (#"{"name":"a","owner":"eve"}"#, 422, .valueInvalid), ("[]", 422, .valueInvalid),
      ("{", 400, .malformed),
    ])
  func bodies(body: String, status: Int, code: ErrorCode) async throws {
    try await GroupServer.run { server in
      let answer = try await server.ask(.createGroup, Route.createGroup.path, as: "ann", body)
      #expect(answer.status == status && answer.code == code, "\(answer)")
      #expect(try await server.groups(of: "ann").isEmpty)
    }
  }

  @Test("wrong codes are limited by account and by network, right ones are not")
  func guessing() async throws {
    let players = (0..<8).map { "p\($0)" }
    try await GroupServer.run(players: ["ann"] + players) { server in
      let code = try await server.create("Class", as: "ann").code
      for _ in 0..<30 { #expect(try await server.join(code, as: "p0").status == 200) }
      for _ in 0..<20 {
        #expect(try await server.join("00000-00000", as: "p0").code == .notFound)
      }
      // Not even the right code is looked at any more.
      #expect(try await server.join(code, as: "p0").code == .rateLimited)
      for player in players[1..<5] {
        for _ in 0..<20 { _ = try await server.join("not a code", as: player) }
      }
      #expect(try await server.join(code, as: "p7").code == .rateLimited)
      server.clock.advance(3_600_000)
      #expect(try await server.join(code, as: "p7").status == 200)
    }
  }

  @Test("a full group and too many groups have their own codes, with the limit")
  func limits() async throws {
    try await GroupServer.run { server in
      let made = try await server.create("Class", as: "ann")
      let hash = try #require(made.code.flatMap { GroupCode.hash(of: $0) })
      for number in 0..<199 {
        _ = try await server.store.groups.join(
          server.store.player("p\(number)"), codeHash: hash, at: 0)
      }
      let full = try await server.join(made.code, as: "bob")
      #expect(full.status == 409 && full.code == .groupFull)
      #expect(try full.read(Problem.self).limit == 200)
      for number in 1..<20 { _ = try await server.create("Group \(number)", as: "ann") }
      let body = #"{"name":"One more"}"#
      let many = try await server.ask(.createGroup, Route.createGroup.path, as: "ann", body)
      #expect(many.status == 403 && many.code == .forbidden)
      #expect(try many.read(Problem.self).limit == 20)
    }
  }

  @Test("a board of a group has pages, the player's own entry, and the checks of the shared ones")
  func boards() async throws {
    try await GroupServer.run(players: ["ann", "bob", "cat", "dan", "eve"]) { server in
      let made = try await server.create("Class", as: "ann")
      for player in ["bob", "cat", "eve"] { _ = try await server.join(made.code, as: player) }
      for (number, name) in ["ann", "bob", "cat", "dan"].enumerated() {
        let account = try #require(try await server.store.accounts.find(named: name)).id
        try await server.store.play(
          number, of: account, on: .daily(monday), end([300, 500, 500, 900][number]))
      }
      func board(_ query: String = "", as player: String = "ann") async throws -> GroupServer.Answer
      {
        try await server.ask(
          .groupBoard, Route.groupBoard.path(made.id, "daily", "\(monday)") + query, as: player)
      }
      let first = try await board("?limit=2").read(BoardView.self)
      #expect(first.players == 3 && first.period == "\(monday)" && first.board == .daily)
      #expect(first.entries.map(\.username) == ["bob", "cat"])
      #expect(first.entries.map(\.rank) == [1, 1])
      #expect(first.me?.username == "ann" && first.me?.rank == 3)
      let rest = try await board("?after=\(try #require(first.next))").read(BoardView.self)
      #expect(rest.entries.map(\.username) == ["ann"] && rest.next == nil)
      let around = try await board("?around=me&limit=1").read(BoardView.self)
      #expect(around.entries.map(\.username) == ["ann"])
      let unplayed = try await board(as: "eve")
      #expect(try unplayed.read(BoardView.self).me == nil && unplayed.text.contains(#""me":null"#))
      #expect(try await board("?limit=101").code == .valueInvalid)
      #expect(try await board("?around=bob").code == .valueInvalid)
      #expect(try await board("?after=x").code == .cursorUnknown)
      #expect(try await board("?token=x").code == .valueInvalid)
      let unknown = Route.groupBoard.path(made.id, "monthly", "2026-11")
      #expect(try await server.ask(.groupBoard, unknown, as: "ann").code == .notFound)
    }
  }
}
