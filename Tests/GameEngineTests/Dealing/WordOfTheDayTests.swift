import Testing

@testable import GameEngine

@Suite("The word of the day")
struct WordOfTheDayTests {
  private func place(_ dayNumber: Int, among count: Int) -> Int? {
    WordOfTheDay.place(on: CalendarDate(dayNumber: dayNumber), among: count)
  }

  @Test("is repeated only after all others, in another order each time")
  func law() throws {
    let first = try #require(CalendarDate("2026-01-01"))
    // A turn begins at a multiple of the number of words.
    let start = first.dayNumber / 30 * 30
    for turn in 0..<5 {
      let days = (start + turn * 30)..<(start + (turn + 1) * 30)
      #expect(Set(days.map { place($0, among: 30) }) == Set(0..<30))
    }
    #expect(place(start, among: 30) != place(start + 30, among: 30))
  }

  @Test("is nil without words, and exists before 1970")
  func limits() {
    #expect(place(20_000, among: 0) == nil)
    #expect(place(-5, among: 30) != nil)
  }
}
