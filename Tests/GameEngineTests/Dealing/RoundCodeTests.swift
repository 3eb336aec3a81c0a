import GameEngine
import TestSupport
import Testing

@Suite("Round codes")
struct RoundCodeTests {
  private let pool = FixturePool.pool
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private func code(using gen: inout Gen) -> RoundCode {
    let recipe = FixtureRounds.recipe(using: &gen)
    return RoundCode(
      recipe: recipe, correct: gen.int(0...recipe.count), score: 50 * gen.int(0...16_383))
  }

  @Test("a code gives the same round and result again")
  func roundTrip() throws {
    var gen = Gen(seed: 50)
    for _ in 0..<300 {
      let code = code(using: &gen)
      let read = try RoundCode(text: code.text(pool: pool), pool: pool)
      #expect(Set(read.recipe.forms) == Set(code.recipe.forms))
      var recipe = read.recipe
      recipe.forms = code.recipe.forms
      #expect(recipe == code.recipe)
      #expect(read.correct == code.correct)
      #expect(read.score == code.score)
      #expect(try RoundCode(text: read.text(pool: pool), pool: pool) == read)
    }
  }

  @Test("friends who share a code play the same questions")
  func sameRound() throws {
    var gen = Gen(seed: 51)
    for _ in 0..<60 {
      let code = code(using: &gen)
      let read = try RoundCode(text: code.text(pool: pool), pool: pool)
      #expect(try FixtureRounds.deal(read.recipe) == FixtureRounds.deal(code.recipe))
    }
  }

  @Test("case, hyphens, blanks and letters that look like digits do not matter")
  func leniency() throws {
    var gen = Gen(seed: 52)
    for _ in 0..<50 {
      let code = code(using: &gen)
      let text = code.text(pool: pool)
      let read = try RoundCode(text: text, pool: pool)
      let sloppy =
        " "
        + text.lowercased().map { letter -> String in
          switch letter {
          case "-": " "
          case "0": gen.of(["0", "o", "O"])
          case "1": gen.of(["1", "i", "L", "l", "I"])
          default: String(letter)
          }
        }.joined() + "\n"
      #expect(try RoundCode(text: sloppy, pool: pool) == read)
    }
  }

  @Test("any changed letter is refused, and so are any two exchanged neighbours")
  func changedLetter() {
    var gen = Gen(seed: 53)
    for _ in 0..<7 {
      let text = Array(code(using: &gen).text(pool: pool))
      for place in text.indices where text[place] != "-" {
        for digit in RoundCodeTests.digits where digit != text[place] {
          var changed = text
          changed[place] = digit
          expectRefused(String(changed))
        }
        guard place + 1 < text.count, text[place + 1] != "-", text[place] != text[place + 1] else {
          continue
        }
        var swapped = text
        swapped.swapAt(place, place + 1)
        expectRefused(String(swapped))
      }
    }
  }

  private func expectRefused(_ text: String) {
    #expect(throws: RoundCode.Failure.malformed, "\(text)") {
      try RoundCode(text: text, pool: pool)
    }
  }

  @Test("garbage is refused and never crashes")
  func garbage() {
    var gen = Gen(seed: 54)
    for _ in 0..<1500 {
      let text =
        gen.percent(30)
        ? gen.junk() : gen.text(of: String(RoundCodeTests.digits) + "-", length: 0...40)
      guard let code = try? RoundCode(text: text, pool: pool) else { continue }
      #expect((1...PracticeRecipe.longest).contains(code.recipe.count))
      #expect(code.correct <= code.recipe.count)
      _ = try? FixtureRounds.deal(code.recipe)
    }
  }

  @Test("a code with a valid checksum and any content is read or refused, and never crashes")
  func goodChecksum() throws {
    var gen = Gen(seed: 55)
    var read = 0
    for _ in 0..<300 {
      var bits = CodeBits()
      func append(_ number: Int, width: Int) { bits.append(number, width: width) }
      let count = gen.int(gen.percent(90) ? 1...20 : 0...63)
      let isEarlier = gen.percent(50)
      append(isEarlier ? 1 : 4, width: 4)
      if isEarlier {
        append(1, width: 8)
        append(gen.int(gen.percent(90) ? 0...4 : 0...7), width: 3)
        append(gen.int(gen.percent(90) ? 0...8 : 0...63), width: 6)
        append(gen.int(0...255) * 4 + (gen.percent(10) ? 1 : 0), width: 10)
      } else {
        append(gen.int(gen.percent(95) ? 0...0 : 0...3), width: 2)
        append(gen.int(gen.percent(95) ? 0...0 : 0...15), width: 4)
        let namesForms = gen.percent(50)
        append(namesForms ? 1 : 0, width: 1)
        if namesForms { append(gen.int(0...1023) << 22 | (gen.percent(5) ? 1 : 0), width: 32) }
      }
      append(count, width: 6)
      append(gen.int(0...0xFFFF_FFFF), width: 32)
      for _ in 0..<(gen.percent(90) ? count : gen.int(0...70)) { append(gen.int(0...1), width: 1) }
      append(gen.int(gen.percent(90) ? 0...count : 0...63), width: 6)
      append(gen.int(0...16_383), width: 14)
      if !isEarlier {
        append(1, width: 8)
        append(gen.percent(95) ? RoundCode.pack(of: pool) : gen.int(0...65_535), width: 16)
        append(gen.int(gen.percent(90) ? 0...4 : 0...7), width: 3)
        append(gen.int(gen.percent(90) ? 0...8 : 0...63), width: 6)
      }
      guard let code = try? RoundCode(text: bits.text, pool: pool) else { continue }
      read += 1
      #expect((1...PracticeRecipe.longest).contains(code.recipe.count))
      #expect(code.correct <= code.recipe.count)
      _ = try? FixtureRounds.deal(code.recipe)
    }
    #expect(read > 100)
  }

  @Test("the tenth form has the last bit of an earlier code")
  func lastForm() throws {
    var bits = CodeBits()
    for (number, width) in [(1, 4), (1, 8), (0, 3), (0, 6), (0b1, 10), (1, 6), (0, 53)] {
      bits.append(number, width: width)
    }
    let code = try RoundCode(text: bits.text, pool: pool)
    #expect(code.recipe.forms == [FormID("translate")])
  }

  @Test("a code of a missing edition says so")
  func otherEdition() {
    let recipe = PracticeRecipe(seed: 1, edition: 9)
    let text = RoundCode(recipe: recipe, correct: 0, score: 0).text(pool: pool)
    #expect(throws: RoundCode.Failure.otherEdition(9)) { try RoundCode(text: text, pool: pool) }
    #expect(RoundCode.Failure.otherEdition(9).code == "code_other_edition")
    #expect(RoundCode.Failure.malformed.code == "code_malformed")
    #expect(RoundCode.Failure.tooNew.code == "code_too_new")
  }

  @Test("a code is short and never changes")
  func pinned() {
    let recipe = PracticeRecipe(
      seed: 123_456_789, forms: [FormID("match"), FormID("recall")], level: .three,
      category: "food", count: 10, edition: 1)
    let text = RoundCode(recipe: recipe, correct: 8, score: 4200).text(pool: pool)
    #expect(text == "80T00-0000M-1TVSM-AG020-1A03F-PFC6G-R")
  }

  @Test("codes of earlier versions are read, and get another result in their own version")
  func earlier() throws {
    let text = "20B1T-02G7B-F6HA0-08058-35"
    let code = try RoundCode(text: text, pool: pool)
    #expect(code.recipe.forms == [FormID("match"), FormID("recall")])
    #expect(code.recipe.seed == 123_456_789 && code.recipe.level == .three)
    #expect(code.recipe.category == "food" && code.recipe.count == 10)
    #expect(code.correct == 8 && code.score == 4200)
    let other = try RoundCode.text(text, correct: 3, score: 150)
    let changed = try RoundCode(text: other, pool: pool)
    #expect(changed.recipe == code.recipe && changed.correct == 3 && changed.score == 150)
    #expect(other.hasPrefix("20B1T-02G7B-F6HA0"))
  }

  @Test("a code for other words of the edition says so")
  func otherPack() throws {
    let text = RoundCode(recipe: PracticeRecipe(seed: 1, edition: 1), correct: 0, score: 0).text(
      pool: pool)
    let fewer = ItemPool(items: Array(pool.items.dropLast()), editions: pool.editions)
    #expect(throws: RoundCode.Failure.otherPack) { try RoundCode(text: text, pool: fewer) }
    #expect(RoundCode.Failure.otherPack.code == "code_other_source")
  }

  @Test("a code for another course names it")
  func otherCourse() throws {
    let german = try #require(CourseID("de"))
    let course = ItemPool(
      course: Course(
        id: german, name: "German", language: "de", meanings: "en", letters: Set("abcdefghij")),
      items: pool.items, editions: pool.editions)
    let code = RoundCode(
      recipe: PracticeRecipe(seed: 1, count: 5, edition: 1), correct: 0, score: 0)
    let text = code.text(pool: course)
    #expect(try RoundCode(text: text, pool: course).text(pool: course) == text)
    #expect(throws: RoundCode.Failure.otherCourse(german)) {
      try RoundCode(text: text, pool: pool)
    }
    #expect(throws: RoundCode.Failure.otherCourse(.english)) {
      try RoundCode(text: code.text(pool: pool), pool: course)
    }
    #expect(RoundCode.Failure.otherCourse(german).code == "code_other_source")
  }

  @Test("a code of a form or a version that is not known yet asks for an update")
  func newer() throws {
    for fields in [
      [(5, 4)], [(4, 4), (3, 2)], [(4, 4), (0, 2), (0, 4), (1, 1), (1, 32), (1, 6), (0, 53)],
    ] {
      var bits = CodeBits()
      for (number, width) in fields { bits.append(number, width: width) }
      #expect(throws: RoundCode.Failure.tooNew) { try RoundCode(text: bits.text, pool: pool) }
    }
  }
}
