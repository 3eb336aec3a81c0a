import ClientCore
import GameEngine
import HTTPClient
import Messages
import ScoreAPI
import Testing

@Suite("A system without libcurl")
struct MissingLibraryTests {
  @Test("one line names the package, and the request is not tried again")
  func missingLibrary() async throws {
    let address = try ServerAddress("https://words.example.org")
    var settings = HTTPClient.Settings(environment: [:])
    settings.libraries = ["libnothing.so.4"]
    let http = HTTPClient(settings)
    let client = ScoreClient(
      address: address,
      transport: { request async throws(HTTPFailure) in try await http.send(request) },
      credentials: nil)
    do {
      _ = try await client.boards.board(.run(nil), limit: 3, aroundMe: false)
      Issue.record("a response without libcurl")
    } catch let failure {
      #expect(failure.kind == .unreachable(.libraryMissing("libnothing.so.4")))
      #expect(!failure.isPassing && !failure.isRestart && failure.isOutage)
      let error = ClientError(failure)
      #expect(error.code == .serverUnreachable && error.exit == .unavailable)
      #expect(
        error.text(in: .english)
          == "https://words.example.org cannot be reached: libcurl is not installed; "
          + "get it with `sudo apt install libcurl4`")
    }
  }
}
