import Foundation
import GameEngine
import Testing

@Suite("The distribution of a daily")
struct DailyDistributionTests {
  @Test("is coded as the numbers of players with 0 to 10 right answers")
  func coding() throws {
    var distribution = DailyDistribution()
    distribution.add(3, right: 7)
    distribution.add(2, right: 10)
    distribution.add(-1, right: 7)
    distribution.add(1, right: 11)
    let json = try JSONEncoder().encode(distribution)
    #expect(String(decoding: json, as: UTF8.self) == "[0,0,0,0,0,0,0,2,0,0,2]")
    #expect(try JSONDecoder().decode(DailyDistribution.self, from: json) == distribution)
    #expect(distribution.players == 4)
  }

  @Test(
    "impossible numbers from a server are refused",
    arguments: [
      "[]", "[1,2,3]", "[0,0,0,0,0,0,0,0,0,0,-1]", "[0,0,0,0,0,0,0,0,0,0,0,0]",
      "[9223372036854775807,1,0,0,0,0,0,0,0,0,0]", "7", "null",
    ])
  func refused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DailyDistribution.self, from: Data(json.utf8))
    }
  }
}
