import Foundation
import GameEngine

/// The lines of an exported journal: a header, then one event a line. docs/journal.md describes them.
enum ExportFormat {
  static let name = "wordhoard-journal"
  static let version = 1

  /// Values may be nested so deep: the decoder notes the whole way to each value that it first takes for
  /// another kind, so that a long list deep down would take it minutes.
  private static let deepest = 32

  struct Header: Codable {
    let format: String
    let version: Int
  }

  /// Reads a header.
  ///
  /// - Returns: what is wrong with it, or nil.
  static func fault(inHeader line: Data) -> ImportFault? {
    guard StreamSafety.allows(json: line),
      let header = try? JSONDecoder().decode(Header.self, from: line), header.format == name
    else { return .notAJournal }
    return header.version <= version
      ? nil : .newerFormat(version: header.version, newestReadable: version)
  }

  /// Reads an event and the text of its body.
  ///
  /// - Throws: an error whose description says what is wrong.
  static func event(in line: Data) throws -> (event: Event, body: String) {
    guard StreamSafety.allows(json: line), depth(of: line) <= deepest else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "too many marks upon a letter, or nested too deeply"))
    }
    let line = try BodyText.decoder.decode(EventLine.self, from: line)
    return (line.event, try BodyText.encoded(line.body))
  }

  /// How deep the values of a line are nested.
  private static func depth(of line: Data) -> Int {
    var (depth, deepest) = (0, 0)
    var isText = false
    var isEscaped = false
    for byte in line {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}
