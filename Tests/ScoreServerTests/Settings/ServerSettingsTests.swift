import ScoreServer
import ScoreStore
import Testing

@Suite("Server settings")
struct ServerSettingsTests {
  @Test("defaults are safe")
  func defaults() {
    let settings = ServerSettings()
    #expect(settings.host == "127.0.0.1")
    #expect(settings.passwordCost == 17)
    #expect(settings.proxies.isEmpty)
    #expect(settings.spaceLimits == SpaceLimits(database: 20_480 << 20, free: 1 << 30))
  }
}
