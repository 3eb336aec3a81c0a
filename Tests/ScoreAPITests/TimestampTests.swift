import GameEngine
import ScoreAPI
import Testing

@Suite("Instants on the wire")
struct TimestampTests {
  @Test("are written in UTC with milliseconds, and read back")
  func roundTrip() throws {
    #expect(Timestamp(millis: 0).description == "1970-01-01T00:00:00.000Z")
    #expect(Timestamp(millis: 1_795_262_400_123).description == "2026-11-21T12:00:00.123Z")
    for millis: Int64 in [0, 1, 86_399_999, 1_795_262_400_123, 253_402_300_799_999] {
      #expect(Timestamp(Timestamp(millis: millis).description)?.millis == millis)
    }
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "2026-11-21", "2026-11-21T12:00:00Z", "2026-11-21T24:00:00.000Z",
      "2026-02-30T12:00:00.000Z", "2026-11-21T12:00:00.000+", "2026-11-21T12:00:0x.000Z",
      "2026-11-21t12:00:00.000Z", "1969-12-31T23:59:59.999Z",
    ])
  func refused(text: String) { #expect(Timestamp(text) == nil) }
}
