import Foundation
import ScoreServer
import Testing

@Suite("Setting keys")
struct SettingKeyTests {
  private func key(_ name: String) throws -> SettingKey {
    try #require(SettingKey.all.first { $0.name == name })
  }

  @Test("return the values that were set, and accept their defaults")
  func roundTrip() throws {
    let defaults = ServerSettings()
    for key in SettingKey.all {
      let values = key.values(in: defaults)
      var settings = ServerSettings()
      #expect(key.set(values.isEmpty && !key.isList ? [""] : values, in: &settings), "\(key.name)")
      #expect(key.values(in: settings) == values, "\(key.name)")
    }
    #expect(Set(SettingKey.all.map(\.variable)).count == SettingKey.all.count)
  }

  @Test("have environment variables with an underscore before each capital")
  func variables() throws {
    #expect(try key("password.cost").variable == "WORDHOARD_SERVER_PASSWORD_COST")
    #expect(
      try key("password.minimumLength").variable == "WORDHOARD_SERVER_PASSWORD_MINIMUM_LENGTH")
  }

  @Test(
    "reject invalid values, and change nothing",
    arguments: [
      ("server.port", ["65536"]), ("server.port", ["-1"]), ("server.port", ["80 "]),
      ("server.port", [""]), ("server.port", ["1", "2"]), ("server.name", [""]),
      ("server.name", [String(repeating: "n", count: 41)]), ("server.name", ["a\nb"]),
      ("server.url", ["words.example.org"]), ("server.url", ["https://"]),
      ("server.proxies", ["10.0.0.300"]), ("server.proxies", ["127.0.0.1", "localhost"]),
      ("signup.mode", ["opened"]), ("signup.invitations", ["a", ""]), ("password.cost", ["9"]),
      ("password.cost", ["21"]), ("password.cost", ["99999999999999999999"]),
      ("password.minimumLength", ["7"]), ("log.level", ["loud"]), ("database.path", [""]),
    ])
  func refusals(name: String, values: [String]) throws {
    let key = try key(name)
    var settings = ServerSettings()
    #expect(!key.set(values, in: &settings))
    #expect(key.values(in: settings) == key.values(in: ServerSettings()))
  }

  @Test("accept lists, including empty ones")
  func lists() throws {
    var settings = ServerSettings()
    #expect(try key("server.proxies").set(["127.0.0.1", "::1"], in: &settings))
    #expect(settings.proxies == ["127.0.0.1", "::1"])
    #expect(try key("server.proxies").set([""], in: &settings))
    #expect(settings.proxies.isEmpty)
  }
}
