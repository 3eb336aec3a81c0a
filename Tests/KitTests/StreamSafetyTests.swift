import Kit
import TestSupport
import Testing

@Suite("Marks upon letters")
struct StreamSafetyTests {
  private func marks(_ count: Int) -> String {
    String(repeating: "\u{301}\u{323}", count: count / 2) + (count % 2 == 0 ? "" : "\u{301}")
  }

  private func isAllowed(_ text: String) -> [Bool] {
    [
      StreamSafety.allows(text), StreamSafety.allows(utf8: Array(text.utf8)),
      StreamSafety.allows(json: Array(text.utf8)),
    ]
  }

  @Test("thirty in a row are accepted, and one more is not, at any position")
  func limit() {
    for before in [0, 1, 31, 60, 61, 62, 63, 200] {
      let text = String(repeating: "x", count: before)
      #expect(isAllowed("\(text)e\(marks(30)) x") == [true, true, true])
      #expect(isAllowed("\(text)e\(marks(31)) x") == [false, false, false])
      #expect(isAllowed("\(text)e\(marks(31))") == [false, false, false])
    }
  }

  @Test("texts of any script are accepted")
  func scripts() {
    let texts = [
      "", "glacier", "ɡleɪʃɚ", "crème brûlée", "日本語の文章", "русский текст", "עִבְרִית",
      "กำลังอ่านหนังสือ", "👨‍👩‍👧‍👦🏳️‍🌈", "Tiếng Việt", "e\u{301}\u{323}",
    ]
    for text in texts {
      let long = String(repeating: text, count: 50)
      #expect(isAllowed(long) == [true, true, true], "\(text)")
    }
  }

  @Test("marks that are escaped in JSON count as well, also between others")
  func escaped() {
    func allows(_ text: String) -> Bool { StreamSafety.allows(json: Array(text.utf8)) }
    let escape = #"\u0301"#
    #expect(allows(#"{"e\#(String(repeating: escape, count: 30))":1}"#))
    #expect(!allows(#"{"e\#(String(repeating: escape, count: 31))":1}"#))
    #expect(!allows(#"{"e\#(String(repeating: escape + "\u{323}", count: 16))":1}"#))
    // A mark beyond 16 bits takes two escapes, and so does an emoji, which is not a mark.
    #expect(allows(#"["\#(String(repeating: #"\ud834\udd65"#, count: 30))"]"#))
    #expect(!allows(#"["\#(String(repeating: #"\ud834\udd65"#, count: 31))"]"#))
    #expect(allows(#"["\#(String(repeating: #"\ud83d\ude42"#, count: 100))"]"#))
    #expect(allows(#"["\#(String(repeating: #"\n\"\\"#, count: 100))"]"#))
    for end in ["\\", "\\u", "\\u03", "\\ud834", "\\ud834\\", "\\ud834\\u03", "\\u+301"] {
      #expect(allows("[\"\(end)"))
    }
  }

  @Test("bytes that are not text are handled safely")
  func noText() {
    var gen = Gen(seed: 90)
    for _ in 0..<200 {
      let bytes = (0..<gen.int(0...400)).map { _ in UInt8(gen.int(0...255)) }
      _ = StreamSafety.allows(utf8: bytes)
      _ = StreamSafety.allows(json: bytes)
    }
  }
}
