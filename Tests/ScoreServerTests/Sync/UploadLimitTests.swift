import ScoreAPI
import Testing

@Suite("Limits of uploads")
struct UploadLimitTests {
  /// Events of half a mebibyte.
  private func lines(_ first: Int) -> [String] {
    let text = String(repeating: "x", count: 10_000)
    return (first..<first + 51).map {
      eventText($0, ["kind": #""x""#, "body": #"{"x":"\#(text)"}"#])
    }
  }

  @Test("a network sends a limited number of bytes to journals per day, whatever the account")
  func uploadsPerDay() async throws {
    try await JournalServer.run(uploadsPerDay: 1) { server in
      #expect(try await server.upload(lines(1)).status == 200)
      #expect(try await server.upload(lines(1), "bob").status == 200)
      for player in ["ada", "bob"] {
        let answer = try await server.upload(lines(100), player)
        #expect(answer.status == 429)
        #expect(answer.problem?.known == .rateLimited)
      }
      #expect(try await server.upload([eventText(60)]).status == 200)
      #expect(try await server.all("bob").count == 51)
    }
  }

  @Test("bytes that a full journal refuses count, too")
  func refusedBytes() async throws {
    try await JournalServer.run(journalEvents: 10, uploadsPerDay: 1) { server in
      var codes: [ErrorCode?] = []
      for _ in 1...3 { codes.append(try await server.upload(lines(1)).problem?.known) }
      #expect(codes == [.valueInvalid, .valueInvalid, .rateLimited])
    }
  }
}
