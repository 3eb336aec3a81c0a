import Foundation
import GameEngine

/// The lines of an exported journal: a header, then one event a line. docs/journal.md describes them.
enum ExportFormat {
  static let name = "wordhoard-journal"
  static let version = 1

  struct Header: Codable {
    let format: String
    let version: Int
  }

  /// An event as it stands in a line; the body is kept as it is, known or not.
  struct Line: Codable {
    let id: EventID
    let device: String
    let counter: Int
    let instant: Int64
    let localDate: CalendarDate
    let offset: Int
    let kind: String
    let body: JSONValue
  }

  /// Instants outside the years 1970 to 9999 are no instants of a player's life.
  private static let instants: ClosedRange<Int64> = 0...253_402_300_799_999
  /// Counts that other programs can hold exactly, and that leave room to count on.
  private static let counters = 0...(1 << 53)
  /// Seconds east of UTC; wider than any zone there has been.
  static let offsets = (-18 * 3600)...(18 * 3600)

  /// Reads a header.
  ///
  /// - Returns: what is wrong with it, or nil.
  static func fault(inHeader line: Data) -> String? {
    guard let header = try? JSONDecoder().decode(Header.self, from: line), header.format == name
    else { return "this is not a journal that wordhoard exported" }
    return header.version <= version
      ? nil : "the journal has format \(header.version); this program reads up to \(version)"
  }

  /// A body as this version understands it. A round may have a mode or rules that are newer than
  /// this program; it is kept as an unknown kind is.
  private static func understood(_ text: String, kind: String) throws -> EventBody {
    do {
      return try BodyText.decoded(text, kind: kind)
    } catch {
      guard kind == "round" else { throw error }
      return .unknown(kind: kind)
    }
  }

  /// Reads an event and the text of its body.
  ///
  /// - Throws: an error whose description says what is wrong.
  static func event(in line: Data) throws -> (event: Event, body: String) {
    let line = try JSONDecoder().decode(Line.self, from: line)
    guard (1...64).contains(line.device.utf8.count), (1...64).contains(line.kind.utf8.count),
      counters.contains(line.counter), instants.contains(line.instant),
      offsets.contains(line.offset),
      case .object = line.body
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "a field is out of its range"))
    }
    let text = String(decoding: try BodyText.encoder.encode(line.body), as: UTF8.self)
    let body = try understood(text, kind: line.kind)
    let event = Event(
      id: line.id, device: line.device, counter: line.counter, instant: line.instant,
      localDate: line.localDate, offset: line.offset,
      body: body)
    return (event, text)
  }
}
