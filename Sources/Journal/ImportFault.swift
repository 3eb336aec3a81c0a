/// A fault of a file to be imported.
package enum ImportFault: Hashable, Sendable {
  /// The file contains no bytes.
  case emptyFile
  /// The first line is not the header of an exported journal.
  case notAJournal
  /// The file has a format that only a newer program can read.
  case newerFormat(version: Int, newestReadable: Int)
  /// The line is longer than any event may be.
  case lineTooLong
  /// The line is not a complete and valid event.
  case notAnEvent
}
