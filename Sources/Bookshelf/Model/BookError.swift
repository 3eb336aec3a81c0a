import Archive

/// Why a book cannot be read.
package enum BookError: Error, Hashable, Sendable {
  /// The file does not exist, is not a plain file, or cannot be read.
  case unreadable
  /// The file contains no bytes.
  case empty
  /// The content is in no format that can be read.
  case unknownFormat
  /// The file is damaged or incomplete.
  case damaged
  /// The file, or its uncompressed content, exceeds a limit.
  case tooLarge
  /// This program takes too long, or too much memory, to read it.
  case tooCostly(String)
  /// The content is encrypted; the value names the system if the book names it.
  case protected(String)
  /// A file in the archive needs a password.
  case locked
  /// The book contains no text, such as a scan.
  case noText
  /// The format needs a program of this Debian package, which is not installed.
  case programMissing(String)

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .unreadable: "book_unreadable"
    case .empty: "book_empty"
    case .unknownFormat: "book_format_unknown"
    case .damaged: "book_damaged"
    case .tooLarge: "book_too_large"
    case .tooCostly: "book_too_costly"
    case .protected: "book_protected"
    case .locked: "book_locked"
    case .noText: "book_without_text"
    case .programMissing: "book_program_missing"
    }
  }

  init(_ error: ArchiveError) {
    self =
      switch error {
      case .unreadable: .unreadable
      case .notAnArchive: .unknownFormat
      case .truncated, .damaged, .zstdMissing: .damaged
      case .unsupported: .locked
      case .tooLarge: .tooLarge
      }
  }
}
