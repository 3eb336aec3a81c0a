import Archive
import Bookshelf
import Testing

@Suite("Plain text")
struct PlainTextTests {
  private let prose = """
    Title: The Walk
    Author: A. Writer


    CHAPTER I


    It was a bright morning when the two of them set out along the river,
    and nobody had thought of taking an _umbrella_ with them, since the sky
    was blue.

    The second paragraph is as long as the first one was, or nearly so, and
    it also ends.

        The rose is red,
        the sky is blue,
        and I am here.

    CHAPTER II. THE RAIN

    At last it rained, as everybody could have told them if they had asked at
    the time.
    """

  @Test("lines broken at a width are joined, lines of verse are kept")
  func joined() throws {
    let document = try first(read(prose).documents)
    #expect(
      document.texts.contains {
        $0.hasPrefix("It was a bright") && $0.hasSuffix("was blue.") && !$0.contains("\n")
      })
    #expect(document.texts.contains("The rose is red,\nthe sky is blue,\nand I am here."))
    #expect(document.texts { $0 == .emphasis } == ["umbrella"])
  }

  @Test("headings become chapters, and the first lines metadata")
  func chapters() throws {
    let book = try read(prose)
    #expect(book.metadata.title == "The Walk")
    #expect(book.metadata.authors == ["A. Writer"])
    #expect(book.chapters.map(\.title) == ["CHAPTER I", "CHAPTER II. THE RAIN"])
  }

  @Test("text whose paragraphs are lines keeps them apart")
  func unwrapped() throws {
    let line = String(repeating: "word ", count: 60)
    #expect(try read("\(line)\n\(line)\r\n\(line)").texts.count == 3)
  }

  @Test("words that only look like headings are none")
  func noHeadings() throws {
    let text = prose + "\n\nPart of me wanted to go.\n\nI did.\n\nMix it.\n"
    #expect(try read(text).chapters.count == 2)
  }
}

@Suite("Markdown")
struct MarkdownTests {
  @Test("a link that the end of the text cuts off is text")
  func cutOff() throws {
    for link in ["[c](", "[c](d", "[c](d\\", "![c](d", "[c](<d", "[c](d \"t"] {
      #expect(try read("*a* \(link)", name: "a.md").texts == ["a \(link)"])
    }
  }

  @Test("blocks and spans become those of books")
  func blocks() throws {
    let text = """
      ---
      title: "Notes"
      author: Me
      ---
      # One

      Some *very* **big** `code` and a [link](https://example.org/) &copy; ~~no~~.

      3. three
      4. four
         - inner

      > quoted

      | a | b |
      |---|---|
      | 1 | 2 |

      ```
      x  y
      ```
      ---
      ![A cat](cat.png)
      <div>html</div>
      """
    let book = try read(text, name: "a.md")
    let document = try first(book.documents)
    #expect(book.format == .markdown)
    #expect(book.metadata.title == "Notes")
    #expect(
      document.texts == [
        "One", "Some very big code and a link © no.", "three", "four", "inner", "quoted",
        "a\tb\n1\t2", "x  y", "", "A cat", "html",
      ])
    #expect(document.blocks.prefix(6).map(\.marker) == ["", "", "3.", "4.", "•", ""])
    #expect(document.texts { $0 == .strong } == ["big"])
    #expect(document.links == [.external("https://example.org/")])
    #expect(document.pictures.map(\.text) == ["A cat"])
  }

  @Test("footnotes stand behind the text, and their marks lead to them")
  func notes() throws {
    let text = """
      First[^b] and *second*[^1][^gone], in `[^1]` and ![a[^1]](c.png).
      [^1]: One.
      goes on
      [^b]: Two *parts*:

          the second

      Not a note.

      ```
      [^1]: code
      ```
      """
    let document = try first(read(text, name: "a.md").documents)
    #expect(
      document.texts == [
        "First2 and second1[^gone], in [^1] and a[^1].", "Not a note.", "[^1]: code",
        "One. goes on",
        "Two parts:", "the second",
      ])
    #expect(document.blocks.map(\.isNote) == [false, false, false, true, true, true])
    #expect(document.blocks.map(\.marker) == ["", "", "", "1.", "2.", ""])
    #expect(document.texts { if case .noteReference = $0 { true } else { false } } == ["2", "1"])
    let starts = [4, 3].map { document.blocks[$0].range.lowerBound }
    #expect(document.links == starts.map { .place(BookPlace(document: 0, offset: $0)) })
  }

  @Test(
    "another block ends a footnote, and a line of text does not",
    arguments: [
      ("# h", false), ("> q", false), ("- l", false), ("* l", false), ("---", false),
      ("```\nc\n```", false), ("|a|\n|-|", false), ("*em*", true), ("**st** x", true),
      ("`c`", true),
    ])
  func endOfNote(_ text: String, _ isInNote: Bool) throws {
    let document = try first(read("a[^1]\n\n[^1]: n\n\(text)\n", name: "a.md").documents)
    #expect(document.blocks.count == (isInNote ? 2 : 3))
    #expect(document.blocks.map(\.isNote).last == true)
    #expect(document.texts.last == "n" || isInNote)
  }

  @Test("a paragraph of more than 10,000 lines is read in parts")
  func longParagraph() throws {
    let text = String(repeating: "[a] b\n", count: 25_000)
    let texts = try first(read(text, name: "a.md").documents).texts
    #expect(texts.map { $0.count { $0 == "b" } } == [10_000, 10_000, 5000])
  }

  @Test(
    "text without footnotes stays as it is",
    arguments: ["[^", "[^a] x", "x [^]: x", "x [^a]: x", "[^a b] x"])
  func noNotes(_ text: String) throws {
    #expect(try first(read(text, name: "a.md").documents).texts == [text])
  }
}

@Suite("FB2")
struct FB2Tests {
  private let book = """
    <?xml version="1.0" encoding="utf-8"?>
    <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
    <description><title-info><author><first-name>Ivan</first-name><last-name>Petrov</last-name></author>
    <book-title>Kniga</book-title><annotation><p>About it.</p></annotation><lang>ru</lang>
    <coverpage><image l:href="#c.png"/></coverpage></title-info></description>
    <body><section><title><p>Chapter</p><p>One</p></title><p>Text <emphasis>so</emphasis><a l:href="#n1" type="note">[1]</a>&nbsp;x</p>
    <poem><stanza><v>line one</v><v>line two</v></stanza></poem><empty-line/><image l:href="#c.png"/></section>
    <section><title><p>Two</p></title><p>End</p></section></body>
    <body name="notes"><section id="n1"><title><p>1</p></title><p>The note.</p></section></body>
    <binary id="c.png" content-type="image/png">AQID
    BA==</binary></FictionBook>
    """

  private func check(_ file: BookFile) throws {
    let book = try file.read()
    #expect(book.format == .fb2)
    #expect(book.metadata.title == "Kniga")
    #expect(book.metadata.authors == ["Ivan Petrov"])
    #expect(book.chapters.map(\.title) == ["Chapter One", "Two"])
    #expect(
      book.documents[0].texts == [
        "Chapter One", "Text so[1]\u{A0}x", "line one", "line two", "c.png", "Two", "End",
      ])
    guard case .place(let place) = try first(book.documents[0].links) else { throw Missing() }
    #expect(place.document == 1)
    #expect(book.documents[1].isLinear == false)
    let note = try #require(book.note(at: place))
    #expect(note.range == 0..<book.documents[1].text.count)
    #expect(book.cover == "c.png")
    #expect(try file.picture("c.png") == [1, 2, 3, 4])
  }

  @Test("chapters, notes, verse, cover and metadata are read")
  func parts() throws { try check(BookFile(.init(Array(book.utf8)), name: "a")) }

  @Test("a zipped one is the same book")
  func zipped() throws { try check(BookFile(.init(zip([("a.fb2", Array(book.utf8))])), name: "a")) }
}

@Suite("Renderings of works")
struct WorkTests {
  private let plain = """
    Title: The Way
    Work: tao-te-ching
    Language: en

    # Part one

    ## 8 Water

    8.1 The best is like water.
    8.2 It helps all things.

    ## 9 Enough

    1. Stop in time.
    2. Fill it to the brim
    and you will spill it.
    3. Leave.

    ## 10

    Only prose.
    """

  private func text(_ book: Book, _ key: String) -> String? {
    guard let place = book.place(of: WorkPlace(key: key)) else { return nil }
    let document = book.documents[place.document]
    return document.block(at: place.offset).map { document.string(document.blocks[$0].range) }
  }

  @Test("our plain format has keys for parts and verses")
  func plainFormat() throws {
    let book = try read(plain)
    #expect(book.format == .keyed)
    #expect(book.metadata.work == "tao-te-ching")
    #expect(
      book.keys.map(\.key) == ["8", "8.1", "8.2", "9", "9.1", "9.2", "9.3", "10"])
    #expect(text(book, "8") == "8 Water")
    #expect(text(book, "9.2") == "Fill it to the brim\nand you will spill it.")
    #expect(text(book, "10.4") == "10")
    #expect(text(book, "99") == nil)
  }

  @Test("records count up, except those that are named in the head")
  func records() throws {
    let text = """
      Work: w
      Skip: 1
      Same: 3

      %
      %
      About the text
      %
      The Way

      first
      %
      More of it

      still first
      %
      Two

      second
      %
      """
    let book = try read(text)
    #expect(book.keys.map(\.key) == ["1", "2"])
    #expect(self.text(book, "2") == "2 Two")
  }

  @Test("a place is found again in a rendering that has the key, or only its part")
  func cycle() throws {
    let verses = try read(plain)
    let chapters = try TestEPUB(
      "<h2>Chapter Eight</h2><p>Water.</p>", "<h2>IX.</h2><p>Enough.</p>",
      "<h2>Chapter 10</h2><p>x</p>"
    ).read()
    #expect(chapters.keys.map(\.key) == ["8", "9", "10"])
    let start = try #require(verses.place(of: WorkPlace(key: "9.3")))
    let place = try #require(verses.workPlace(of: start))
    #expect(place == WorkPlace(key: "9.3"))
    #expect(chapters.place(of: place) == BookPlace(document: 1, offset: 0))
    #expect(verses.place(of: place) == start)
    // Every place of a rendering comes back to its own verse.
    for offset in stride(from: 12, to: verses.documents[0].text.count, by: 3) {
      let place = verses.valid(BookPlace(document: 0, offset: offset))
      guard let there = verses.workPlace(of: place), let back = verses.place(of: there) else {
        continue
      }
      #expect(verses.workPlace(of: back)?.key == there.key)
      #expect(abs(back.offset - place.offset) <= 4)
    }
  }

  @Test("chapters are numbered by words, roman and Chinese numerals, and by names of files")
  func headingKeys() throws {
    let chinese = try TestEPUB("<h1>第一章</h1>", "<h1>第十二章</h1>", "<h1>第八十一章</h1>").read()
    #expect(chinese.keys.map(\.key) == ["1", "12", "81"])
    var named = TestEPUB("<h2>The Fox</h2>", "<h2>The Crow</h2>", "<h2>The Ass</h2>")
    named.documents = zip(named.documents, 1...).map { ("chapter-\($1).xhtml", $0.body) }
    #expect(try named.read().keys.map(\.key) == ["1", "2", "3"])
    let novel = try TestEPUB("<h2>One morning</h2>", "<h2>I am</h2>", "<h2>Two days</h2>").read()
    #expect(!novel.hasKeys)
    let parts = try TestEPUB("<h2>I</h2><h2>II</h2>", "<h2>I</h2><h2>II</h2>").read()
    #expect(!parts.hasKeys)
  }

  @Test("IMP, OSIS and USFX give the same keys")
  func bibles() throws {
    let imp = """
      $$$[ Module Heading ]
      x
      $$$Genesis 0:0
      intro
      $$$Genesis 1:1
      In the <w lemma="x">beginning</w>
      $$$Genesis 1:2
      And so on.
      $$$I Samuel 2:1
      Hannah prayed.
      """
    let osis = """
      <osis><osisText xml:lang="en"><header><work><title>Test</title></work></header><div type="book" osisID="Gen">
      <chapter osisID="Gen.1"><title>The start</title><verse osisID="Gen.1.1">In the beginning<note>n</note></verse>
      <verse sID="Gen.1.2" osisID="Gen.1.2"/>And <q>so</q> on.<verse eID="Gen.1.2"/></chapter></div>
      <div type="book" osisID="1Sam"><chapter osisID="1Sam.2"><verse osisID="1Sam.2.1">Hannah prayed.</verse></chapter></div>
      </osisText></osis>
      """
    let usfx = """
      <usfx><book id="GEN"><h>Genesis</h><c id="1"/><s>The start</s><p><v id="1"/>In the beginning<f>n</f><ve/>
      <v id="2"/>And so on.<ve/></p></book><book id="1SA"><c id="2"/><p><v id="1"/>Hannah prayed.<ve/></p></book></usfx>
      """
    for (text, format) in [(imp, BookFormat.imp), (osis, .osis), (usfx, .usfx)] {
      let book = try read(text)
      #expect(book.format == format)
      #expect(
        book.keys.map(\.key) == [
          "Gen.1", "Gen.1.1", "Gen.1.2", "1Sam.2", "1Sam.2.1",
        ])
      #expect(self.text(book, "Gen.1.1") == "In the beginning")
      #expect(self.text(book, "Gen.1.2") == "And so on.")
      #expect(self.text(book, "1Sam.2.1") == "Hannah prayed.")
    }
  }
}
