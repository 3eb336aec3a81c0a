import Testing

@testable import ClientBooks
@testable import ClientCore

@Suite("The words of the index of books")
struct IndexWordsTests {
  @Test("neighboring short words are one word, and the first letters of long words are one, too")
  func added() {
    func added(_ text: String) -> String {
      String(decoding: IndexWords.added(to: Array(text.utf8)), as: UTF8.self)
    }
    #expect(added("") == "")
    #expect(added(" dogs") == " dogs")
    #expect(
      added(" out of the window to a tree")
        == " out of the window to a tree out·of of·the wind· to·a")
    #expect(added(" 道 可") == " 道 可 道·可")
    #expect(added(" привет") == " привет прив·")
  }

  @Test("a phrase needs its pairs of short words, and all other words")
  func terms() {
    #expect(
      IndexWords.terms(of: ["out", "of", "the", "window", "to"]) == [
        "out·of", "of·the", "window", "to",
      ])
    #expect(IndexWords.terms(of: ["window"]) == ["window"])
    #expect(IndexWords.terms(of: ["window", "of", "a"]) == ["window", "of·a"])
  }

  @Test("a beginning needs its first letters, or is a word itself")
  func beginnings() {
    #expect(IndexWords.terms(beginning: "wind") == ["wind", "wind·"])
    #expect(IndexWords.terms(beginning: "windo") == ["wind·"])
  }
}
