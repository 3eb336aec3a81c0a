import GameEngine
import Testing

@testable import Exchange

@Suite("fields in HTML")
struct HTMLTests {
  @Test(
    "markup becomes text",
    arguments: [
      ("a<br>b<br/>c", "a\nb\nc"), ("<div>a</div><div>b</div>", "a\nb"),
      ("<ul><li>a</li><li><b>b</b></li></ul>", "a\nb"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a · b\nc"),
      ("x<!-- <b>no</b> -->y<style>p{}</style>z<SCRIPT>1<2</SCRIPT>!", "xyz!"),
      ("<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字", "漢[かん]字"),
      ("a &lt; b &amp; c&nbsp;&nbsp;d", "a < b & c  d"),
      ("&#39;&#x1F600; &copy;&bogus; &", "'😀 ©&bogus; &"),
      ("a < b and 1<2 <3", "a < b and 1<2 <3"), ("a\n  b\tc", "a b c"),
      ("<a title=\"x > y\">z</a>", "z"), ("<b", "<b"), ("<b>x</b", "x</b"),
      ("[anki:tts lang=en_US]hello[/anki:tts] [x]", "hello [x]"),
      ("\\(x^2\\) [latex]y[/latex]", "\\(x^2\\) [latex]y[/latex]"), ("<p>a<p><p>b", "a\nb"),
    ])
  func text(html: String, expected: String) { #expect(HTMLText(html).text == expected) }

  @Test("sounds and pictures are listed")
  func media() {
    let field = HTMLText(
      """
      a[sound:x &amp; y.mp3]<img class='q' src="p 1.png"><IMG SRC=q.jpg/><img src='r.gif'>\
      <video src="v.mp4"></video><object data="o.svg"></object><img data-src="no.png">
      """)
    #expect(field.text == "a")
    #expect(field.audio == ["x & y.mp3", "v.mp4"])
    #expect(field.pictures == ["p 1.png", "q.jpg/", "r.gif", "o.svg"])
  }

  @Test("text comes back from its HTML")
  func escaping() {
    for text in ["a < b & c > d", "two\nlines", "a  b   c", "&amp;", "<br>", "x &lt; y"] {
      #expect(HTMLText(escapingHTML(text)).text == text)
    }
  }

  @Test("hostile markup takes no time")
  func hostile() {
    for piece in ["<a \"", "<a ='", "<", "&", "[sound:", "<!--", "<script", "{{c1::"] {
      let html = String(repeating: piece, count: 60_000 / piece.utf8.count)
      _ = HTMLText(html + ">")
      _ = HTMLText(html)
      _ = Cloze(html).cards
    }
  }

  @Test("each gap is a card")
  func cloze() {
    let cloze = Cloze("The {{c1::sun::star}} and the {{c2::moon}} {{c1::shine}}.")
    #expect(cloze.filled == "The sun and the moon shine.")
    #expect(cloze.cards.map(\.number) == [1, 2])
    #expect(cloze.cards[0].answer == "sun, shine")
    #expect(cloze.cards[0].question == "The [star] and the moon […].")
    #expect(cloze.cards[1].question == "The sun and the […] shine.")
  }

  @Test("gaps in gaps, with two numbers, empty ones, and what is no gap")
  func oddClozes() {
    let nested = Cloze("{{c1::a {{c2::b}} c}}")
    #expect(nested.cards.map(\.answer) == ["a b c", "b"])
    #expect(nested.cards.map(\.question) == ["[…]", "a […] c"])
    #expect(Cloze("{{c1,3::x}}").cards.map(\.number) == [1, 3])
    #expect(Cloze("{{c1::}}").cards.map(\.answer) == [""])
    for text in ["a }} b", "{{c0::x}}", "{{cx::y}}", "{{c1:x}}", "{{c1::open", "{{Front}}"] {
      #expect(Cloze(text).cards.isEmpty && Cloze(text).filled == text)
    }
  }

  @Test("which field is which follows from the templates and the names")
  func roles() {
    func roles(
      _ fields: [String], _ front: String, _ back: String, _ chosen: [String: DraftField] = [:]
    ) -> [DraftField] {
      NoteType(
        id: 1, name: "", isCloze: false, fields: fields,
        templates: [.init(name: "", front: front, back: back)], css: ""
      ).roles(chosen)
    }
    #expect(
      roles(["Front", "Back"], "{{Front}}", "{{FrontSide}}{{Back}}") == [.term, .definition])
    #expect(roles(["Back", "Front"], "{{Front}}", "{{Back}}") == [.definition, .term])
    #expect(roles(["A", "B"], "{{B}}", "{{A}}") == [.definition, .term])
    #expect(roles(["Front", "Back"], "{{Back}}", "{{Front}}") == [.definition, .term])
    #expect(
      roles(
        ["Kanji", "Reading", "Meaning", "Sentence", "Audio", "Id"],
        "{{#Kanji}}{{furigana:Kanji}}{{/Kanji}}",
        "{{FrontSide}} {{Reading}} {{Meaning}}{{Sentence}}{{Audio}}")
        == [.term, .text(.pronunciation), .definition, .example, .audio, .ignored])
    #expect(
      roles(["Front", "Back"], "{{Front}}{{type:Back}}", "{{Back}}") == [.term, .definition])
    #expect(
      roles(["A", "B"], "{{A}}", "{{B}}", ["a": .definition, "B": .term]) == [.definition, .term])
    #expect(roles(["A", "B"], "{{A}}", "{{B}}", ["b": .term]) == [.definition, .term])
    #expect(
      roles(["A", "B"], "{{A}}", "{{B}}", ["B": .term, "A": .note]) == [.note, .term])
    #expect(roles(["A", "B"], "", "") == [.term, .definition])
  }
}
