import Exchange
import Foundation
import GameEngine

/// Reads cards from a file as an import does, and checks the result.
struct CardUse {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The outcome of reading a file with these bytes.
  func outcome(_ input: [UInt8], _ change: (inout ReadingOptions) -> Void = { _ in }) -> FuzzOutcome
  {
    var options = ReadingOptions(scratchFolder: folder.url.path)
    change(&options)
    var fault: String?
    do {
      try folder.write(input, to: "fuzz")
      let file = try CardFile(path: folder.path("fuzz"), options: options)
      var count = 0
      let report = try file.read { draft in
        count += 1
        fault = fault ?? CardUse.fault(in: draft)
        for name in draft.audio.prefix(3) { _ = try? file.media(name) }
      }
      for goal in file.goals.values
      where !(goal.percent.map(DeckGoal.percents.contains) ?? true)
        || !(goal.longestInterval.map(DeckGoal.intervals.contains) ?? true)
      { fault = "a goal of \(goal)" }
      if report.cards != count { fault = "\(count) cards came, \(report.cards) are reported" }
    } catch is ExchangeError {
      return .refused
    } catch {
      return .wrong("\(error)")
    }
    return fault.map { .wrong($0) } ?? .accepted
  }

  /// The fault of a card; nil if it contains nothing that is forbidden.
  private static func fault(in draft: CardDraft) -> String? {
    if draft.term.isEmpty { return "a card without a term" }
    for (field, text) in draft.texts.all {
      for item in field.isList ? draft[list: field] : [text] where item.utf8.count > 65_536 {
        return "a text of \(item.utf8.count) bytes"
      }
      if text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
        return "a control character"
      }
    }
    guard let memory = draft.memory else { return nil }
    let isSound =
      (0.001...36_500).contains(memory.stability) && (1...10).contains(memory.difficulty)
      && memory.lastReview >= 0
    return isSound ? nil : "a memory of \(memory)"
  }
}
