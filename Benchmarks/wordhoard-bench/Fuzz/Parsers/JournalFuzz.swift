import Foundation
import GameEngine
import Journal
import Lexicon

/// Fuzzes exported journals. An accepted one is folded, and is written and read again without a difference.
///
/// The samples contain events of every kind. Further samples have an extreme number in one of their
/// fields, because a random change rarely makes a valid event of that kind.
struct JournalFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let header = Array(#"{"format":"wordhoard-journal","version":1}"#.utf8) + [10]
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// An event of an unknown kind, whose body may be anything.
  private static let unknown = Array(
    (#"{"body":{"a":[1,2.5,-3e10,"\u00e9\ud83d\ude42",null,true,{"b":[[7]],"":{}}]},"counter":900,"#
      + #""device":"d","id":"00000000-0000-4000-8000-000000000001","instant":1795000000000,"#
      + #""kind":"later","localDate":"2026-11-18","offset":0}"#).utf8)

  /// Uses random journals, extreme ones and the export of a used home as samples.
  init() throws {
    let journal = FuzzJournal(words: try Checkout.pack().words.map(\.id))
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var samples: [[UInt8]] = []
    for seed in 0..<100 {
      var lines = header
      for event in journal.events(1 + seed % 6, seed: UInt64(seed)) {
        lines += try encoder.encode(try FuzzJournal.line(event)) + [10]
      }
      if seed % 5 == 0 { lines += JournalFuzz.unknown }
      samples.append(lines)
    }
    let varied = samples.prefix(20) + [try JournalFuzz.home()]
    self.samples = samples + varied.flatMap(JournalFuzz.extremes)
  }

  /// The export of a home in which every action was done once.
  private static func home() throws -> [UInt8] {
    let path = URL(fileURLWithPath: try Checkout.contentFolder()).deletingLastPathComponent()
      .appendingPathComponent("Tests/GameEngineTests/Golden/home.jsonl").path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchError(message: "\(path) is missing")
    }
    return Array(data)
  }

  /// The accepted journals that differ from a journal in one number, which is an extreme one.
  private static func extremes(of journal: [UInt8]) -> [[UInt8]] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var journals: [[UInt8]] = []
    var place = journal.firstIndex(of: 10) ?? journal.endIndex
    while let colon = journal[place...].firstIndex(of: UInt8(ascii: ":")) {
      let end = journal[(colon + 1)...].firstIndex {
        !digits.contains($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".")
      }
      place = end ?? journal.endIndex
      guard place > colon + 1 else { continue }
      let extreme = FuzzPieces.numbers[journals.count % FuzzPieces.numbers.count]
      journals.append(journal[...colon] + extreme + journal[place...])
    }
    return journals.filter {
      (try? JournalExchange.events(in: Data($0), file: "fuzz")) != nil
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let entries = try? JournalExchange.events(in: Data(input), file: "fuzz") else {
      return .refused
    }
    guard let last = entries.last else { return .accepted }
    let fold = ProgressFold(of: entries.map(\.0))
    guard let bytes = try? fold.checkpoint(), let kept = ProgressFold(checkpoint: bytes),
      kept.progress == fold.progress
    else {
      return .wrong("its fold is not read again as it was written")
    }
    _ = fold.progress.dailyStreak(asOf: last.0.localDate)
    _ = fold.progress.hoard(at: fold.progress.studyTime(of: last.0))
    _ = fold.progress.rounds.values.map(\.feats)
    _ = DeckTree(CardFold(of: entries.map(\.0)).decks.values)
    _ = BookFold(of: entries.map(\.0)).books.values.map(\.pace.wordsPerMinute)
    do {
      var lines = header
      for (event, body) in entries {
        let value = try decoder.decode(JSONValue.self, from: Data(body.utf8))
        lines += try encoder.encode(EventLine(event: event, body: value)) + [10]
      }
      let again = try JournalExchange.events(in: Data(lines), file: "fuzz")
      return again.elementsEqual(entries, by: ==)
        ? .accepted : .wrong("is not read again as it was written")
    } catch {
      return .wrong("cannot be written again: \(error)")
    }
  }
}
