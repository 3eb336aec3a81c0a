import ClientCompete
import ClientCore
import ClientTestSupport
import Foundation
import GameEngine
import HTTPClient
import Messages
import ScoreAPI
import TestSupport
import Testing

@Suite("Groups, from the command line")
struct GroupCommandTests {
  private static let school = GroupView.of("Class 4b", ["ada", "bob", "eve"], code: "7K2QD-M0XP9")
  private static let friends = GroupView.of("Class of friends", ["bob", "ada"])

  private func player(
    _ groups: [GroupView] = [school, friends], signedIn: Bool = true
  ) throws -> (Player, GroupsOnServer) {
    let player = try Player.atServer("https://words.example.org", Display(), signedIn: signedIn)
    let there = GroupsOnServer(groups)
    player.test.server.answer { try there.respond($0) }
    return (player, there)
  }

  private func lines(_ player: Player) -> [String] { player.test.server.sent.map(\.line) }

  @Test("a group is created, and the code to join it is printed")
  func create() async throws {
    let (player, there) = try player([])
    try await player.program().run(awaiting: ["group", "create", "Class 4b"])
    #expect(
      player.screen() == """
        You have created Class 4b.
        Others join with the code AAAAA-00000: `wordhoard group join AAAAA-00000`.

        """)
    #expect(there.all.map(\.name) == ["Class 4b"])
  }

  @Test("a code joins a group; a wrong code is the server's error")
  func join() async throws {
    let (player, there) = try player([])
    try await player.program().run(awaiting: "group join JOIN0-00000")
    #expect(player.screen().hasPrefix("You are in Bob's friends, with bob as its owner.\n"))
    #expect(there.all.count == 1)
    #expect(await code { try await player.program().run(awaiting: "group join x") } == "refused")
  }

  @Test("groups are listed with their members and owners; without a group, it says what to do")
  func list() async throws {
    let (player, _) = try player()
    try await player.program().run(awaiting: "group list")
    #expect(
      player.screen() == """
        Class 4b: 3 members, owner ada
        Class of friends: 2 members, owner bob

        """)
    let (other, _) = try self.player([])
    try await other.program().run(awaiting: "group list")
    #expect(other.screen().contains("`wordhoard group create NAME`"))
  }

  @Test("only the owner sees the code")
  func show() async throws {
    let (player, _) = try player()
    try await player.program().run(awaiting: ["group", "show", "--group", "class 4b"])
    let own = player.screen()
    #expect(own.contains("7K2QD-M0XP9") && own.contains("ada, bob, eve"))
    try await player.program().run(awaiting: ["group", "show", "--group", "class of"])
    #expect(!player.screen().contains("code"))
    try await player.program().run(awaiting: ["group", "code", "--group", "Class 4b"])
    #expect(player.screen().contains("7K2QD-M0XP9"))
    try await player.program().run(awaiting: ["group", "code", "--group", "Class 4b", "--renew"])
    #expect(player.screen().contains("NEWER-00000"))
    await #expect {
      try await player.program().run(awaiting: ["group", "code", "--group", "Class of friends"])
    } throws: { error in
      let error = ClientError(error)
      return error.code == .notGroupOwner && error.exit == .noPermission
        && error.message
          == "only the owner, bob, sees the code of Class of friends; ask bob for it"
    }
  }

  @Test("the group is named unless there is only one; its name may be shortened")
  func finding() async throws {
    let twins = [
      GroupView.of("Book club", ["ada"], id: "AAAA"), .of("book club", ["bob", "ada"], id: "BBBB"),
    ]
    let (player, _) = try player([GroupCommandTests.school] + twins)
    let wishes: [(String?, String, ClientError.Exit)] = [
      (nil, "ambiguous_group", .usage), ("book club", "ambiguous_group", .usage),
      ("Chess", "unknown_group", .usage), ("", "unknown_group", .usage),
    ]
    for (name, wanted, exit) in wishes {
      await #expect {
        try await player.program().run(
          awaiting: ["group", "show"] + (name.map { ["--group", $0] } ?? []))
      } throws: { error in
        ClientError(error).code.rawValue == wanted && ClientError(error).exit == exit
      }
    }
    await #expect {
      try await player.program().run(awaiting: "group show --group BOOK")
    } throws: { error in
      ClientError(error).message
        == "2 of your groups match \"BOOK\"; choose one with --group: Book club (AAAA), book club (BBBB)"
    }
    try await player.program().run(awaiting: "group show --group BB")
    #expect(player.screen().contains("bob"))
    try await player.program().run(awaiting: "group show --group class")
    #expect(player.screen().contains("Class 4b"))
    let (lone, _) = try self.player([GroupCommandTests.friends])
    try await lone.program().run(awaiting: "group show")
    #expect(lone.screen().contains("Class of friends"))
    let (none, _) = try self.player([])
    #expect(await code { try await none.program().run(awaiting: "group show") } == "no_group")
  }

  @Test("leaving says who owns the group then")
  func leave() async throws {
    let (player, there) = try player(
      [GroupCommandTests.school, GroupCommandTests.friends, .of("Alone", ["ada"])])
    let wanted = [
      ("Class 4b", "You have left Class 4b. bob owns it now.\n"),
      ("Class of", "You have left Class of friends.\n"),
      ("Alone", "You have left Alone. You were its last member, so it has ended.\n"),
    ]
    for (name, text) in wanted {
      try await player.program().run(awaiting: ["group", "leave", "--group", name])
      #expect(player.screen() == text)
    }
    #expect(there.all.isEmpty)
    #expect(lines(player).contains("DELETE /v1/groups/id-of-Classb/members/ada"))
  }

  @Test("a removed member is named with the new code, and a deleted group is gone")
  func remove() async throws {
    let (player, there) = try player([GroupCommandTests.school])
    try await player.program().run(awaiting: "group remove bob")
    let text = player.screen()
    #expect(text.hasPrefix("bob is no longer in Class 4b. The old code no longer works.\n"))
    #expect(text.contains("NEWER-00000"))
    #expect(there.all.first?.members == ["ada", "eve"])
    try await player.program().run(awaiting: ["group", "delete", "--group", "Class 4b"])
    #expect(player.screen() == "Class 4b is deleted for all its members.\n")
    #expect(there.all.isEmpty)
  }

  @Test("--json prints what the server sent")
  func json() async throws {
    var (player, _) = try player()
    player.options.json = true
    try await player.program().run(awaiting: "group list")
    let text = player.screen()
    let list = try JSONDecoder().decode(GroupList.self, from: Data(text.utf8))
    #expect(list.groups == [GroupCommandTests.school, GroupCommandTests.friends])
    try await player.program().run(awaiting: ["group", "show", "--group", "Class of friends"])
    #expect(player.screen().contains(/"code"\s*:\s*null/))
  }

  @Test("a leaderboard of a group shows its members, with its name above")
  func board() async throws {
    let (player, _) = try player()
    try await player.program().run(
      awaiting: ["leaderboard", "--limit", "7", "--around", "me", "--group", "class 4b"])
    try Golden.expect(player.screen(), "leaderboard-group")
    let today = player.test.clock.now.localDate
    #expect(
      lines(player) == [
        "GET /v1/groups",
        "GET /v1/groups/id-of-Classb/boards/daily/\(today)?limit=7&around=me",
      ])
    #expect(
      await code {
        try await player.program().run(
          awaiting: ["leaderboard", "--limit", "7", "--around", "me", "--group", "Chess"])
      } == "unknown_group")
  }

  @Test("all of it needs a sign-in")
  func signedOut() async throws {
    let (player, _) = try player(signedIn: false)
    let program = try player.program()
    #expect(await code { try await program.run(awaiting: "group list") } == "not_signed_in")
    #expect(await code { try await program.run(awaiting: "group create x") } == "not_signed_in")
    #expect(
      await code { try await program.run(awaiting: "leaderboard --group x") }
        == "not_signed_in")
    #expect(await program.compete.groups.names(within: .seconds(60)).isEmpty)
    #expect(player.test.server.sent.isEmpty)
  }

  @Test("completions are the names of the groups; without a server there are none")
  func completions() async throws {
    let (player, _) = try player()
    let groups = try player.program().compete.groups
    #expect(await groups.names(within: .seconds(600)) == ["Class 4b", "Class of friends"])
    player.test.server.answer { _ in throw HTTPFailure.other("no route") }
    #expect(await groups.names(within: .seconds(600)).isEmpty)
  }

  @Test("no name of a group or a member controls the terminal")
  func hostile() async throws {
    for name in Hostile.names {
      let group = GroupView.of("x\(name)", ["ada", name], id: "id", code: name)
      let (player, _) = try player([group])
      for command in ["list", "show", "code"] {
        try await player.program().run(awaiting: ["group", command])
      }
      let text = player.screen()
      #expect(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        })
      #expect(text.count < 3000)
    }
  }
}
