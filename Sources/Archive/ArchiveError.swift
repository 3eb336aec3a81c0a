/// Why compressed data cannot be read or written. The raw value is a stable code.
package enum ArchiveError: String, Error, Sendable, CaseIterable {
  /// The file does not exist, is not a plain file, or cannot be read.
  case unreadable = "archive_unreadable"
  /// The file is not a zip archive.
  case notAnArchive = "not_an_archive"
  /// The data end too early.
  case truncated = "archive_truncated"
  /// The data contradict themselves, or a checksum is wrong.
  case damaged = "archive_damaged"
  /// The data are encrypted, or compressed by a method that is not supported.
  case unsupported = "archive_unsupported"
  /// The data, decompressed, exceed a limit.
  case tooLarge = "archive_too_large"
  /// The data need libzstd, which is not installed.
  case zstdMissing = "zstd_missing"
}
