import Foundation
import Testing

@Suite("Dates after 2099")
struct LastDateTests {
  @Test("are refused wherever a request has one, and the last ones are not")
  func everywhere() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let player = try RemotePlayer.signUp(1, port: port)[0]
    let connection = try HTTPConnection(port: port)
    let group = try #require(
      connection.ask("POST", "/v1/groups", token: player.token, json: #"{"name":"Class"}"#)
    ).decoded(Group.self)
    func status(_ path: String, json: String? = nil) -> Int? {
      let answer = connection.ask(
        json == nil ? "GET" : "POST", path, token: player.token, json: json)
      #expect(
        answer?.status != 422
          || path.hasPrefix("/boards") || answer?.text.contains("\"value_invalid\"") == true)
      return answer?.status
    }
    for (date, expected) in [("2099-12-31", 200), ("2100-01-01", 422), ("9999-12-31", 422)] {
      #expect(status("/v1/daily?date=\(date)") == expected)
      let start = #"{"board":"daily","date":"\#(date)"}"#
      #expect(status("/v1/runs", json: start) == (expected == 200 ? 409 : expected))
    }
    let periods = [
      "daily/2099-12-31": 200, "weekly/2099-W53": 200, "run/2099-W53": 200, "run/all": 200,
      "daily/2100-01-01": 422, "daily/9999-12-31": 422, "weekly/2100-W01": 422,
      "run/2100-W01": 422, "run/9999-W01": 422, "daily/2100-02-29": 404, "streak/2100-W01": 404,
    ]
    for (period, expected) in periods {
      #expect(status("/v1/boards/\(period)") == expected, "\(period)")
      #expect(status("/v1/groups/\(group.id)/boards/\(period)") == expected, "\(period)")
      #expect(status("/boards/\(period)") == expected, "\(period)")
    }
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  private struct Group: Decodable { let id: String }
}
