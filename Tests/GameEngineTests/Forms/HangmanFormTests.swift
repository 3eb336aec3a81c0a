import GameEngine
import TestSupport
import Testing

@Suite("The form hangman")
struct HangmanFormTests {
  private func banana() throws -> Asking {
    try Asking("hangman", Asking.word("banana", definition: "a long yellow fruit"))
  }

  @Test("a letter opens at all its positions")
  func opens() throws {
    #expect(try banana().state(after: ["a"]).shown == "_ a _ a _ a")
    #expect(try banana().state(after: ["a", "n"]).shown == "_ a n a n a")
    #expect(try banana().state(after: ["a", "n"]).left == 6)
    #expect(try banana().answers(to: ["a", "n", "b"]) == ["state", "state", "right"])
    #expect(try banana().question.input == .letter)
  }

  @Test("six misses end it, and the letters found do not help")
  func lives() throws {
    #expect(
      try banana().answers(to: ["x", "y", "a", "z", "q", "w", "v"])
        == ["state", "state", "state", "state", "state", "state", "wrong"])
    #expect(try banana().state(after: ["x", "y", "z", "q", "w"]).left == 1)
  }

  @Test("a whole word that is wrong costs two misses, the right one wins")
  func wholeWord() throws {
    #expect(try banana().state(after: ["orange"]).left == 4)
    #expect(
      try banana().answers(to: ["orange", "planet", "window"]) == ["state", "state", "wrong"])
    #expect(try banana().answers(to: ["orange", "banana"]) == ["state", "right"])
    #expect(
      try banana().answers(to: ["x", "y", "z", "q", "w", "orange"]).last == "wrong")
  }

  @Test("repeated letters and other characters are refused and cost nothing")
  func refusals() throws {
    #expect(
      try banana().answers(to: [
        "a", "a", "x", "x", "orange", "orange", "ab", "7", "!", "ban ana", "bananas",
      ])
        == [
          "state", "letter_used", "state", "letter_used", "state", "letter_used", "not_a_letter",
          "not_a_letter", "not_a_letter", "not_a_letter", "not_a_letter",
        ])
    #expect(try banana().state(after: ["a", "a", "x", "x", "7", "bananas"]).left == 5)
  }

  @Test("a hint opens the first hidden letter and costs no miss")
  func hints() throws {
    #expect(try banana().state(after: [":hint"]).shown == "b _ _ _ _ _")
    #expect(try banana().state(after: ["b", ":hint"]).shown == "b a _ a _ a")
    #expect(try banana().state(after: [":hint"]).left == 6)
  }

  @Test("if hints have opened every letter, the word must still be typed")
  func allHints() throws {
    let hints = [":hint", ":hint", ":hint"]
    #expect(try banana().state(after: hints).shown == "b a n a n a")
    #expect(try banana().answers(to: hints + ["banana"]).last == "right")
    #expect(try banana().answers(to: hints + ["x"]).last == "state")
    #expect(try banana().answers(to: hints + ["orange"]).last == "state")
    #expect(try banana().answers(to: hints + ["b"]).last == "letter_used")
    #expect(try banana().answers(to: hints + [":hint"]).last == "no_more_hints")
  }
}
