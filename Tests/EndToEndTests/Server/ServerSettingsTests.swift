import Foundation
import Testing

@Suite("Settings of wordhoard-server")
struct ServerSettingsTests {
  /// The settings in use, by name.
  private func settings(
    _ desk: Operator, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String: String] {
    let outcome = try desk.run(["settings"] + arguments, environment: environment)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let pairs = outcome.stdout.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      pairs.map { (String($0[0]), $0.count > 1 ? String($0[1].dropFirst()) : "") }
    ) { $1 }
  }

  @Test("the example file has every setting, each with its default")
  func example() throws {
    let content = try #require(Binary.content)
    let file = content.replacing("/Content", with: "/server-config/wordhoard-server.yaml")
    let desk = try Operator()
    // The environment must not override the file here.
    let bare = [
      "WORDHOARD_SERVER_PASSWORD_COST": "17", "WORDHOARD_SERVER_SERVER_PORT": "8080",
    ]
    let inFile = try settings(
      desk, ["--config", file, "--database", "wordhoard-server.sqlite"], environment: bare)
    let defaults = try settings(
      desk, ["--database", "wordhoard-server.sqlite"], environment: bare)
    #expect(inFile == defaults)
    var section = ""
    var names: Set<String> = []
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      guard let key = line.firstMatch(of: /^( *)([A-Za-z]+):/) else { continue }
      if key.1.isEmpty { section = String(key.2) } else { names.insert("\(section).\(key.2)") }
    }
    #expect(names.symmetricDifference(defaults.keys) == [])
  }

  @Test("the environment overrides the file, and flags override both")
  func precedence() throws {
    let desk = try Operator()
    let file = try desk.write(
      """
      server:
        name: file
      database:
        path: file.sqlite
      password:
        minimumLength: 20
      signup:
        # mode: closed
        invitations: [one, two]
      """, to: "settings.yaml")
    let used = try settings(
      desk, ["--config", file, "--database", "flag.sqlite"],
      environment: [
        "WORDHOARD_SERVER_DATABASE_PATH": "environment.sqlite",
        "WORDHOARD_SERVER_PASSWORD_MINIMUM_LENGTH": "12",
        "WORDHOARD_SERVER_SERVER_PROXIES": "127.0.0.1,::1",
      ])
    #expect(used["server.name"] == "file")
    #expect(used["database.path"] == "flag.sqlite")
    #expect(used["password.minimumLength"] == "12")
    #expect(used["server.proxies"] == "127.0.0.1, ::1")
    #expect(used["signup.mode"] == "open")
    #expect(used["signup.invitations"] == "2 hidden")
    #expect(used["password.workers"] == "0")
  }

  /// An invalid file, with a part of its error message.
  private static let badFiles = [
    ("password:\n  workers: 65\n", "password.workers in FILE must be a number from 0 to 64"),
    ("password:\n  workers: two\n", "password.workers in FILE must be a number from 0 to 64"),
    ("password:\n  queue: [1, 2]\n", "password.queue in FILE must be a number from 0 to 10000"),
    ("signup:\n  mode: all\n", "signup.mode in FILE must be open, invite or closed"),
    ("server:\n  proxies: [elsewhere]\n", "server.proxies in FILE must be a list of IP addresses"),
    ("password:\n  costs: 17\n", "password.costs in FILE is not a setting"),
    ("signup: closed\n", "signup in FILE is not a setting"),
    ("name: wordhoard\n", "name in FILE is not a setting"),
    ("server: [\n", "FILE is not valid YAML"),
    ("just a text\n", "FILE is not valid YAML"),
    ("a: b: c\n", "FILE is not valid YAML"),
  ]

  @Test(
    "an invalid file leads to one line with file and setting, and exit code 65", arguments: badFiles
  )
  func bad(text: String, said: String) throws {
    let desk = try Operator()
    let file = try desk.write(text, to: "settings.yaml")
    for command in ["settings", "serve"] {
      let outcome = try desk.run([command, "--config", file])
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.status == 65)
      #expect(outcome.stderr.contains(said.replacing("FILE", with: file)), "\(outcome.stderr)")
    }
  }

  @Test("bytes that are not text are refused with exit code 65, a missing file with 66")
  func unreadable() throws {
    let desk = try Operator()
    let file = desk.file("bytes.yaml")
    try Data([0xFF, 0xFE, 0, 1]).write(to: URL(filePath: file))
    let bytes = try desk.run(["settings", "--config", file])
    #expect(bytes.status == 65)
    #expect(bytes.errorLines.count == 1)
    let missing = try desk.run(["settings", "--config", desk.file("none.yaml")])
    #expect(missing.status == 66)
    #expect(missing.stderr.contains("none.yaml cannot be read; "))
  }

  @Test("an invalid variable or flag leads to one line that names it, and exit code 64")
  func badValues() throws {
    let desk = try Operator()
    let variable = try desk.run(
      ["settings"], environment: ["WORDHOARD_SERVER_PASSWORD_QUEUE": "many"])
    #expect(variable.status == 64)
    #expect(
      variable.stderr
        == "wordhoard-server: WORDHOARD_SERVER_PASSWORD_QUEUE must be a number from 0 to 10000\n")
    let unknown = try desk.run(["settings"], environment: ["WORDHOARD_SERVER_COLOR": "red"])
    #expect(unknown.status == 64)
    #expect(unknown.stderr.contains("WORDHOARD_SERVER_COLOR is not a setting"))
    let flag = try desk.run(["serve", "--port", "70000"])
    #expect(flag.status == 64)
    #expect(flag.stderr == "wordhoard-server: --port must be a number from 0 to 65535\n")
  }
}
