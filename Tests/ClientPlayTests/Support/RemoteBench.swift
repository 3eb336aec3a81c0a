import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import HTTPClient
import Journal
import ScoreAPI
import TestSupport

/// A session over a server, with a journal of its own.
struct RemoteBench {
  let folder: TestFolder
  let test: TestHost
  let run: FakeRunServer

  init(_ run: FakeRunServer, folder: TestFolder? = nil, test: TestHost = TestHost()) throws {
    self.folder = try folder ?? TestFolder()
    self.test = test
    self.run = run
    test.server.answer { try run.respond($0) }
  }

  var client: ScoreClient {
    get throws {
      let address = try ServerAddress("https://a.example.org")
      return ScoreClient(
        address: address, transport: test.server.transport(to: address.origin),
        credentials: Credentials(server: address, grant: .of("ada")))
    }
  }

  /// A session as a new process on a machine with this journal would make it.
  func session(home: String = "home") async throws -> GameSession {
    let header = run.dealt.round.header
    let answer = try await client.runs.start(
      RunRequest(board: header.mode == .run ? .run : .daily, date: header.date))
    let journal = try folder.journal(home)
    return GameSession(
      referee: try RemoteReferee(answer, client: client, host: test.host()),
      entry: RoundEntry(round: run.id, header: header), progress: try journal.progress(),
      store: PlayerStore(folder: folder.home(home), host: test.host()), host: test.host(),
      startedAt: Moment(instant: run.startedAt.millis, offset: 3600))
  }

  func lines(_ pattern: String) -> [String] { ClientTestSupport.answers(to: run.dealt, pattern) }

  /// The answers in a journal, the oldest first.
  func answers(home: String = "home") throws -> [(Event, AnswerEntry)] {
    try folder.journal(home).latestAnswers(limit: 1000).reversed()
  }
}
