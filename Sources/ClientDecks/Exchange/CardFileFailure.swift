import ClientCore
package import Exchange
package import Messages

/// The reason why a file with cards cannot be read or written.
struct CardFileFailure {
  private let fault: Fault
  private let name: String

  private enum Fault {
    case exchange(ExchangeError)
    case noCards(ImportReport)
  }

  /// The failure for an error of a file.
  init(_ error: ExchangeError, file: String) {
    (fault, name) = (.exchange(error), shortened(file, to: 300))
  }

  /// The failure for a file without any card that can be imported.
  init(noCardsIn file: String, _ report: ImportReport) {
    (fault, name) = (.noCards(report), shortened(file, to: 300))
  }

  /// The message and remedy to show to the player.
  var clientError: ClientError {
    switch fault {
    case .exchange(let error): self.error(error)
    case .noCards(let report): noCards(report)
    }
  }

  /// The message for a file, or for a text that the player typed or pasted.
  func clientError(isText: Bool) -> ClientError {
    isText
      ? ClientError(
        .noCards, "no line has a term and a definition",
        remedy: "write one card on each line, such as gato - cat", exit: .data)
      : clientError
  }

  private func noCards(_ report: ImportReport) -> ClientError {
    guard let first = report.skipped.first else {
      return ClientError(.noCards, "\(name) has no cards", exit: .data)
    }
    if first.reason == .noDefinition, report.columns.count == 1 {
      return ClientError(
        .noCards, "\(name) has only one column, so its cards have no definition",
        remedy: "name the text between term and definition with --between", exit: .data)
    }
    return ClientError(
      .noCards,
      "\(name) has no cards that can be imported; row \(first.row): \(first.reason.phrase)",
      remedy: "see what the columns become with --preview, and change it with --field", exit: .data)
  }

  private func error(_ error: ExchangeError) -> ClientError {
    switch error {
    case .unreadable:
      return ClientError(
        .cardsUnreadable, "\(name) cannot be read", remedy: "check its name", exit: .noInput)
    case .empty: return ClientError(.cardsEmpty, "\(name) is empty", exit: .data)
    case .unknownFormat:
      return ClientError(
        .cardsFormatUnknown, "\(name) has no format that wordhoard reads",
        remedy: "docs/exchange.md lists the formats", exit: .data)
    case .otherProgram:
      return ClientError(
        .cardsOfOtherProgram, "\(name) is from another program, and has no cards",
        remedy: "docs/exchange.md lists the formats", exit: .data)
    case .newerVersion:
      return ClientError(
        .cardsNewer, "\(name) is from a newer version than this wordhoard knows",
        remedy: "export it again for older versions, or update wordhoard", exit: .data)
    case .damaged:
      return ClientError(
        .cardsDamaged, "\(name) is damaged or incomplete", remedy: "export or download it again",
        exit: .data)
    case .tooLarge:
      return ClientError(
        .cardsTooLarge, "\(name) is too large", remedy: "export fewer decks at once", exit: .data)
    case .zstdMissing:
      return ClientError(
        .zstdMissing, "libzstd is needed to read \(name)",
        remedy: "get it with `sudo apt install libzstd1`, or export for older versions of Anki")
    case .unknownColumn(let column, let known):
      let columns = shortened(known.prefix(30).joined(separator: ", "), to: 300)
      return ClientError(
        .columnUnknown, "\(name) has no column \"\(shortened(column))\"",
        remedy: "choose one of \(columns)", exit: .usage)
    case .unknownEncoding(let encoding):
      return ClientError(
        .encodingUnknown, "there is no encoding \"\(shortened(encoding))\"",
        remedy: "write a name such as windows-1252, utf-16le or shift_jis", exit: .usage)
    case .cannotWrite:
      return ClientError(
        .cardsNotWritten, "\(name) cannot be written or unpacked",
        remedy: "make room, or choose another place")
    }
  }
}

extension SkipReason {
  /// The reason why a row is left out, for the player.
  package var phrase: Phrase {
    switch self {
    case .noTerm: Phrase("it has no term")
    case .noDefinition: Phrase("it has no definition")
    case .notText: Phrase("it is not UTF-8")
    case .tooLong: Phrase("it is longer than 1 MiB")
    case .tooManyFields: Phrase("it has more than 256 fields")
    case .malformed: Phrase("it cannot be read")
    case .tooMany: Phrase("there are more than a million cards")
    case .noNoteType: Phrase("its note type is missing")
    case .noCards: Phrase("its note has no cards")
    case .duplicate: Phrase("an earlier row is the same")
    case .imageOcclusion: Phrase("it only covers parts of a picture")
    case .ignored: Phrase("the other program ignores it too")
    }
  }
}
