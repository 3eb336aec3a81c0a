import Messages
import ScoreAPI
import Testing

@Suite("Messages about rejected requests")
struct RequestErrorMessagesTests {
  @Test("say what is wrong and what to do", arguments: RequestErrorTable.all)
  func details(error: RequestError, text: String) {
    #expect(RequestErrorTexts(.english).detail(of: error) == text)
  }

  @Test("say when to try again", arguments: RequestErrorTable.unavailable)
  func waits(reason: Unavailability, seconds: Int, text: String) {
    let error = RequestError.unavailable(reason)
    #expect(RequestErrorTexts(.english).detail(of: error) == text)
    #expect(error.retryAfter == seconds && error.code == .unavailable)
  }

  @Test("say what is wrong with JSON", arguments: RequestErrorTable.json)
  func invalidJSON(error: JSONError, text: String) {
    #expect(
      RequestErrorTexts(.english).detail(of: .body(.invalidJSON(error, offset: 3)))
        == "The body is not valid JSON: \(text), at byte 3.")
  }

  @Test("have a title for each code")
  func titles() {
    #expect(RequestErrorTexts(.english).title(of: .notFound) == "Not found")
    let titles = ErrorCode.allCases.map { RequestErrorTexts(.english).title(of: $0) }
    #expect(Set(titles).count == titles.count)
  }

  @Test("are German in German")
  func german() throws {
    let german = RequestErrorTexts(try ServerMessages.german())
    for (error, text) in RequestErrorTable.all {
      #expect(german.detail(of: error) != text, "\(error)")
    }
    for code in ErrorCode.allCases {
      #expect(german.title(of: code) != RequestErrorTexts(.english).title(of: code), "\(code)")
    }
    #expect(
      german.detail(of: .rateLimited(.request, retryAfter: 61))
        == "Zu viele Anfragen. Versuch es in 1 Minute und 1 Sekunde noch einmal.")
    #expect(
      german.detail(of: .body(.tooLarge(limit: 65_536)))
        == "Der Inhalt darf höchstens 65.536 Byte haben. Schick weniger auf einmal.")
  }
}
