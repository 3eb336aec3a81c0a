package import ClientCore
import Exchange
import FoundationEssentials
import GameEngine
import Glibc
import Journal
import Messages

/// Imports cards from files of any format, as one change of the journal.
package struct CardImporter: Sendable {
  private let media: MediaFolder
  private let translations: Translations
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - media: stores sounds and pictures.
  ///   - translations: proposes definitions for cards without one.
  ///   - host: provides the time, and the ids of events.
  package init(media: MediaFolder, translations: Translations, store: PlayerStore, host: Host) {
    self.media = media
    self.translations = translations
    self.store = store
    self.host = host
  }

  /// Whether a file is an exported journal, possibly a damaged one. All other files may contain
  /// cards.
  package static func isJournal(_ file: String) -> Bool {
    // Opening a pipe without a writer would block.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    var line = buffer.prefix(max(0, count)).prefix { $0 != 10 }
    if line.starts(with: JournalExchange.mark) { line = line.dropFirst(JournalExchange.mark.count) }
    struct Header: Decodable { let format: String }
    guard line.first == UInt8(ascii: "{") else { return false }
    return (try? JSONDecoder().decode(Header.self, from: Data(line)))?.format != "wordhoard-cards"
  }

  private struct Preview: Error { let report: ImportReport }

  /// Reads a file as `run` does, but changes nothing.
  ///
  /// - Parameter progress: receives the share read so far, 0 to 1.
  /// - Throws: `ClientError`, or `CancellationError`.
  package func preview(
    _ request: ImportRequest, progress: @escaping (Double) -> Void = { _ in }
  ) throws -> ImportReport {
    do {
      return try read(request, isPreview: true, progress: progress)
    } catch let preview as Preview {
      return preview.report
    }
  }

  /// Imports all cards of a file, or none if an error is thrown or the task is cancelled.
  ///
  /// - Parameter progress: receives the share read so far, 0 to 1.
  /// - Throws: `ClientError`, or `CancellationError`.
  package func run(
    _ request: ImportRequest, progress: @escaping (Double) -> Void = { _ in }
  ) throws -> ImportReport {
    if let shelf = try? store.cards() {
      try media.sweep(keeping: { try shelf.mediaFiles() }, now: host.now().instant)
    }
    let report = try read(request, isPreview: false, progress: progress)
    // Compute the progress now, while the player is waiting anyway, and not in the next command.
    _ = try store.progress()
    return report
  }

  private func read(
    _ request: ImportRequest, isPreview: Bool, progress: @escaping (Double) -> Void
  ) throws -> ImportReport {
    let deck = try request.deck.map(Decks.checked)
    let pair = try request.pair.map { text throws(ClientError) in
      try DeckDetails.checkedPair(text)
    }
    let known = try store.progress().words
    var kept: [CardMedium] = []
    do {
      let file =
        if let text = request.text {
          try CardFile(text: text, options: request.options)
        } else {
          try CardFile(path: request.file, options: request.options)
        }
      let base = deck ?? DeckPath([CardImporter.deckName(of: file.format, request.file)])
      return try CardBatch.write(to: store.journal(), change: host.makeID(), at: host.now()) {
        batch in
        var job = ImportJob(
          places: try ImportPlaces(
            batch, base: base, isInside: deck != nil, pair: pair == .inherited ? nil : pair,
            pairs: file.pairs, goals: file.goals,
            isTranslated: { [translations] language in
              LanguageTag.tag(of: language) != "en"
                && translations.covers(LanguagePair(term: language, definition: "eng"))
            }),
          definitions: ImportDefinitions(translations),
          report: ImportReport(file), known: known)
        job.medium = { name in
          // A preview does not read sounds.
          guard !isPreview, let bytes = try file.media(name) else { return nil }
          let (medium, isNew) = try media.keep(bytes, name: name)
          if isNew { kept.append(medium) }
          return medium
        }
        var count = 0
        let read = try file.readEach { draft in
          count += 1
          if count.isMultiple(of: 500) { progress(file.share(after: count)) }
          return try job.take(draft)
        }
        let report = try job.finished(read)
        if isPreview { throw Preview(report: report) }
        guard report.cards > 0 else {
          throw CardFileFailure(noCardsIn: request.file, report).clientError(
            isText: request.text != nil)
        }
        return report
      }
    } catch {
      for medium in kept { media.remove(medium) }
      if let error = error as? ExchangeError {
        throw CardFileFailure(error, file: request.file).clientError(isText: request.text != nil)
      }
      throw error
    }
  }

  /// The name of the deck for cards of a file that names no deck.
  private static func deckName(of format: CardFormat, _ file: String) -> String {
    switch format {
    case .kindle: return "Kindle"
    case .koreader: return "KOReader"
    default: break
    }
    let last = file.split(separator: "/").last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let name = CardText.cleaned(String(stem)).onOneLine
    return DeckPath(name) == nil || name.isEmpty ? "Import" : name
  }
}
