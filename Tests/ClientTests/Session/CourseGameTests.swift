import ClientCore
import ClientTestSupport
import Foundation
import GameEngine
import Messages
import Terminal
import TestSupport
import Testing

@testable import ClientPlay
@testable import wordhoard

@Suite("Games in a course")
struct CourseGameTests {
  private let player: Player

  init() throws {
    player = try Player(Display())
    try player.folder.installSpanish()
  }

  private func request(_ form: String, category: String = "people") -> PracticeRequest {
    var request = PracticeRequest(form: FormID(form))
    (request.course, request.category, request.questions) = ("es", category, 1)
    return request
  }

  /// The output of a game of one question, on one line.
  private func text(
    _ form: String, typing answer: String, spoken: Bool = false, jsonl: Bool = false
  ) async throws -> String {
    if spoken { try player.program().run("settings set spoken on") }
    _ = player.screen()
    // A word that is known is typed.
    try await player.program(typing: [answer, answer]).play(request(form), jsonl: jsonl)
    return player.screen().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a verdict in line mode has the entry of a dictionary, and what the example means")
  func line() async throws {
    let miss = try await text("recall", typing: "xyz")
    #expect(miss.contains("The answer: el niño You answered: xyz. el niño, la niña: boy"))
    #expect(miss.contains("El niño juega en el parque. The boy is playing in the park."))
    let right = try await text("recall", typing: "la nino")
    #expect(right.contains("Right"))
    #expect(right.contains("Mind the accent: el niño. el niño, la niña: boy"))
  }

  @Test("a verdict in spoken mode has them, too")
  func spoken() async throws {
    let miss = try await text("recall", typing: "xyz", spoken: true)
    #expect(miss.contains("The answer is: el niño. el niño, la niña means: boy."))
    #expect(miss.contains("The boy is playing in the park."))
  }

  @Test("the events have the entry and the translation")
  func events() async throws {
    let lines = try await text("recall", typing: "la niño", jsonl: true)
    #expect(lines.contains(#""cited":["el niño","la niña"]"#))
    #expect(lines.contains(#""translation":"The boy is playing in the park.""#))
    #expect(lines.contains(#""note":"Mind the article: el niño.""#))
  }

  #if FullScreen
    @Test("on the full screen word, forms, sound and meaning are on one line")
    func card() throws {
      let json = """
        {"index": 1, "correct": false, "word": "es/niño/noun", "answer": "el niño", "definition": "boy", \
        "cited": ["el niño", "la niña"], "ipa": "ˈniɲo", "translation": "The boy is playing.", \
        "example": "El niño juega.", "points": 0, "streak": 0, "score": 0}
        """
      let verdict = try JSONDecoder().decode(VerdictEvent.self, from: Data(json.utf8))
      let lines = VerdictCard(verdict: verdict, messages: .english).lines(width: 72, height: 20)
      #expect(
        lines.map { $0.map(\.text).joined() } == [
          "✗ Not this time", "", "el niño, la niña  /ˈniɲo/  boy", "", "El niño juega.",
          "The boy is playing.",
        ])
      #expect(lines[4].contains { $0.text == "niño" && $0.ink == .word })
    }
  #endif
}
