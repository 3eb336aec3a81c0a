import TestSupport
import Testing

@testable import GameEngine

@Suite("The grade of an answer")
struct GradingTests {
  /// The expected time of a typed word of four letters, in milliseconds: 1.5 s and 0.35 s per letter.
  private static let expected = 2900

  private func answer(
    _ input: String = "dawn", form: String = "recall", milliseconds: Int = GradingTests.expected,
    hint: Bool = false, slip: Bool = false, again: Bool = false,
    item: ItemID = ItemID("en/dawn/noun")
  ) -> AnswerEntry {
    AnswerEntry(
      item: item, form: FormID(form), input: input, verdict: .right,
      milliseconds: milliseconds, hint: hint, round: EventID(high: 0, low: 1), index: 1,
      points: 0, again: again, slip: slip, level: .two)
  }

  private func grade(
    _ answer: AnswerEntry, right: Bool = true, recall: Double? = 0.9, repetitions: Int = 2,
    isShown: Bool = false, isTimed: Bool = false, level: Level? = nil
  ) -> Grade {
    var word = ItemProgress()
    (word.right, word.seen) = (repetitions, repetitions + (isShown ? 1 : 0))
    return Grading(
      of: answer, isRight: right, word: word, recall: recall, pace: Pace(), isTimed: isTimed,
      level: level
    ).grade
  }

  @Test("is the lowest for a miss, whatever else is true of it")
  func miss() {
    for answer in [answer(), answer("1"), answer(hint: true), answer(milliseconds: 1)] {
      #expect(grade(answer, right: false) == .again)
      #expect(grade(answer, right: false, recall: nil) == .again)
    }
  }

  @Test("an answer of several words is one try")
  func phrase() {
    let phrase = answer("give up at last", milliseconds: 6000)
    #expect(grade(phrase) == .good)
    #expect(grade(answer("d a w n", form: "hangman")) == .good)
    #expect(grade(answer("give in\ngive up", milliseconds: 4000)) == .hard)
  }

  @Test(
    "is the player's own in gist, whatever the time; it never shows that a word was known before")
  func own() {
    for (input, grade) in [("3", Grade.good), ("a light\n3", .good), ("a light\n2", .hard)] {
      for milliseconds in [300, 2900, 28_000] {
        let answer = answer(input, form: "gist", milliseconds: milliseconds)
        #expect(self.grade(answer) == grade)
        #expect(self.grade(answer, recall: nil, repetitions: 0) == grade)
      }
    }
  }

  @Test("is never easy in paragraph, which shows half of the letters, nor hard for a long time")
  func paragraph() {
    for milliseconds in [300, 2900, 28_000] {
      let answer = answer("rning", form: "paragraph", milliseconds: milliseconds)
      #expect(grade(answer) == .good)
      #expect(grade(answer, recall: nil, repetitions: 0) == .good)
    }
  }

  @Test("is hard with help: a hint, a typing error, an undone question, a second try")
  func help() {
    let helped = [
      answer(hint: true), answer(slip: true), answer(again: true), answer("dusk\ndawn"),
    ]
    for answer in helped {
      #expect(grade(answer) == .hard)
      #expect(grade(answer, recall: nil, isTimed: true) == .hard)
    }
    #expect(grade(answer("d a w n", form: "hangman")) == .good)
    #expect(grade(answer("dusk dawn", form: "guess")) == .good)
  }

  @Test("is hard for a right choice that was probably guessed")
  func guessed() {
    #expect(grade(answer("1", form: "match"), recall: 0.399) == .hard)
    #expect(grade(answer("1", form: "match"), recall: 0.4) == .good)
    #expect(grade(answer(), recall: 0.1) == .good)
  }

  @Test("at first sight distinguishes a known word from a new one")
  func firstSight() {
    #expect(grade(answer(), recall: nil, repetitions: 0) == .easy)
    #expect(grade(answer(milliseconds: 2 * 2900), recall: nil, repetitions: 0) == .easy)
    #expect(grade(answer(milliseconds: 2 * 2900 + 1), recall: nil, repetitions: 0) == .good)
    #expect(grade(answer("2", form: "match"), recall: nil, repetitions: 0) == .good)
    #expect(grade(answer("d a w n", form: "hangman"), recall: nil, repetitions: 0) == .good)
    #expect(grade(answer(form: "spell"), recall: nil, repetitions: 0) == .good)
  }

  @Test("at first sight is not easy for a word that was just shown, nor for a card")
  func justSeen() {
    #expect(grade(answer(), recall: nil, repetitions: 0, isShown: true) == .good)
    #expect(grade(answer(item: .card("c1")), recall: nil, repetitions: 0) == .good)
  }

  @Test("at first sight is easy for a prompt choice only if the word is below the player's level")
  func belowLevel() {
    let choice = answer("2", form: "match")
    for (level, wanted) in [
      (Level.one, Grade.good), (.two, .good), (.three, .easy), (.four, .easy),
    ] {
      #expect(grade(choice, recall: nil, repetitions: 0, level: level) == wanted)
      #expect(grade(choice, recall: 0.9, level: level) == .good)
    }
    let slow = answer("2", form: "match", milliseconds: 8001)
    #expect(grade(slow, recall: nil, repetitions: 0, level: .four) == .good)
    #expect(
      grade(answer("d a w n", form: "hangman"), recall: nil, repetitions: 0, level: .four) == .good)
  }

  @Test(
    "falls with the time it took, beside the player's own",
    arguments: [
      (1, Grade.easy), (1449, .easy), (1450, .good), (5800, .good), (5801, .hard), (30_000, .hard),
      (30_001, .good), (0, .good),
    ])
  func time(milliseconds: Int, wanted: Grade) {
    #expect(grade(answer(milliseconds: milliseconds)) == wanted)
  }

  @Test("is easy only for a typed word that was answered twice before")
  func easy() {
    let quick = answer(milliseconds: 500)
    #expect(grade(quick, repetitions: 1) == .good)
    #expect(grade(quick, repetitions: 2) == .easy)
    #expect(grade(answer("3", form: "match", milliseconds: 500)) == .good)
    #expect(grade(answer("a w n d", form: "hangman", milliseconds: 500)) == .good)
  }

  @Test("is never hard for slowness against the clock")
  func timed() {
    let slow = answer("1", form: "match", milliseconds: 20_000)
    #expect(grade(slow) == .hard)
    #expect(grade(slow, isTimed: true) == .good)
    #expect(grade(slow, recall: 0.1, isTimed: true) == .hard)
  }

  @Test("follows these rules for any answer", arguments: 0..<20)
  func laws(seed: UInt64) {
    var random = Gen(seed: seed)
    for _ in 0..<100 {
      let answer = answer(
        random.of(["1", "9", "dawn", "dusk dawn"]), form: random.of(["recall", "match", "guess"]),
        milliseconds: random.int(0...60_000), hint: random.percent(20), slip: random.percent(20))
      let right = random.percent(70)
      let recall = random.percent(20) ? nil : Double(random.int(0...100)) / 100
      let repetitions = random.int(0...4)
      func graded(isTimed: Bool) -> Grade {
        grade(answer, right: right, recall: recall, repetitions: repetitions, isTimed: isTimed)
      }
      #expect(graded(isTimed: false).isSuccess == right)
      #expect(graded(isTimed: true) >= graded(isTimed: false))
      if answer.isChoice || answer.hint { #expect(graded(isTimed: true) < .easy) }
    }
  }
}
