import Bookshelf
import Testing

@Suite("Plain text as it is found")
struct FoundTextTests {
  private static let prose = """
    It was a pale cold morning at the harbour, and the bells were strik-
    ing seven. The keeper, a well-known man, went slowly over the wet
    planks of the long bridge and looked for the boat of his well-
    known brother.
    """

  @Test("words that a line's end broke are joined")
  func hyphens() throws {
    for text in [FoundTextTests.prose, FoundTextTests.prose.replacing("\n", with: "\r\n")] {
      let text = try first(read(text).texts)
      #expect(text.contains("were striking seven.") && text.contains("his well-known brother."))
    }
  }

  @Test(
    "headings of many languages begin chapters",
    arguments: [
      "Erstes Kapitel", "Glavä 1", "Глава первая", "Zweiundzwanzigstes Kapitel", "Chapitre premier",
      "Capítulo II",
      "Capitolo primo", "Rozdział 3", "Kapitola první", "Hoofdstuk 4", "Første kapitel", "Bölüm 2",
      "第九章", "제3장",
      "The First Chapter", "CHAPTER IX. Of Bees", "Prologue", "Vorwort", "Предисловие",
    ])
  func headings(_ title: String) throws {
    let isHeading = title != "Glavä 1"
    let book = try read("\(title)\n\nIt was so.\n\nAnd it stayed so.")
    #expect((book.chapters.first?.title == title) == isHeading)
  }

  @Test(
    "sentences that begin like headings are none",
    arguments: ["Part of me knew.", "Part two was easier.", "First book and then tea"])
  func sentences(_ text: String) throws {
    #expect(try read("\(text)\n\nIt was so.").contents.isEmpty)
  }

  @Test("the frame of Project Gutenberg is kept behind the text, and no part of it")
  func gutenberg() throws {
    let book = try read(
      """
      The Project Gutenberg eBook of Bees

      Title: Of Bees
      Author: A. Writer

      *** START OF THE PROJECT GUTENBERG EBOOK BEES ***

      Contents

      CHAPTER I. One
      CHAPTER II. Two


      CHAPTER I. One

      They fly.

      CHAPTER II. Two

      They rest.

      *** END OF THE PROJECT GUTENBERG EBOOK BEES ***

      START: FULL LICENSE
      """)
    #expect(book.chapters.map(\.title) == ["CHAPTER I. One", "CHAPTER II. Two"])
    #expect(book.metadata.title == "Of Bees" && book.metadata.authors == ["A. Writer"])
    #expect(book.documents.map(\.isLinear) == [true, false])
    #expect(
      book.documents[0].texts.last == "They rest."
        && book.documents[1].texts.contains("START: FULL LICENSE"))
  }

  @Test("readings and instructions of Aozora Bunko are no text")
  func aozora() throws {
    let book = try read(
      """
      吾輩は猫である
      夏目漱石

      -------------------------------------------------------
      【テキスト中に現れる記号について】
      《》：ルビ
      -------------------------------------------------------

      ［＃２字下げ］一［＃「一」は中見出し］
      　吾輩《わがはい》は猫である。あの｜名前《なまえ》はまだ無い。
      """)
    #expect(book.metadata.title == "吾輩は猫である" && book.metadata.authors == ["夏目漱石"])
    #expect(book.metadata.languages == ["ja"])
    let document = try first(book.documents)
    #expect(book.chapters.map(\.title) == ["一"])
    #expect(document.texts.contains("吾輩は猫である。あの名前はまだ無い。"))
    #expect(document.readings == ["わがはい", "なまえ"])
    #expect(document.texts { if case .reading = $0 { true } else { false } } == ["吾輩", "名前"])
    #expect(try read("他看了《红楼梦》。").texts == ["他看了《红楼梦》。"])
  }

  @Test("a damaged byte does not make a text binary, and is not shown")
  func zero() throws {
    let text = String(repeating: "Text with a word. ", count: 10)
    #expect(try read("a\u{0}b \u{1B}\u{7}c \u{9B}d " + text).texts[0].hasPrefix("ab c d Text"))
    #expect(throws: BookError.unknownFormat) { try read([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1, 2]) }
  }

  @Test("a search finds ligatures and letters with strokes")
  func search() throws {
    let book = try read("Le cœur de Łódź, København, ısı und Ægir.")
    for query in ["coeur", "lodz", "kobenhavn", "isi", "aegir", "CŒUR"] {
      #expect(book.search(query).count == 1, "\(query)")
    }
  }

  @Test("a packed text is unpacked")
  func packed() throws {
    let text = Array("Chapter 1\n\nIt was so.".utf8)
    // One stored block.
    let count = UInt8(text.count)
    let packed: [UInt8] =
      [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a.txt".utf8) + [0, 1, count, 0, ~count, 0xFF]
      + text
      + [UInt8](repeating: 0, count: 8)
    #expect(try read(packed, name: "a.txt.gz").texts == ["Chapter 1", "It was so."])
    #expect(throws: BookError.damaged) { try read(Array(packed.prefix(30)), name: "a.txt.gz") }
  }
}
