#if FullScreen
  import ClientTestSupport
  import Foundation
  import GameEngine
  import HTTPClient
  import Messages
  import ScoreAPI
  import Terminal
  import TestSupport
  import Testing

  @testable import ClientCompete
  @testable import ClientCore

  @Suite("Groups on the full screen")
  struct GroupScreenTests {
    private static let school = GroupView.of(
      "Class 4b", ["ada", "bob", "eve"], code: "7K2QD-M0XP9")
    private static let friends = GroupView.of("Friends", ["bob", "ada"])

    private func player(
      _ groups: [GroupView] = [school, friends], signedIn: Bool = true
    ) throws -> (Player, GroupsOnServer) {
      let player = try Player.atServer("https://words.example.org", signedIn: signedIn)
      let there = GroupsOnServer(groups)
      player.test.server.answer { try there.respond($0) }
      return (player, there)
    }

    private func stage(_ player: Player) async throws -> Stage {
      await Stage(screen: try player.program().compete.screen(.groups))
    }

    @Test("the groups are a table; one opens with its members, the code and its board")
    func open() async throws {
      let (player, _) = try player()
      let stage = try await stage(player)
      try await stage.expectGolden("groups")
      await stage.type(Keys.enter)
      try await stage.expectGolden("group-own")
      await stage.type("b")
      try await stage.expectGolden("leaderboard-group")
      await stage.type("2")
      #expect(player.test.server.sent.last?.line.contains("/id-of-Classb/boards/weekly/") == true)
      await stage.type(Keys.escape)
      await stage.type(Keys.escape)
      await stage.type(Keys.down + Keys.enter)
      #expect(stage.screen.contains("Friends · 2 members"))
      // Only the owner sees a code and may change the group.
      #expect(!stage.screen.contains("Code to join"))
      await stage.type("rdx")
      #expect(!stage.screen.contains("Delete the group?"))
      #expect(player.test.server.sent.allSatisfy { $0.request.method == .get })
    }

    @Test("without a group, it says what to do; the leaderboard leads there")
    func empty() async throws {
      let (player, _) = try player([])
      let stage = try await stage(player)
      try await stage.expectGolden("groups-empty")
      let board = await Stage(screen: try player.program().screen(.leaderboard(nil)))
      await board.type("g")
      #expect(board.screen.contains("0 groups"))
    }

    @Test("a group is created with a typed name, and opened")
    func create() async throws {
      let (player, there) = try player([])
      let stage = try await stage(player)
      await stage.type("cClub of jc")
      try await stage.expectGolden("groups-typing")
      await stage.type(Keys.enter)
      #expect(there.all.map(\.name) == ["Club of jc"])
      #expect(stage.screen.contains("Club of jc · 1 member"))
      #expect(stage.screen.contains("AAAAA-00000"))
      await stage.type(Keys.escape)
      #expect(stage.screen.contains("1 group"))
    }

    @Test("a wrong code is shown beside the field, where it can be corrected")
    func join() async throws {
      let (player, there) = try player([])
      let stage = try await stage(player)
      await stage.type("jJOIN0-0000" + Keys.enter)
      #expect(stage.screen.contains("No group has this code"))
      await stage.type("0" + Keys.enter)
      #expect(there.all.count == 1)
      #expect(stage.screen.contains("Bob's friends"))
      // An empty field closes; Esc does, too.
      await stage.type(Keys.escape)
      await stage.type("j" + Keys.enter)
      #expect(!stage.screen.contains("Code of the group"))
      await stage.type("c" + Keys.escape)
      #expect(!stage.screen.contains("Name of the group"))
    }

    @Test("the owner removes a member after a confirmation, and renews the code")
    func manage() async throws {
      let (player, there) = try player()
      let stage = try await stage(player)
      await stage.type(Keys.enter + Keys.down + "x")
      try await stage.expectGolden("group-remove")
      await stage.type(Keys.enter)
      #expect(there.all[0].members.count == 3)
      await stage.type("xy")
      #expect(there.all[0].members == ["ada", "eve"])
      #expect(stage.screen.contains("bob is no longer in Class 4b."))
      #expect(stage.screen.contains("NEWER-00000"))
      await stage.type("r")
      #expect(stage.screen.contains("The code is new."))
      await stage.type("dy")
      #expect(there.all.map(\.name) == ["Friends"])
      #expect(stage.screen.contains("1 group"))
    }

    @Test("leaving needs a confirmation, and leads back to the list")
    func leave() async throws {
      let (player, there) = try player()
      let stage = try await stage(player)
      await stage.type(Keys.enter + "l" + Keys.escape)
      #expect(there.all.count == 2)
      await stage.type("ly")
      #expect(there.all.map(\.name) == ["Friends"])
      #expect(stage.screen.contains("1 group"))
    }

    @Test("errors are shown, and a sign-in is offered where it helps")
    func errors() async throws {
      let (player, _) = try player(signedIn: false)
      let stage = try await stage(player)
      #expect(stage.screen.contains("you are not signed in"))
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("Password"))

      let (other, _) = try self.player()
      let second = try await self.stage(other)
      await second.type(Keys.enter)
      other.test.server.answer { _ in throw HTTPFailure.other("no route") }
      await second.type("r")
      #expect(second.screen.contains("cannot be reached"))
      #expect(second.screen.contains("bob"))
      other.test.server.answer { _ in throw Problem(.tokenInvalid, "It has ended.") }
      await second.type("r")
      #expect(second.screen.contains("Enter sign in"))
    }

    @Test("hostile names cannot draw on the screen")
    func hostile() async throws {
      let names = Hostile.names.map { "x\($0)" }
      let (player, _) = try player(
        names.enumerated().map { .of($1, ["ada", $1], id: "id\($0)", code: $1) })
      let stage = try await stage(player)
      try await stage.expectGolden("groups-hostile")
      await stage.type(Keys.enter)
      #expect(stage.screen.contains("ada"))
    }
  }
#endif
