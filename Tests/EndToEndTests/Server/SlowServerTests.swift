import Foundation
import GameEngine
import Testing

/// A server that is stopped: it takes connections, and does not answer until it goes on.
@Suite("A server that does not answer")
struct SlowServerTests {
  @Test("a game begins and ends without its answers, which are synced later")
  func waiting() throws {
    let competition = try Competition()
    let home = try competition.signUp("ada")
    let terminal = try Tmux(
      columns: 80, rows: 24, environment: competition.environment, home: home)
    competition.child.signal(SIGSTOP)
    try terminal.type("wordhoard play match --seed 3; echo sta''tus $?")
    try terminal.wait(for: "1 of 10")
    try terminal.type("1")
    try terminal.wait(for: "2 of 10")
    try terminal.type(":quit")
    let text = try terminal.wait(for: "status 0")
    #expect(
      text.contains("wordhoard: your answers are not synced yet: the server takes too long"))
    competition.child.signal(SIGCONT)
    #expect(try competition.run("sync", "", home).status == 0)
    let other = try competition.logIn("ada")
    #expect(try competition.run("sync", "", other).status == 0)
    #expect(try other.answers().count == 1)
  }
}
