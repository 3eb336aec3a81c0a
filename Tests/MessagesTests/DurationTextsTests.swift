import Messages
import Testing

@Suite("Short durations")
struct DurationTextsTests {
  @Test(
    "a duration is shown in its two largest units",
    arguments: [
      (0, "0 s"), (999, "0 s"), (59_999, "59 s"), (60_000, "1 min 0 s"), (84_000, "1 min 24 s"),
      (3_599_999, "59 min 59 s"), (3_600_000, "1 h 0 min"), (25_500_000, "7 h 5 min"),
      (3_600_000_000, "1,000 h 0 min"), (-1, "0 s"), (.min, "0 s"),
    ])
  func short(_ millis: Int, _ text: String) {
    #expect(DurationTexts(.english).short(millis: millis) == text)
  }
}
