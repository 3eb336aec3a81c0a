import Foundation
import ScoreServer
import TestSupport
import Testing

@Suite("Strict JSON")
struct StrictJSONTests {
  private func names(_ text: String) throws -> Set<String>? {
    try StrictJSON.check(Array(text.utf8))
  }

  @Test("returns the names of the outermost object")
  func topLevel() throws {
    #expect(try names(#" {"a":1,"b":{"c":[true,false,null]},"\u0064":"x"} "#) == ["a", "b", "d"])
    #expect(try names("{}") == [])
    #expect(try names("[{\"a\":1}]") == nil)
    #expect(try names("\"text\"") == nil)
  }

  @Test(
    "accepts every kind of value",
    arguments: [
      "0", "-0", "-1", "10", "9223372036854775807", "-9223372036854775808", "0.5", "1e3", "1E-3",
      "-1.25e+2", #""""#, #""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00ä😀""#, "[]", "[ ]", "{ }", "true",
      "[1 , 2]",
    ])
  func values(text: String) {
    #expect(throws: Never.self) { try names(text) }
  }

  @Test(
    "rejects invalid JSON, and JSON that parsers might read differently",
    arguments: [
      "", "nul", "truE", "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e19", "-9.3e18",
      "9223372036854775808",
      "-9223372036854775809", "01", "-", "1.", ".5", "1e", "+1", "0x1", "[1,]", "[,1]", "[1 2]",
      "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "[", "{", "\"", "\"\\",
      "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\ud800x\"",
      "\"\n\"", "\u{feff}1", "1 1", "1\u{0}", "\u{a0}1", "{\"a\":1,\"a\":2}",
      "[{\"a\":1,\"\\u0061\":2}]",
      "'a'", "// a\n1", "1//",
    ])
  func refuses(text: String) {
    #expect(throws: StrictJSON.Fault.self) { try names(text) }
  }

  @Test(
    "rejects invalid UTF-8",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0x00, 0x61, 0x00, 0x22, 0x00], [0xFE, 0xFF, 0x00, 0x31],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(throws: StrictJSON.Fault.self) { try StrictJSON.check(bytes) }
  }

  @Test("rejects endless combining marks at once, raw or escaped, in names and values")
  func marks() {
    func text(_ mark: String, _ count: Int) -> String { String(repeating: mark, count: count) }
    for mark in ["\u{301}", #"\u0301"#, "\u{323}\u{301}"] {
      #expect(throws: Never.self) { try names(#"{"e\#(text(mark, 15))":"e\#(text(mark, 15))"}"#) }
      #expect(throws: StrictJSON.Fault.self) { try names(#"{"e\#(text(mark, 31))":1}"#) }
      #expect(throws: StrictJSON.Fault.self) { try names(#"["e\#(text(mark, 31))"]"#) }
    }
    // Comparing this name with another would take half an hour.
    let endless = text("\u{323}\u{301}", 250_000)
    #expect(throws: StrictJSON.Fault.self) { try names(#"{"a":1,"e\#(endless)":2}"#) }
  }

  @Test("rejects deep nesting at once")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
    }
    #expect(throws: Never.self) { try StrictJSON.check(nested(StrictJSON.depth)) }
    #expect(throws: StrictJSON.Fault.self) { try StrictJSON.check(nested(StrictJSON.depth + 1)) }
    do {
      _ = try StrictJSON.check(nested(100_000))
      Issue.record("it was taken")
    } catch {
      #expect(error.offset == StrictJSON.depth)
    }
  }

  @Test("accepts the output of an encoder, but no part of it")
  func encoded() throws {
    var gen = Gen(seed: 7)
    for _ in 0..<200 {
      let entries = (0..<gen.int(0...5)).map { ("\($0)" + gen.junk(), gen.junk()) }
      let value = ["a": Dictionary(uniqueKeysWithValues: entries)]
      let bytes = Array(try JSONEncoder().encode(value))
      #expect(try StrictJSON.check(bytes) == ["a"])
      let cut = Array(bytes.prefix(gen.int(0...(bytes.count - 1))))
      #expect(throws: StrictJSON.Fault.self) { try StrictJSON.check(cut) }
    }
  }
}
