import Foundation
import GameEngine
import TestSupport
import Testing

/// The events of rounds when the golden files were recorded; they must never change.
///
/// A change here means that old rounds can no longer be replayed: that needs a new ruleset ID, not a new
/// recording. For an intended change, record again with `WORDHOARD_RECORD=1 swift test --filter Golden`, and read
/// the diff of `Tests/GameEngineTests/Golden` before you commit.
enum GoldenFile {
  /// Whether to write the files.
  static let isRecording = ProcessInfo.processInfo.environment["WORDHOARD_RECORD"] == "1"

  /// The path of a file.
  static func url(_ name: String, file: String = #filePath) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name)
  }

  /// Expects a file to hold these lines, and shows the first that differs.
  static func expect(_ lines: [String], in name: String) throws {
    if isRecording {
      try (lines.joined(separator: "\n") + "\n").write(
        to: url(name), atomically: true, encoding: .utf8)
      return
    }
    let text = try String(contentsOf: url(name), encoding: .utf8)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for (number, pair) in zip(expected, lines).enumerated() where pair.0 != pair.1 {
      Issue.record("\(name):\(number + 1)\nwas: \(pair.0)\nnow: \(pair.1)")
      return
    }
    #expect(lines.count == expected.count, "\(name) ends elsewhere")
  }

  /// Expects several texts to match their hashes in a file: for each its name, the hash of the
  /// whole, and a short hash of every line, by which the first line that differs is found.
  static func expectHashes(of texts: [(name: String, lines: [String])], in file: String) throws {
    let now = texts.map { text in
      ([text.name, hex(text.lines.joined(separator: "\n"), 16)] + text.lines.map { hex($0, 4) })
        .joined(separator: " ")
    }
    if isRecording { return try expect(now, in: file) }
    let then = try String(contentsOf: url(file), encoding: .utf8).split(separator: "\n")
    #expect(then.count == now.count, "\(file) contains other rounds")
    for (text, (was, now)) in zip(texts, zip(then, now)) where was != now {
      let (was, now) = (was.split(separator: " "), now.split(separator: " "))
      let same = zip(was.dropFirst(2), now.dropFirst(2)).prefix { $0 == $1 }.count
      let line = same < text.lines.count ? text.lines[same] : "nothing"
      Issue.record("\(text.name) differs from \(file) at its line \(same + 1), now:\n\(line)")
    }
  }

  private static func hex(_ text: String, _ digits: Int) -> String {
    let hex = String(stableHash(text), radix: 16)
    return String((String(repeating: "0", count: 16 - hex.count) + hex).suffix(digits))
  }

  /// A value as one line of JSON that is the same on every machine.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// All of a round as JSON: its header, every question with its key, then every move and event.
  static func lines(_ dealt: DealtRound, _ transcript: Transcript) throws -> [String] {
    var lines = [try json(dealt.round.header)]
    for (question, key) in zip(dealt.round.questions, dealt.key.questions) {
      lines += [try json(question), try json(key)]
    }
    for exchange in transcript.exchanges {
      if let move = exchange.move { lines.append(try json(move)) }
      lines += try exchange.events.map { try json($0) }
    }
    return lines
  }
}
