/// What is wrong with a line of a file to be imported.
package enum ImportFault: Hashable, Sendable {
  /// There is no line at all.
  case emptyFile
  /// The first line is not the header of an exported journal.
  case notAJournal
  /// The file has a format that only a newer program can read.
  case newerFormat(version: Int, newestReadable: Int)
  /// The line is longer than any event.
  case lineTooLong
  /// The line is not a complete and valid event.
  case notAnEvent
}
