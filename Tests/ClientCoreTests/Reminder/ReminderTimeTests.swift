import ClientCore
import Testing

@Suite("The time of the reminder")
struct ReminderTimeTests {
  @Test(
    "a time is hours and minutes, and is written with two digits each",
    arguments: [("19:30", "19:30"), ("7:05", "07:05"), ("00:00", "00:00"), ("23:59", "23:59")])
  func times(_ text: String, _ written: String) throws {
    let time = try #require(ReminderTime(text))
    #expect(time.description == written)
    #expect(ReminderTime(written) == time)
  }

  @Test(
    "any other text is not a time",
    arguments: [
      "", ":", "7", "24:00", "19:60", "19:3", "019:30", "19:030", "19:30:00", "-1:00", "+7:00",
      "7:5 ", "٧:٠٥", "noon", "1９:30",
    ])
  func none(_ text: String) { #expect(ReminderTime(text) == nil) }
}
