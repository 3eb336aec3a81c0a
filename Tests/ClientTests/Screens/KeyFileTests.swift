import ClientCore
import Messages
import Terminal
import Testing

@Suite("The file with the player's keys")
struct KeyFileTests {
  @Test("makes keys mean others, and hints name the keys to press")
  func meanings() {
    let file = KeyFile("# vi\n\nj = down\nctrl-n = down\n  K =  k \nk = up\nF2 = alt-x\n")
    #expect(file.faults.isEmpty)
    var names = KeyNames(.english)
    names.map = file.map
    #expect(names.name(of: .down) == "^N" && names.name(of: .up) == "k")
    #expect(names.name(of: .character("k")) == "K" && names.name(of: .alt("x")) == "F2")
    #expect(names.name(of: .enter) == "Enter")
  }

  @Test(
    "leaves out a line that says nothing that can be done, and tells its number",
    arguments: [
      ("ctrl-n down", KeyFile.Problem.form), ("a = b c", .form), ("= = ", .form),
      ("hyper-x = down", .unknown("hyper-x")), ("F13 = up", .unknown("F13")),
      ("ctrl-c = up", .reserved("ctrl-c")), ("q = ctrl-z", .reserved("ctrl-z")),
      ("enter = q", .unreachable("enter")), ("up = down", .unreachable("up")),
    ])
  func faults(line: String, problem: KeyFile.Problem) {
    let file = KeyFile("j = down\n\(line)")
    #expect(file.faults.map(\.line) == [2] && file.faults.map(\.problem) == [problem])
    #expect(file.map == KeyFile("j = down").map)
  }

  @Test("the first line for a key counts, and keys may change places")
  func places() {
    #expect(KeyFile("j = up\nj = down").faults.map(\.problem) == [.twice("j = down")])
    let file = KeyFile("up = down\ndown = up\nq = enter\nenter = q")
    #expect(file.faults.isEmpty)
  }

  @Test("no text is too strange for it", arguments: 0..<200)
  func strange(seed: UInt64) {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "=", " ", "\n", "up", "ctrl-", "j", "é", "\u{0}", "#", "\u{1B}[2J", "F99999999999",
    ]
    let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    for fault in KeyFile(text).faults {
      let line = fault.text(in: .english)
      #expect(!line.contains("\u{1B}") && !line.contains("\n"), "\(seed)")
    }
  }
}
