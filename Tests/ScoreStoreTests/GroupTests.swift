import GameEngine
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
import Testing

@Suite("Groups in a store")
struct GroupTests {
  private func code(_ number: Int) -> GroupCode {
    GroupCode(text: "code \(number)", hash: [UInt8(number >> 8), UInt8(number & 255)])
  }

  private func draft(_ number: Int) -> GroupDraft {
    GroupDraft(id: "group \(number)", name: "Class \(number)", code: code(number), createdAt: noon)
  }

  private func names(_ group: PlayerGroup) -> [String] { group.members.map(\.username) }

  @Test("a code joins its group once; a wrong code joins none", arguments: StoreFactory.all)
  func join(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    let made = try await store.groups.create(draft(1), owner: ann)
    #expect(made.id == "group 1" && made.name == "Class 1" && made.code == "code 1")
    #expect(made.createdAt == noon && names(made) == ["ann"])
    for _ in 0..<2 {
      let joined = try await store.groups.join(bob, codeHash: code(1).hash, at: noon + 1)
      #expect(names(joined) == ["ann", "bob"])
    }
    await #expect(throws: StoreError.noSuchGroup) {
      _ = try await store.groups.join(bob, codeHash: code(2).hash, at: noon)
    }
    await #expect(throws: StoreError.noSuchAccount) {
      _ = try await store.groups.join(999, codeHash: code(1).hash, at: noon)
    }
    #expect(try await store.groups.list(of: bob).map(names) == [["ann", "bob"]])
  }

  @Test("the owner is the member of longest standing, and a group ends with its last member")
  func succession() async throws {
    for factory in StoreFactory.all {
      let store = try await factory.make()
      var players: [AccountID] = []
      for name in ["ann", "bob", "cat"] { players.append(try await store.player(name)) }
      _ = try await store.groups.create(draft(1), owner: players[0])
      for player in players {
        _ = try await store.groups.join(player, codeHash: code(1).hash, at: noon)
      }
      try await store.groups.remove("ANN", from: "group 1", by: players[0], newCode: code(2))
      let left = try #require(try await store.groups.list(of: players[1]).first)
      #expect(names(left) == ["bob", "cat"] && left.code == "code 1")
      #expect(try await store.groups.list(of: players[0]).isEmpty)
      // Deleting an account is leaving.
      try await store.accounts.delete(players[1])
      let passed = try await store.groups.replaceCode(of: "group 1", by: code(3), as: players[2])
      #expect(names(passed) == ["cat"] && passed.code == "code 3")
      try await store.accounts.delete(players[2])
      await #expect(throws: StoreError.noSuchGroup) {
        _ = try await store.groups.join(players[0], codeHash: code(3).hash, at: noon)
      }
      #expect(try await store.check() == [])
    }
  }

  @Test("removing a member and renewing the code make the old code useless")
  func codes() async throws {
    for factory in StoreFactory.all {
      let store = try await factory.make()
      let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
      _ = try await store.groups.create(draft(1), owner: ann)
      _ = try await store.groups.join(bob, codeHash: code(1).hash, at: noon)
      try await store.groups.remove("bob", from: "group 1", by: ann, newCode: code(2))
      await #expect(throws: StoreError.noSuchGroup) {
        _ = try await store.groups.join(bob, codeHash: code(1).hash, at: noon)
      }
      _ = try await store.groups.replaceCode(of: "group 1", by: code(3), as: ann)
      await #expect(throws: StoreError.noSuchGroup) {
        _ = try await store.groups.join(bob, codeHash: code(2).hash, at: noon)
      }
      let back = try await store.groups.join(bob, codeHash: code(3).hash, at: noon)
      #expect(names(back) == ["ann", "bob"] && back.code == "code 3")
    }
  }

  @Test("only the owner may remove others, renew the code and delete; strangers see no group")
  func permissions() async throws {
    for factory in StoreFactory.all {
      let store = try await factory.make()
      var players: [AccountID] = []
      for name in ["ann", "bob", "cat", "eve"] { players.append(try await store.player(name)) }
      let (ann, bob, eve) = (players[0], players[1], players[3])
      _ = try await store.groups.create(draft(1), owner: ann)
      for player in players.dropLast() {
        _ = try await store.groups.join(player, codeHash: code(1).hash, at: noon)
      }
      let groups = store.groups
      for (account, group, wanted) in [
        (bob, "group 1", StoreError.notOwner), (eve, "group 1", .noSuchGroup),
        (ann, "group 2", .noSuchGroup),
      ] {
        await #expect(throws: wanted) {
          try await groups.remove("cat", from: group, by: account, newCode: code(2))
        }
        await #expect(throws: wanted) {
          _ = try await groups.replaceCode(of: group, by: code(2), as: account)
        }
        await #expect(throws: wanted) { try await groups.delete(group, as: account) }
        if account != bob {
          await #expect(throws: wanted) {
            _ = try await groups.board(.streak(), of: group, for: account)
          }
        }
      }
      await #expect(throws: StoreError.noSuchMember) {
        try await groups.remove("eve", from: "group 1", by: ann, newCode: code(2))
      }
      #expect(try await groups.list(of: ann).first?.code == "code 1")
      try await groups.delete("group 1", as: ann)
      for player in players { #expect(try await groups.list(of: player).isEmpty) }
    }
  }

  @Test("a group has at most 200 members, even if 50 join at once")
  func full() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    _ = try await store.groups.create(draft(1), owner: ann)
    for number in 0..<170 {
      _ = try await store.groups.join(
        store.player("p\(number)"), codeHash: code(1).hash, at: noon)
    }
    var late: [AccountID] = []
    for number in 0..<50 { late.append(try await store.player("late\(number)")) }
    let outcomes = await together(50) { [late] number in
      _ = try await store.groups.join(late[number], codeHash: code(1).hash, at: noon)
    }
    #expect(outcomes.count { $0 == nil } == 29)
    #expect(outcomes.count { $0 == .groupFull } == 21)
    #expect(try await store.groups.list(of: ann).first?.members.count == 200)
    // A member is not refused, and a place that becomes free can be taken.
    _ = try await store.groups.join(ann, codeHash: code(1).hash, at: noon)
    try await store.accounts.delete(ann)
    let refused = try #require(outcomes.firstIndex { $0 != nil })
    _ = try await store.groups.join(late[refused], codeHash: code(1).hash, at: noon)
    #expect(try await store.check() == [])
  }

  @Test("an account is in at most 20 groups, even if it joins and creates 50 at once")
  func many() async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    for number in 0..<25 {
      _ = try await store.groups.create(draft(number), owner: store.player("o\(number)"))
    }
    let outcomes = await together(50) { number in
      if number < 25 {
        _ = try await store.groups.join(ann, codeHash: code(number).hash, at: noon)
      } else {
        _ = try await store.groups.create(draft(number), owner: ann)
      }
    }
    #expect(outcomes.count { $0 == nil } == 20)
    #expect(outcomes.count { $0 == .tooManyGroups } == 30)
    #expect(try await store.groups.list(of: ann).count == 20)
  }
}
