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

  /// Reads a header.
  ///
  /// - Returns: what is wrong with it, or nil.
  static func fault(inHeader line: Data) -> String? {
    guard StreamSafety.allows(json: line),
      let header = try? JSONDecoder().decode(Header.self, from: line), header.format == name
    else { return "this is not a journal that wordhoard exported" }
    return header.version <= version
      ? nil : "the journal has format \(header.version); this program reads up to \(version)"
  }

  /// Reads an event and the text of its body.
  ///
  /// - Throws: an error whose description says what is wrong.
  static func event(in line: Data) throws -> (event: Event, body: String) {
    guard StreamSafety.allows(json: line) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "too many marks in a row"))
    }
    let line = try BodyText.decoder.decode(EventLine.self, from: line)
    return (line.event, try BodyText.encoded(line.body))
  }
}
