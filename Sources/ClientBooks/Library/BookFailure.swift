package import Bookshelf
import ClientCore
package import Messages

/// The reason why the file of a book cannot be read.
struct BookFailure {
  private let error: BookError
  private let name: String

  init(_ error: BookError, file: String) { (self.error, name) = (error, shortened(file, to: 300)) }

  /// The message and remedy to show to the player.
  var clientError: ClientError {
    switch error {
    case .unreadable:
      ClientError(
        .bookUnreadable, "\(name) cannot be read", remedy: "check its name", exit: .noInput)
    case .empty: ClientError(.bookEmpty, "\(name) is empty", exit: .data)
    case .unknownFormat:
      ClientError(
        .bookFormatUnknown, "\(name) has no format that wordhoard reads",
        remedy: "docs/books.md lists the formats", exit: .data)
    case .damaged:
      ClientError(
        .bookDamaged, "\(name) is damaged or incomplete", remedy: "download or copy it again",
        exit: .data)
    case .tooLarge:
      ClientError(
        .bookTooLarge, "\(name) is too large, or unpacks to too much",
        remedy: "docs/books.md lists the limits", exit: .data)
    case .tooCostly(let program):
      ClientError(
        .bookTooCostly, "\(program) takes too long, or too much memory, to read \(name)",
        remedy: "convert it to EPUB with another program, and add that", exit: .data)
    case .protected(let scheme) where scheme.isEmpty:
      ClientError(
        .bookProtected, "\(name) is protected by DRM; wordhoard cannot open it", exit: .data)
    case .protected(let scheme):
      ClientError(
        .bookProtected,
        "\(name) is protected by DRM (\(shortened(scheme))); wordhoard cannot open it", exit: .data)
    case .locked:
      ClientError(
        .bookLocked, "\(name) needs a password", remedy: "save it without a password", exit: .data)
    case .noText:
      ClientError(
        .bookWithoutText, "\(name) contains no text",
        remedy: "if its pages are pictures, add text to it with `ocrmypdf`", exit: .data)
    case .programMissing(let package):
      ClientError(
        .bookProgramMissing, "\(package) is needed to read \(name)",
        remedy: "get it with `sudo apt install \(package)`", exit: .noInput)
    }
  }
}

extension BookRepair {
  /// The repair as a phrase for the player.
  package var phrase: Phrase {
    switch self {
    case .repairedDocuments(let count, let all):
      Phrase("\(count) of \(all) documents were not well-formed and were repaired")
    case .lostDocuments(let count, let all):
      Phrase("\(count) of \(all) documents cannot be read and are left out")
    case .missingDocuments(let count):
      Phrase("documents that it names are missing: \(count)")
    case .noContainer: Phrase("its list of files is missing; they were found by their names")
    case .repairedPackage:
      Phrase("its list of files was not well-formed and was repaired")
    case .guessedOrder:
      Phrase("it does not name the order of its documents; they are in the order of their names")
    case .noContents: Phrase("it has no table of contents; it was made from the headings")
    case .encoding(let name):
      Phrase(
        "it does not name its encoding, or a wrong one; read as \(name), and `--encoding` chooses another one"
      )
    case .language(let named, let seems):
      Phrase(
        "it says that it is in \(shortened(named)), but its text is in \(seems); `--language` chooses another one"
      )
    }
  }
}
