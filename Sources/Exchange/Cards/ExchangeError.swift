package import Archive

/// Why a file of cards cannot be read or written.
package enum ExchangeError: Error, Hashable, Sendable {
  /// The file does not exist, is not a plain file, or cannot be read.
  case unreadable
  /// The file contains no bytes, or only white space.
  case empty
  /// The content is in no format that can be read.
  case unknownFormat
  /// A database or an archive of another program, which contains no cards that we know.
  case otherProgram
  /// The file was written by a newer version of its program.
  case newerVersion
  /// The file is damaged or incomplete.
  case damaged
  /// The file exceeds a limit.
  case tooLarge
  /// libzstd is needed, and not installed.
  case zstdMissing
  /// There is no column with this name; the list contains the names in the file.
  case unknownColumn(String, known: [String])
  /// The system has no encoding with this name.
  case unknownEncoding(String)
  /// The file cannot be written.
  case cannotWrite

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .unreadable: "cards_unreadable"
    case .empty: "cards_empty"
    case .unknownFormat: "cards_format_unknown"
    case .otherProgram: "cards_of_other_program"
    case .newerVersion: "cards_newer"
    case .damaged: "cards_damaged"
    case .tooLarge: "cards_too_large"
    case .zstdMissing: "zstd_missing"
    case .unknownColumn: "column_unknown"
    case .unknownEncoding: "encoding_unknown"
    case .cannotWrite: "cards_not_written"
    }
  }

  /// The error that an archive's error means for the whole file.
  package init(_ error: ArchiveError) {
    self =
      switch error {
      case .unreadable: .unreadable
      case .notAnArchive: .unknownFormat
      case .truncated, .damaged: .damaged
      case .unsupported: .otherProgram
      case .tooLarge: .tooLarge
      case .zstdMissing: .zstdMissing
      }
  }
}
