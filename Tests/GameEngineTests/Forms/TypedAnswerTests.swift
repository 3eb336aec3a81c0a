import GameEngine
import TestSupport
import Testing

@Suite("Typed answers")
struct TypedAnswerTests {
  private let glacier = Asking.word("glacier", synonyms: ["icecap", "ice sheet"])

  private func key(
    _ accepted: [String], inflections: [String] = [], synonyms: [String] = [],
    lookalikes: [String] = []
  ) -> QuestionKey {
    QuestionKey(
      word: glacier, example: nil, answer: accepted[0], accepted: accepted,
      inflections: inflections, synonyms: synonyms, lookalikes: lookalikes)
  }

  @Test(
    "what does not count is taken off",
    arguments: [
      ("  glacier ", "glacier"), ("ice   sheet", "ice sheet"), ("glacier.", "glacier"),
      ("glacier?!", "glacier"), ("rock ’n’ roll", "rock 'n' roll"), ("o`clock", "o'clock"),
      ("\tice\u{A0}sheet\n", "ice sheet"), (" . ", ""), ("", ""), ("well-known", "well-known"),
    ])
  func tidied(input: String, tidied: String) {
    #expect(TypedAnswer.tidied(input) == tidied)
    #expect(TypedAnswer.tidied(tidied) == tidied)
  }

  @Test(
    "an answer is matched with the key",
    arguments: [
      ("glacier", .exact), ("glaciers", .inflection), ("icecap", .synonym), ("ice sheet", .synonym),
      ("glacer", .typo), ("galcier", .typo), ("glacjer", .typo), ("glaciera", .typo),
      ("placier", .none), ("lacier", .none), ("glazjer", .none), ("glancer", .none),
      ("glazier", .none), ("river", .none), ("", .none), ("g", .none), ("glácier", .accents),
      ("a glacier", .exact), ("the glacier", .exact), ("to glacer", .typo),
    ] as [(String, TypedAnswer.Match)])
  func matching(answer: String, expected: TypedAnswer.Match) {
    let key = key(
      ["glacier"], inflections: ["glaciers"], synonyms: ["icecap", "ice sheet"],
      lookalikes: ["glazier", "glancer"])
    #expect(TypedAnswer.match(answer, key: key, strictAccents: false) == expected)
  }

  @Test(
    "a word forgives slips by its length, and never at its first letter",
    arguments: [
      ("ice", "icd", false), ("dawn", "dwan", true), ("dawn", "dwna", true),
      ("dawn", "nawd", false),
      ("drought", "drougt", true), ("drought", "druogt", false), ("sediment", "sedimnet", true),
      ("sediment", "sedmnet", true), ("sediment", "sdmnet", false), ("sediment", "zediment", false),
      ("sediment", "esdiment", false), ("sediment", "sedimentss", true),
    ])
  func typos(word: String, answer: String, forgiven: Bool) {
    let match = TypedAnswer.match(answer, key: key([word]), strictAccents: false)
    #expect(match == (forgiven ? .typo : .none))
  }

  @Test(
    "British and American spellings are one word, under the rules in force",
    arguments: [
      ("color", "colour", .exact), ("neighborhood", "The neighbourhood", .exact),
      ("to apologize", "apologise", .exact), ("in honor of", "in honour of", .exact),
      ("centre", "center", .exact), ("story", "storey", .exact), ("color", "colours", .inflection),
      ("color", "hue", .synonym), ("four", "for", .typo), ("hour", "hor", .typo),
      ("promise", "promize", .typo),
    ] as [(String, String, TypedAnswer.Match)])
  func spellings(word: String, answer: String, expected: TypedAnswer.Match) {
    let key = key([word], inflections: ["colors"], synonyms: ["hue"])
    #expect(TypedAnswer.match(answer, key: key, strictAccents: true) == expected)
    guard expected == .exact else { return }
    #expect(
      TypedAnswer.match(answer, key: key, strictAccents: true, style: .early) != .exact)
  }

  @Test("in other languages they are not one word")
  func foreignSpellings() {
    let key = QuestionKey(
      word: glacier, example: nil, answer: "color", answerLanguage: "es", accepted: ["color"])
    #expect(TypedAnswer.match("colour", key: key, strictAccents: true) != .exact)
  }

  @Test(
    "accents are forgiven unless they are asked for",
    arguments: [
      ("café", "cafe", .accents, .none), ("café", "café", .exact, .exact),
      ("cafe", "café", .accents, .none), ("naïveté", "naivete", .accents, .none),
      ("naïveté", "naïvete", .accents, .none), ("naïveté", "naïvté", .typo, .typo),
      ("éclair", "eclair", .accents, .none),
    ] as [(String, String, TypedAnswer.Match, TypedAnswer.Match)])
  func accents(
    word: String, answer: String, lenient: TypedAnswer.Match, strict: TypedAnswer.Match
  ) {
    #expect(TypedAnswer.match(answer, key: key([word]), strictAccents: false) == lenient)
    #expect(TypedAnswer.match(answer, key: key([word]), strictAccents: true) == strict)
  }

  @Test("accepted forms take precedence over inflections, synonyms and lookalikes, in this order")
  func order() {
    let key = key(["run", "ran"], inflections: ["ran", "runs"], synonyms: ["runs", "dash"])
    #expect(TypedAnswer.match("ran", key: key, strictAccents: false) == .exact)
    #expect(TypedAnswer.match("runs", key: key, strictAccents: false) == .inflection)
    #expect(TypedAnswer.match("dash", key: key, strictAccents: false) == .synonym)
  }

  @Test("a synonym gives one free second try, and a second synonym is a miss")
  func synonyms() throws {
    let asking = try Asking("recall", glacier)
    #expect(asking.answers(to: ["icecap", "glacier"]) == ["state", "right"])
    #expect(asking.answers(to: ["icecap", "ice sheet"]) == ["state", "wrong"])
    #expect(asking.answers(to: ["icecap", "icecap"]) == ["state", "wrong"])
    #expect(asking.answers(to: ["icecap", "volcano"]) == ["state", "wrong"])
    #expect(asking.answers(to: [":hint", "icecap", "glacier"]) == ["state", "state", "right"])
    let state = try asking.state(after: ["icecap"])
    #expect(state.shown == "g _ _ _ _ _ _")
    #expect(state.left == 1)
    #expect(state.kind == .near)
    #expect(state.input == "icecap")
  }

  @Test("a second try distinguishes our word from the synonym, but never shows all of it")
  func secondTry() throws {
    let word = Asking.word("help", .verb, synonyms: ["heal", "helping hand", "helpout"])
    func shown(_ answer: String) throws -> String? {
      let asking = try Asking("recall", word)
      guard case .state(let state) = asking.events(of: [answer])[0] else { return nil }
      return state.shown
    }
    #expect(try shown("heal") == "h e l _")
    #expect(try shown("helpout") == "h e l _")
  }

  @Test("a verdict contains the remark on an answer that is not exact")
  func notes() throws {
    func remark(_ answer: String) throws -> AnswerRemark? {
      guard case .verdict(let verdict) = try Asking("recall", glacier).events(of: [answer])[0]
      else {
        Issue.record("no verdict")
        return nil
      }
      #expect(verdict.correct)
      #expect(verdict.points == 100)
      return verdict.remark
    }
    #expect(try remark("glacier") == nil)
    #expect(try remark("  glacier.") == nil)
    #expect(try remark("glacer") == .spelling)
    #expect(try remark("glácier") == .accent)
    #expect(try remark("glaciers") == .form)
  }

  @Test("each hint shows one more letter, up to about half of the word")
  func hints() throws {
    let asking = try Asking("recall", glacier)
    #expect(try asking.state(after: [":hint"]).shown == "g l _ _ _ _ _")
    #expect(try asking.state(after: [":hint", ":hint"]).shown == "g l a _ _ _ _")
    #expect(
      asking.answers(to: [":hint", ":hint", ":hint", ":hint", "glacier"])
        == ["state", "state", "state", "no_more_hints", "right"])
  }

  @Test("an answer of more than a hundred letters is refused")
  func tooLong() throws {
    let asking = try Asking("recall", glacier)
    let long = String(repeating: "x", count: 101)
    #expect(asking.answers(to: [long, String(long.dropLast())]) == ["too_long", "other_length"])
  }
}
