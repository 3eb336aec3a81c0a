import Foundation
import Testing

@testable import ClientCore

@Suite("Untrusted JSON")
struct CleanJSONTests {
  private struct Answer: Codable, Equatable {
    var name: String
    var score: Int
    var share: Double
    var isOpen: Bool
    var more: [String: [String?]]
  }

  private let text = #"""
    {"name": "a\u202Eb\nc", "score": 9007199254740993, "share": 0.1, "isOpen": true,
      "more": {"k": ["é\u001b[2J", null]}}
    """#

  @Test("characters that move the cursor become blanks; numbers stay the same")
  func cleaned() throws {
    let expected = Answer(
      name: "a b c", score: 9_007_199_254_740_993, share: 0.1, isOpen: true,
      more: ["k": ["é [2J", nil]])
    #expect(try CleanJSON.decode(Answer.self, from: Data(text.utf8)) == expected)
  }

  @Test("UTF-16 is cleaned too, although its bytes may all be ASCII")
  func utf16() throws {
    let data = try #require("\"a\u{202E}b\"".data(using: .utf16LittleEndian))
    #expect(try CleanJSON.decode(String.self, from: data) == "a b")
  }

  @Test("JSON that is not valid is refused", arguments: ["", "\\", "{\"é\"", "[1e999, \"é\"]"])
  func invalid(text: String) {
    #expect(throws: (any Error).self) {
      try CleanJSON.decode(Answer.self, from: Data(text.utf8))
    }
  }
}
