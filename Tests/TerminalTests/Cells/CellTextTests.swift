import Terminal
import Testing

@Suite("Text in cells")
struct CellTextTests {
  @Test(
    "characters that could damage a screen are removed",
    arguments: [
      ("plain text!", "plain text!"),
      ("a\u{1B}[31mred\u{7}", "a [31mred "),
      ("two\nlines\tand\rmore", "two lines and more"),
      ("\u{9B}31m", " 31m"),
      ("left\u{202E}thgir\u{202C}", "leftthgir"),
      ("in\u{2066}side\u{2069}", "inside"),
      ("zero\u{200B}width\u{200D}join\u{FEFF}", "zerowidthjoin"),
      // Persian and Hindi words are misspelled without their joiners.
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("क्\u{200D}ष \u{200D}क", "क्\u{200D}ष क"),
      ("می\u{200C}\u{200C}خ\u{200C}", "می\u{200C}خ"),
      ("soft\u{AD}hyphen", "softhyphen"),
      ("para\u{2029}graph", "para graph"),
      ("👍🏽 ok", "👍 ok"),
      ("👩\u{200D}👩\u{200D}👧", "👩👩👧"),
      ("🇫🇷", "FR"),
      ("❤\u{FE0F}", "❤"),
      ("a\u{301}\u{301}\u{301}\u{301}\u{301}", "a\u{301}\u{301}\u{301}"),
      ("\u{301}alone", "alone"),
      ("private \u{E000}", "private \u{FFFD}"),
      ("no\u{A0}break\u{2003}em", "no\u{A0}break em"),
      ("道德經", "道德經"),
      ("é ß ñ", "é ß ñ"),
    ])
  func cleaned(_ text: String, _ wanted: String) {
    #expect(Array(CellText.clean(text).unicodeScalars) == Array(wanted.unicodeScalars))
  }

  @Test(
    "width is the number of columns in a terminal",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("道德經", 6), ("🎉", 2), ("👍🏽", 2), ("🇫🇷", 2),
      ("한국", 4), ("ｆｕｌｌ", 8), ("─│╭▓█", 5), ("✓✗", 2), ("\u{200B}", 0), ("a\u{1B}b", 3),
      ("\u{3000}", 2), ("می\u{200C}خواهم", 7), ("क्\u{200D}ष", 2), ("שלום", 4),
    ])
  func width(_ text: String, _ wanted: Int) { #expect(CellText.width(of: text) == wanted) }

  @Test("cleaning twice is cleaning once, and a text is as wide as its clean form")
  func idempotent() {
    let pieces = [
      "a", " ", "\u{301}", "\u{200D}", "👍", "🏽", "🇫", "\u{202E}", "道", "\n", "\u{E0041}", "각",
      "\u{1161}", "\u{2003}", "\u{200C}", "م", "क",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third
          let clean = CellText.clean(text)
          #expect(CellText.clean(clean) == clean)
          #expect(CellText.width(of: clean) == CellText.width(of: text))
        }
      }
    }
  }

  @Test(
    "a text that is too long ends with a sign, within its width",
    arguments: [
      ("abcdef", 4, "abc…"), ("abc", 3, "abc"), ("道德經", 4, "道…"), ("abc", 0, ""), ("abc", 1, "…"),
    ])
  func truncated(_ text: String, _ width: Int, _ wanted: String) {
    #expect(CellText.truncated(text, width: width) == wanted)
    #expect(CellText.width(of: CellText.truncated(text, width: width)) <= width)
  }

  #if FullScreen
    @Test("every clean character is as wide for us as for termpaint, which places it")
    func agreesWithTermpaint() {
      let paint = PaintTerminal { _ in }
      paint.open(Size(width: 80, height: 24), hasMouse: false)
      defer { paint.close() }
      var differing: [String] = []
      for value in UInt32(0x20)...0x3FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let clean = CellText.clean("a" + String(scalar)).unicodeScalars.dropFirst()
        guard let shown = clean.first, clean.count == 1 else { continue }
        let ours = CellText.width(of: "a" + String(shown)) - 1
        let theirs = paint.width(of: shown)
        if ours != theirs {
          differing.append("U+\(String(value, radix: 16)) \(ours) for \(theirs)")
        }
      }
      for joiner: Unicode.Scalar in ["\u{200C}", "\u{200D}"] {
        #expect(paint.width(of: joiner) == 0)
      }
      #expect(
        differing.isEmpty, "\(differing.count): \(differing.prefix(60).joined(separator: ", "))")
    }
  #endif
}
