import Exchange
import Foundation
import GameEngine

/// Measures reading and writing files with many cards.
struct ExchangeBench {
  private let count = 50_000

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let options = ReadingOptions(scratchFolder: folder.url.path)
    var figures: [Figure] = []
    for (format, wanted) in [(ExportFormat.csv, 20_000.0), (.jsonLines, 10_000), (.anki, 10_000)] {
      let path = folder.path("cards.\(format.rawValue)")
      let writing = try seconds {
        try ExchangeBench.write(count, format, to: path, folder: folder)
      }
      var (read, atHalf, most) = (0, 0, 0)
      let reading = try seconds {
        let report = try CardFile(path: path, options: options).read { _ in
          read += 1
          if read == count / 2 { atHalf = residentBytes() }
          if read % 1000 == 0 { most = max(most, residentBytes()) }
        }
        guard report.cards == count, report.skippedCount == 0 else {
          throw BenchError(message: "\(report.cards) of \(count) cards were read from \(path)")
        }
      }
      figures.append(
        Figure(
          name: "cards read from .\(format.rawValue)", value: Double(count) / reading,
          yardstick: wanted, unit: "cards/s", yardstickName: "wanted",
          bound: format == .jsonLines ? .none : .atLeast,
          limit: 1))
      figures.append(
        Figure(
          name: "memory that the second \(count / 2) cards of .\(format.rawValue) add",
          value: Double(most - atHalf) / 1024, yardstick: Double(count) / 2 * 64 / 1024,
          unit: "KiB", yardstickName: "64 bytes a card", bound: .atMost, limit: 1))
      figures.append(
        Figure(
          name: "cards written to .\(format.rawValue)", value: Double(count) / writing,
          yardstick: wanted, unit: "cards/s", yardstickName: "as for reading", bound: .none,
          limit: 1))
    }
    return figures
  }

  /// Writes cards as a keen player has them: each with a sentence and a memory of three answers.
  static func write(
    _ count: Int, _ format: ExportFormat, to path: String, folder: TemporaryFolder
  ) throws {
    let export = CardExport(format, withMemory: true, scratchFolder: folder.url.path)
    _ = try export.write(to: path) { add in
      for number in 0..<count {
        var draft = CardDraft(
          deck: "Spanish/Lesson \(number / 500)", term: "palabra \(number)")
        (draft.id, draft.edited) = ("card-\(number)", 1_700_000_000_000)
        draft.definition = "word \(number), \"meaning\"; <another> one"
        draft.example = "Una frase con la palabra \(number), que no es muy larga."
        (draft.synonyms, draft.source) = (["voz \(number)"], "A book")
        draft.tags = ["tag\(number % 50)", "spanish"]
        let last = 1_760_000_000_000 + Int64(number) * 1000
        draft.memory = DraftMemory(
          stability: 30, difficulty: 5, lastReview: last, reviews: 3, lapses: 0, origin: .reviews)
        draft.answers = (0..<3).map {
          DraftAnswer(instant: last - Int64($0) * 864_000_000, grade: 3, milliseconds: 2000)
        }
        try add(draft)
      }
    }
  }

  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}
