import Foundation
import GameEngine
import ScoreAPI

/// The JSON of a board's page, put together by hand: what is asked for most has twenty to a hundred
/// entries, and Foundation's encoder takes most of the time of such an answer. What is not there is null.
enum BoardJSON {
  /// A page up to the player who asks.
  static func beginning(of view: BoardView) -> [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(256 + view.entries.count * 160)
    append("{\"board\":", to: &json)
    append(quoted: view.board.rawValue, to: &json)
    append(",\"period\":", to: &json)
    append(quoted: view.period, to: &json)
    append(",\"players\":\(view.players),\"entries\":[", to: &json)
    for (place, entry) in view.entries.enumerated() {
      if place > 0 { append(",", to: &json) }
      append(entry, to: &json)
    }
    append("],\"next\":", to: &json)
    append(quoted: view.next, to: &json)
    return json
  }

  /// The rest of a page: the player who asks.
  static func end(_ json: inout [UInt8], me: BoardEntry?) {
    append(",\"me\":", to: &json)
    if let me { append(me, to: &json) } else { append("null", to: &json) }
    append("}", to: &json)
  }

  private static func append(_ entry: BoardEntry, to json: inout [UInt8]) {
    append("{\"rank\":\(entry.rank),\"username\":", to: &json)
    append(quoted: entry.username, to: &json)
    append(
      ",\"score\":\(entry.score),\"elapsedMillis\":\(entry.elapsedMillis),\"finishedAt\":",
      to: &json)
    append(quoted: entry.finishedAt.description, to: &json)
    append(",\"run\":", to: &json)
    append(quoted: entry.run, to: &json)
    append("}", to: &json)
  }

  private static func append(_ text: String, to json: inout [UInt8]) {
    json.append(contentsOf: text.utf8)
  }

  /// A string, or null. Names, dates and ids need no escapes; what does is left to the encoder.
  private static func append(quoted text: String?, to json: inout [UInt8]) {
    guard let text else { return append("null", to: &json) }
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if !isPlain, let encoded = try? JSONEncoder().encode(text) {
      json.append(contentsOf: encoded)
    } else {
      json.append(0x22)
      json.append(contentsOf: text.utf8)
      json.append(0x22)
    }
  }
}
