import Foundation
import GameEngine

/// Bodies of events as JSON.
enum JSONTexts {
  private struct Encoded: Encodable {
    let body: EventBody
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  static func encoded(_ body: EventBody) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try String(decoding: encoder.encode(Encoded(body: body)), as: UTF8.self)
  }

  static func decoded(_ body: String, kind: String) throws -> EventBody {
    let line = """
      {"id":"00000000-0000-0000-0000-000000000001","device":"desk","counter":1,"instant":1,
      "localDate":"2026-11-21","offset":0,"kind":"\(kind)","body":\(body)}
      """
    return try JSONDecoder().decode(Event.self, from: Data(line.utf8)).body
  }
}
