import ClientTestSupport
import Testing

@testable import ClientCore

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test("anything a terminal could interpret becomes a blank, except line feeds")
  func safe() {
    #expect(
      TerminalText.safe("a\u{1B}[31mb\u{7}\u{202E}c\nd\r\t\u{9B}2J\u{2028}\u{200B}é🌅")
        == "a [31mb  c\nd   2J  é🌅")
    #expect(TerminalText.safe("plain\nlines\n") == "plain\nlines\n")
  }

  @Test("joiners stay in words of the scripts that need them, and nowhere else")
  func joiners() {
    for text in ["می\u{200C}خواهم", "क्\u{200D}ष"] {
      #expect(TerminalText.safe(text) == text)
      #expect(shortened(text) == text)
    }
    #expect(TerminalText.safe("a\u{200C}b \u{200D}م") == "a b  م")
    #expect(shortened("م\u{200C}") == "م ")
  }

  @Test("only the program's own styles become control sequences")
  func styles() {
    let styled = TerminalText.styled("word", "1;93")
    #expect(TerminalText.safe(styled) == "\u{1B}[1;93mword\u{1B}[0m")
    for forged in ["\u{1B}[1;93mword\u{1B}[0m", "\u{1B}0;1;93mword", "\u{1B}7;1m"] {
      #expect(!TerminalText.safe(forged).contains("\u{1B}"))
    }
    let inside = TerminalText.safe(TerminalText.styled("\u{1B}]0;x\u{7}", "1"))
    #expect(inside == "\u{1B}[1m ]0;x \u{1B}[0m")
  }

  @Test("every sink is safe, whatever is written to it")
  func sinks() {
    let sink = CollectedText()
    sink.write("\u{1B}]52;c;x\u{7}\n")
    sink.remark("\u{9B}2J")
    sink.rewriteLine("\u{1B}[2K\n50 %")
    #expect(sink.taken() == " ]52;c;x \nwordhoard:  2J\n\r [2K 50 %")
  }

  @Test("a text of unknown length is shortened to one line")
  func short() {
    #expect(shortened("a\u{1B}[31mb\u{7}\u{202E}c\n") == "a [31mb  c ")
    #expect(shortened(String(repeating: "x", count: 500)).count == 60)
  }
}
