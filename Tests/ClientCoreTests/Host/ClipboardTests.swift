import ClientCore
import ClientTestSupport
import Foundation
import Testing

@Suite("The clipboard of the terminal")
struct ClipboardTests {
  private func decoded(_ sequence: String) throws -> String {
    #expect(sequence.hasPrefix("\u{1B}]52;c;"))
    #expect(sequence.hasSuffix("\u{07}"))
    let data = try #require(Data(base64Encoded: String(sequence.dropFirst(7).dropLast())))
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "a sequence carries any text",
    arguments: ["", "a", "= = .\nline two", "naïve – ✓", "\u{1B}]0;title\u{07}"])
  func carries(_ text: String) throws {
    let sequence = clipboardSequence(for: text)
    #expect(try decoded(sequence) == text)
    let body = sequence.dropFirst().dropLast()
    #expect(body.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 32 })
  }

  @Test("a text that is too long for terminals is cut after a whole character")
  func bounded() throws {
    let text = String(repeating: "né", count: 40_000)
    let taken = try decoded(clipboardSequence(for: text))
    #expect(text.hasPrefix(taken))
    #expect((49_149...49_152).contains(taken.utf8.count))
  }

  @Test("copying writes the sequence to a terminal, and is refused without one")
  func copying() throws {
    let test = TestHost(display: Display(isStyled: true))
    try test.host().copy("silt")
    #expect(test.output.taken() == clipboardSequence(for: "silt"))
    let plain = TestHost(display: Display(isInteractive: true))
    let error = #expect(throws: ClientError.self) { try plain.host().copy("silt") }
    #expect(error?.code == .noClipboard)
    #expect(error?.exit == .usage)
    #expect(plain.output.text == "")
  }

  @Test("in tmux its own command gets the text; if it fails, the sequence is written")
  func tmux() throws {
    let folder = try TestFolder()
    var test = TestHost(display: Display(isStyled: true))
    test.environment = ["TMUX": "/tmp/tmux-0/default,1,0"]
    test.environment["PATH"] = try folder.program("tmux", #"echo "$@" > "$LOG"; cat >> "$LOG""#)
    try test.host().copy("one\ntwo")
    #expect(folder.log(of: "tmux") == "load-buffer -w -\none\ntwo")
    #expect(test.output.taken() == "")
    try folder.program("tmux", "exit 1")
    try test.host().copy("one")
    #expect(test.output.taken() == clipboardSequence(for: "one"))
  }
}
