import GameEngine
import TestSupport
import Testing

@Suite("The form guess")
struct GuessFormTests {
  @Test(
    "a letter is marked as often as the answer has it, those in place first",
    arguments: [
      ("speed", "erase", "+.++."), ("erase", "speed", "+..++"), ("eerie", "erase", "=.+.="),
      ("geese", "eerie", ".=+.="), ("erase", "eerie", "=+..="), ("eerie", "speed", "++..."),
      ("crane", "crane", "====="), ("llama", "alarm", ".==++"), ("alarm", "llama", "+==.+"),
      ("sssss", "glass", "...=="), ("glass", "sassy", "..+=+"), ("about", "ghost", "..=.="),
    ])
  func marks(guess: String, answer: String, expected: String) {
    #expect(GuessMarks.of(guess, answer: answer) == expected)
  }

  @Test("each letter gets as many marks as occur in both words")
  func marksProperty() {
    var gen = Gen(seed: 4)
    for _ in 0..<500 {
      let guess = Array(gen.text(of: "abcde", length: 5...5))
      let answer = Array(gen.text(of: "abcde", length: 5...5))
      let marks = Array(GuessMarks.of(String(guess), answer: String(answer)))
      for letter in "abcde" {
        let places = guess.indices.filter { guess[$0] == letter }
        let most = min(places.count, answer.count { $0 == letter })
        #expect(places.count { marks[$0] != "." } == most)
        #expect(places.allSatisfy { (marks[$0] == "=") == (answer[$0] == letter) })
      }
    }
  }

  private func ghost() throws -> Asking {
    try Asking("guess", Asking.word("ghost", definition: "a spirit that haunts a house"))
  }

  @Test("six tries miss, and the sixth ends it")
  func sixTries() throws {
    let tries = ["about", "crane", "slate", "irate", "later", "stare"]
    #expect(
      try ghost().answers(to: tries) == ["state", "state", "state", "state", "state", "wrong"])
    #expect(try ghost().answers(to: tries.dropLast() + ["ghost"]).last == "right")
    #expect(try ghost().state(after: ["about", "crane"]).left == 4)
  }

  @Test("a guess that is refused costs no try")
  func refusals() throws {
    let inputs = ["ghosts", "", "about"]
    #expect(try ghost().answers(to: [inputs[0]]) == ["wrong_length"])
    #expect(
      try ghost().answers(to: ["zzzzz", "about", "about", "ab", "gh st", "12345"])
        == ["not_in_list", "state", "guess_used", "wrong_length", "not_in_list", "not_in_list"])
    #expect(try ghost().state(after: ["zzzzz", "about", "about", "abc"]).left == 5)
    #expect(try ghost().state(after: ["zzzzz", "about", "about", "abc"]).marks == ["..=.="])
  }

  @Test("a guess without accents is the answer that has them, or a legal guess")
  func accents() throws {
    let song = Item(
      term: "canción", partOfSpeech: .noun, level: .one, category: "making", centiZipf: 500,
      ipa: "",
      senses: [Sense(translations: ["song"], language: "en")], language: "es")
    let asking = try Asking("guess", song)
    let guesses = GuessList(of: ["alemán", "religión", "galleta"].map { Asking.word($0) })
    #expect(asking.answers(to: ["cancion"], guesses: guesses) == ["right"])
    let events = asking.answers(to: ["aleman", "galleta", "camione"], guesses: guesses)
    #expect(events == ["wrong_length", "state", "not_in_list"])
    let word = try Asking("guess", Asking.word("balón"))
    let shown = try word.state(after: ["limon"], guesses: GuessList(of: [Asking.word("limón")]))
    #expect(shown.shown == "limón" && shown.marks == ["+..=="])
  }

  @Test("the answer is a legal guess even without a list")
  func noList() throws {
    #expect(
      try ghost().answers(to: ["about", "ghost"], guesses: .empty) == ["not_in_list", "right"])
  }

  @Test("the definition opens after the third try, or by the one hint before it")
  func definition() throws {
    let definition = "a spirit that haunts a house"
    #expect(try ghost().state(after: ["about", "crane"]).definition == nil)
    #expect(try ghost().state(after: ["about", "crane", "slate"]).definition == definition)
    #expect(try ghost().state(after: [":hint"]).definition == definition)
    #expect(try ghost().state(after: [":hint", "about"]).definition == definition)
    #expect(try ghost().state(after: [":hint"]).left == 6)
    #expect(try ghost().answers(to: [":hint", ":hint"]) == ["state", "no_more_hints"])
    #expect(
      try ghost().answers(to: ["about", "crane", "slate", ":hint"]).last == "no_more_hints")
  }

  @Test("only words of five to seven letters are guessed")
  func lengths() throws {
    let form = try #require(Forms.named(FormID("guess")))
    #expect(!form.canAsk(Asking.word("dusk")))
    #expect(form.canAsk(Asking.word("ghost")))
    #expect(form.canAsk(Asking.word("glacier")))
    #expect(!form.canAsk(Asking.word("sediment")))
  }
}

@Suite("The list of guesses")
struct GuessListTests {
  @Test("it contains its words of every length, and no others")
  func contains() {
    let words = ["about", "crane", "zebra", "banana", "window", "cabinet", "weather"]
    let list = GuessList(lines: Array(words.joined(separator: "\n").utf8))
    #expect(words.allSatisfy(list.contains))
    for word in ["", "a", "abou", "aboutc", "craneb", "zzzzz", "aaaaa", "bananb", "weathes", "日本語"]
    {
      #expect(!list.contains(word))
    }
    #expect(!GuessList.empty.contains("about"))
    #expect(!GuessList.empty.contains(""))
  }

  @Test("it agrees with a set, for random words and blank lines")
  func agreesWithSet() {
    var gen = Gen(seed: 5)
    let words = Set((0..<300).map { _ in gen.text(of: "abcd", length: 3...6) })
    let list = GuessList(lines: Array(("\n" + words.sorted().joined(separator: "\n\n")).utf8))
    for _ in 0..<600 {
      let word = gen.text(of: "abcd", length: 3...6)
      #expect(list.contains(word) == words.contains(word))
    }
  }
}
