import Foundation
import Testing

@Suite("A group on a server")
struct GroupTests {
  private func names(_ json: String) -> [String] {
    json.matches(of: /"username"\s*:\s*"(\w+)"/).map { String($0.1) }
  }

  @Test("is created, joined, compared in, changed and left with commands")
  func life() throws {
    let day = try Competition()
    let moves = try day.learn()
    let (ann, ben, eve) = (
      try day.signUp("ann"), try day.signUp("ben"), try day.signUp("eve")
    )
    let created = try day.run("group create Class4b", "", ann)
    #expect(created.status == 0, "\(created.stderr)")
    let code = String(
      try #require(created.stdout.firstMatch(of: /[0-9A-Z]{5}-[0-9A-Z]{5}/)).0)
    let joined = try day.run("group join \(code.lowercased())", "", ben)
    #expect(joined.status == 0 && joined.stdout.contains("You are in Class4b"))
    let wrong = try day.run("group join 00000-00000", "", eve)
    #expect(wrong.status == 1 && wrong.stderr.contains("No group has this code"))
    #expect(wrong.errorLines.count == 1)

    let perfect = moves.map { "\($0)\n" }.joined()
    for player in [ann, ben, eve] {
      #expect(try day.run("daily --jsonl", perfect, player).status == 0)
    }
    #expect(names(try day.run("leaderboard --json", "", ann).stdout).contains("eve"))
    let board = try day.run("leaderboard --group class --json", "", ben)
    #expect(board.status == 0)
    #expect(Set(names(board.stdout)) == ["ann", "ben"])
    #expect(board.stdout.contains(/"players"\s*:\s*2/))
    #expect(try day.run("leaderboard --group Class4b", "", ben).stdout.hasPrefix("Class4b: Daily"))
    let stranger = try day.run("leaderboard --group Class4b", "", eve)
    #expect(stranger.status == 1 && stranger.stderr.contains("you are in no group"))

    // Only the owner removes; the removed member is out at once, and the old code with them.
    #expect(try day.run("group remove ann", "", ben).status == 77)
    #expect(try day.run("group code", "", ben).status == 77)
    let removed = try day.run("group remove ben", "", ann)
    #expect(removed.status == 0 && !removed.stdout.contains(code))
    #expect(try day.run("leaderboard --group Class4b", "", ben).status == 1)
    #expect(try day.run("group join \(code)", "", ben).status == 1)
    let fresh = try #require(removed.stdout.firstMatch(of: /[0-9A-Z]{5}-[0-9A-Z]{5}/)).0
    #expect(try day.run("group join \(fresh)", "", ben).status == 0)

    // A deleted account leaves its groups, which pass on.
    let list = try day.run("group list --json", "", ben)
    #expect(list.stdout.contains(/"owner"\s*:\s*"ann"/))
    #expect(list.stdout.contains(/"code"\s*:\s*null/))
    #expect(
      try day.run("account delete --password-stdin", "\(Competition.password)\n", ann).status == 0)
    #expect(try day.run("group show", "", ben).stdout.contains("\(fresh)"))
    #expect(try day.run("group leave", "", ben).stdout.contains("it has ended"))
    #expect(try day.run("group list", "", ben).stdout.hasPrefix("You are in no group."))
    #expect(try day.stopServer().status == 0)
  }

  @Test("has its name completed by the shell")
  func completion() throws {
    let day = try Competition()
    let ann = try day.signUp("ann")
    for name in ["Chess", "Readers"] {
      #expect(try day.run("group create \(name)", "", ann).status == 0)
    }
    let completed = try day.run(
      "---completion leaderboard -- --group 0 0", "", ann)
    #expect(completed.stdout.split(separator: "\n") == ["Chess", "Readers"], "\(completed)")
  }
}
