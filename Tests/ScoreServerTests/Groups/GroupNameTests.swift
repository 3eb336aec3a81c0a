import ScoreAPI
import ScoreStore
import Testing

@testable import ScoreServer

@Suite("Names and codes of groups")
struct GroupNameTests {
  @Test(
    "a name is stored in NFC, on one line, without control and format characters",
    arguments: [
      ("Class 4b", "Class 4b"), ("  Die\t Bücher\nwürmer  ", "Die Bücher würmer"),
      ("u\u{308}ben", "\u{FC}ben"), ("a\u{202E}b\u{200B}c\u{1B}[2J", "a b c [2J"),
      ("👩‍👩‍👧 family", "👩‍👩‍👧 family"), ("クラス", "クラス"), (">_<!", ">_<!"),
    ])
  func cleaned(name: String, stored: String) throws {
    #expect(try GroupName.cleaned(name).unicodeScalars.elementsEqual(stored.unicodeScalars))
  }

  @Test(
    "a name without anything visible, or of too many characters or bytes, is rejected",
    arguments: [
      "", " ", "\u{200D}\u{200D}", "\u{202E}\u{2066}", "\n", "...", "\u{301}\u{301}", "\u{3164}",
      String(repeating: "a", count: 41), String(repeating: "a\u{316}\u{317}", count: 39),
      String(repeating: "a", count: 10_000),
    ])
  func rejected(name: String) {
    #expect(throws: RequestError.group(.name(limit: 40))) { _ = try GroupName.cleaned(name) }
  }

  @Test("forty characters of any width are a name")
  func longest() throws {
    for letter in ["a", "ü", "日", "𝔊"] {
      let name = String(repeating: letter, count: 40)
      #expect(try GroupName.cleaned(name) == name)
    }
  }

  @Test("codes are random, and differ in the second half too")
  func codes() {
    let codes = (0..<1000).map { _ in GroupCode.make() }
    #expect(Set(codes.map(\.text)).count == 1000)
    #expect(Set(codes.map(\.hash)).count == 1000)
    let form = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/
    #expect(codes.allSatisfy { $0.text.wholeMatch(of: form) != nil })
    #expect(Set(codes.map { $0.text.suffix(5) }).count > 990)
    // Every digit occurs, about equally often.
    let digits = codes.flatMap { $0.text.filter { $0 != "-" } }
    let counts = Dictionary(digits.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.count == 32 && counts.values.allSatisfy { (180...450).contains($0) })
  }

  @Test("a code is found as people type it")
  func typed() throws {
    let code = GroupCode.make()
    let spoken = code.text.lowercased().replacing("-", with: " ").replacing("0", with: "o")
      .replacing("1", with: "l")
    for text in [code.text, code.text.replacing("-", with: ""), " \(spoken) "] {
      #expect(GroupCode.hash(of: text) == code.hash, "\(text)")
    }
    for text in [
      "", "12345-6789", "12345-67890-1", "UUUUU-UUUUU", "ÄÄÄÄÄ-ÄÄÄÄÄ", "１2345-67890",
      String(repeating: " ", count: 100) + "12345-67890",
    ] {
      #expect(GroupCode.hash(of: text) == nil, "\(text)")
    }
  }
}
