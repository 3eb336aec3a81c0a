import Terminal
import Testing

@Suite("Text in several inks")
struct RichTextTests {
  private func lines(_ text: RichText, _ width: Int) -> [String] {
    text.lines(width: width).map { $0.map(\.text).joined() }
  }

  @Test(
    "it is broken at blanks, and words longer than a line are cut",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one", 10, ["one"]), ("", 5, [""]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a  b", 5, ["a  b"]),
      ("道德經 道", 5, ["道德", "經 道"]), ("道", 1, [""]),
    ])
  func broken(_ text: String, _ width: Int, _ wanted: [String]) {
    #expect(lines(RichText(text), width) == wanted)
  }

  @Test("pieces without a blank between them stay together, each in its ink")
  func pieces() {
    var text = RichText("see ")
    text.add("word", .word)
    text.add(", too", .dim)
    let lines = text.lines(width: 9)
    #expect(lines.map { $0.map(\.text).joined() } == ["see word,", "too"])
    #expect(lines[0].map(\.ink) == [.text, .text, .word, .dim])
  }

  @Test("if a line is full, the next piece of a long word begins the next line")
  func fullLine() {
    var text = RichText("abc")
    text.add("def")
    #expect(lines(text, 3) == ["abc", "def"])
    text.add("道")
    #expect(lines(text, 3) == ["abc", "def", "道"])
  }

  @Test("lines after the first hang, all are indented, and none is too wide")
  func indents() {
    let text = RichText("one two three four", indent: 2, hanging: 3)
    #expect(lines(text, 10) == ["  one two", "     three", "     four"])
    for width in 1...30 {
      for line in text.lines(width: width) {
        #expect(line.reduce(0) { $0 + CellText.width(of: $1.text) } <= width)
      }
    }
  }

  @Test("a link keeps its number when its line is broken")
  func links() {
    var text = RichText("go to ")
    text.add("elsewhere", link: 7)
    text.add(".")
    let lines = text.lines(width: 6)
    #expect(lines.map { $0.map(\.text).joined() } == ["go to", "elsewh", "ere."])
    #expect(lines.map { $0.map(\.link) } == [[nil, nil, nil], [7], [7, nil]])
  }
}
