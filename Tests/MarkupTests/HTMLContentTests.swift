import Markup
import Testing

@Suite("Text of HTML")
struct HTMLContentTests {
  @Test(
    "markup becomes text",
    arguments: [
      ("a<br>b<p>c</p><section>d</section>", "a\nb\nc\nd"),
      ("<blockquote>a</blockquote>b", "a\nb"), ("<b>a</b>  \n <i>b</i>", "a b"),
      ("<tr><td>a</td><td></td></tr><tr><td>b</td></tr>", "a\nb"),
      ("<?xml version='1'?><!DOCTYPE html>a<!-- > -->b", "ab"), ("</>a</ b>c", "ac"),
      ("[sound:x]", "[sound:x]"), ("&nbsp; a &nbsp;", "a"), ("<p> </p>", ""), ("", ""),
      ("e\u{301} \u{1F469}\u{200D}\u{1F680}", "e\u{301} \u{1F469}\u{200D}\u{1F680}"),
    ])
  func text(html: String, expected: String) { #expect(HTMLContent(html).text == expected) }

  @Test("the addresses of sounds and pictures are listed")
  func addresses() {
    let content = HTMLContent(
      "<img src='a&amp;b.png'><audio><source src=c.ogg></audio><img alt=x><img src=''>")
    #expect(content.pictures == ["a&b.png"])
    #expect(content.audio == ["c.ogg"])
    #expect(content.text.isEmpty)
  }

  @Test("hostile markup takes time in proportion to its length", .timeLimit(.minutes(1)))
  func hostile() {
    for piece in ["<a \"", "<a =\"", "<", "&", "<!--", "<script", "<img src=", "</"] {
      let html = String(repeating: piece, count: 400_000 / piece.utf8.count)
      _ = HTMLContent(html + ">")
      _ = HTMLContent(html)
    }
  }

  @Test(
    "entities are named or numbers",
    arguments: [
      ("amp", "&"), ("eacute", "é"), ("apos", "'"), ("#233", "é"), ("#xE9", "é"), ("#XE9", "é"),
      ("lang", "\u{27E8}"), ("Eacute", "É"),
    ] as [(String, Unicode.Scalar)])
  func entities(name: String, character: Unicode.Scalar) {
    #expect(HTMLEntity.character(name) == character)
  }

  @Test(
    "what is no entity has no character",
    arguments: ["", "#", "#x", "bogus", "AMP", "#xD800", "#x110000", "#99999999999"])
  func unknown(name: String) { #expect(HTMLEntity.character(name) == nil) }
}
