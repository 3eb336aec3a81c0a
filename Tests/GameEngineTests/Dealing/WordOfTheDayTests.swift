import Testing

@testable import GameEngine

@Suite("The word of the day")
struct WordOfTheDayTests {
  private let words = (0..<50).map { place in
    Item(
      term: "word\(place)", partOfSpeech: .noun, level: .one, category: "c", centiZipf: 400,
      ipa: "w", senses: [Sense(definition: "d", examples: [])], edition: place < 30 ? 1 : 2)
  }
  private let editions: [Edition]
  private let first: CalendarDate

  init() throws {
    first = try #require(CalendarDate("2026-01-01"))
    editions = [
      Edition(number: 1, firstDate: first),
      Edition(number: 2, firstDate: try #require(CalendarDate("2030-01-01"))),
    ]
  }

  private func headword(_ dayNumber: Int, of words: [Item]) -> String? {
    WordOfTheDay.word(of: CalendarDate(dayNumber: dayNumber), in: words, editions: editions)?
      .term
  }

  @Test("does not depend on the order of the words, and is repeated only after all others")
  func law() {
    // A turn begins at a multiple of the number of words.
    let start = first.dayNumber / 30 * 30
    for turn in 0..<5 {
      let days = (start + turn * 30)..<(start + (turn + 1) * 30)
      let dealt = days.map { headword($0, of: words) }
      #expect(Set(dealt) == Set(words.prefix(30).map(\.term)))
      #expect(dealt == days.map { headword($0, of: words.reversed()) })
    }
    #expect(headword(start, of: words) != headword(start + 30, of: words))
  }

  @Test("comes from the edition of its date, and is nil without words")
  func edition() {
    let later = editions[1].firstDate.dayNumber
    let dealt = Set((later..<later + 200).map { headword($0, of: words) })
    #expect(dealt.count == 50)
    #expect(headword(first.dayNumber, of: []) == nil)
    #expect(headword(-5, of: words) != nil)
  }
}
