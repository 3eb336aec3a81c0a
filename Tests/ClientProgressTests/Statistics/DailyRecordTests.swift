import Testing

@testable import ClientProgress

@Suite("The record of dailies")
struct DailyRecordTests {
  @Test(
    "ranks the score of yesterday, but does not praise the lowest",
    arguments: [
      (7, [7], 1), (7, [7, 7], 1), (6, [7, 6], nil), (6, [7, 6, 5], 2), (5, [7, 6, 5], nil),
      (5, [7, 6, 5, 4], 3),
    ] as [(Int, [Int], Int?)])
  func rank(score: Int, among scores: [Int], expected: Int?) {
    #expect(DailyRecord.rank(of: score, among: scores) == expected)
  }
}
