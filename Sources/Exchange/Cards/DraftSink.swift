import GameEngine
import Kit

/// Receives the cards of a reader, cleans them, and keeps the report.
final class DraftSink {
  /// The most cards of a file.
  private static let most = 1_000_000
  private static let mostTags = 100

  private(set) var report: ReadReport
  private let deliver: (CardDraft) throws -> SkipReason?

  init(_ format: CardFormat, _ deliver: @escaping (CardDraft) throws -> SkipReason?) {
    report = ReadReport(format: format)
    self.deliver = deliver
  }

  /// Passes a card on, unless it has no term.
  ///
  /// - Parameter row: its line in a text, or its number.
  func add(_ draft: CardDraft, row: Int) throws {
    var draft = draft
    for (field, text) in draft.texts.all where !text.isEmpty {
      draft[field] =
        field == .tags
        ? DraftSink.tags(draft.tags)
        : field.isList ? LinesText.text(of: draft[list: field].map(clean)) : clean(text)
    }
    guard !draft.term.isEmpty else { return skip(row, .noTerm) }
    guard report.cards < DraftSink.most else { return skip(row, .tooMany) }
    try Task.checkCancellation()
    if let reason = try deliver(draft) { return skip(row, reason) }
    report.cards += 1
  }

  /// Notes that a row is left out.
  func skip(_ row: Int, _ reason: SkipReason) { report.skip(row, reason) }

  private static func tags(_ tags: [String]) -> String {
    var seen: Set<String> = []
    let kept = tags.prefix(mostTags).compactMap { tag in
      let tag = CleanText.clean(tag, to: CleanText.longestTag).text
        .replaced(" ", by: "_").replaced("\n", by: "_")
      return tag.isEmpty || !seen.insert(tag).inserted ? nil : tag
    }
    return LinesText.text(of: kept)
  }

  private func clean(_ text: String) -> String {
    let (clean, isCut) = CleanText.clean(text)
    if isCut { report.shortened += 1 }
    return clean
  }
}
