import FoundationEssentials
import GameEngine
import Kit

/// The lines of an exported journal: a header, then one event per line. docs/journal.md describes them.
enum JournalFormat {
  static let name = "wordhoard-journal"
  static let version = 1

  /// The maximum nesting of values. The decoder copies the whole path of a value whenever it tries a wrong
  /// type, so a long list in a deep place would take minutes.
  private static let deepest = 32

  struct Header: Codable {
    let format: String
    let version: Int
  }

  /// Checks the header in the first line.
  ///
  /// - Returns: the fault, or nil if it is valid.
  static func fault(inHeader line: Data) -> ImportFault? {
    guard StreamSafety.allows(json: line),
      let header = try? JSONDecoder().decode(Header.self, from: line), header.format == name
    else { return .notAJournal }
    return header.version <= version
      ? nil : .newerFormat(version: header.version, newestReadable: version)
  }

  /// Reads an event and the text of its body.
  ///
  /// - Throws: an error that describes the fault.
  static func event(in line: Data) throws -> (event: Event, body: String) {
    guard StreamSafety.allows(json: line), depth(of: line) <= deepest else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [], debugDescription: "too many combining marks, or nested too deeply"))
    }
    let line = try BodyText.decoder.decode(EventLine.self, from: line)
    return (line.event, try BodyText.encoded(line.body))
  }

  /// The deepest nesting of the values of a line.
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
