import GameEngine

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
    clean(&draft)
    guard !draft.term.isEmpty else { return skip(row, .noTerm) }
    guard report.cards < DraftSink.most else { return skip(row, .tooMany) }
    try Task.checkCancellation()
    if let reason = try deliver(draft) { return skip(row, reason) }
    report.cards += 1
  }

  /// Notes that a row is left out.
  func skip(_ row: Int, _ reason: SkipReason) { report.skip(row, reason) }

  private func clean(_ draft: inout CardDraft) {
    clean(&draft.term)
    clean(&draft.definition)
    clean(&draft.example)
    clean(&draft.note)
    clean(&draft.source)
    clean(&draft.pronunciation)
    for place in draft.synonyms.indices { clean(&draft.synonyms[place]) }
    if !draft.tags.isEmpty {
      var seen: Set<String> = []
      draft.tags = draft.tags.prefix(DraftSink.mostTags).compactMap { tag in
        let tag = CleanText.clean(tag, to: CleanText.longestTag).text
          .replaced(" ", by: "_").replaced("\n", by: "_")
        return tag.isEmpty || !seen.insert(tag).inserted ? nil : tag
      }
    }
  }

  private func clean(_ text: inout String) {
    guard !text.isEmpty else { return }
    let (clean, isCut) = CleanText.clean(text)
    text = clean
    if isCut { report.shortened += 1 }
  }
}
