package import FoundationEssentials
package import GameEngine
import Glibc
import Kit
import SQLite

/// The export of a journal to a file, and the import of such a file.
package struct JournalExchange: Sendable {
  /// The result of an import.
  package struct ImportReport: Hashable, Sendable {
    /// The number of events that were new.
    package let accepted: Int
    /// The number of events that the journal contained already.
    package let duplicates: Int
    /// The number of events that were refused: their counter or time is impossible, or they are settings that stay on
    /// each device.
    package let refused: Int
    /// The number of new events that are kept, but that no fold of this version reads.
    package let unread: Int
  }

  /// The length of the longest line that is read, in bytes.
  private static let longestLine = 1 << 20

  /// The bytes that editors on Windows may write before a text.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let journal: Journal

  /// The exchange of a journal's events.
  package init(_ journal: Journal) { self.journal = journal }

  /// Writes all events to a file: a header line, then one JSON object a line, in fold order. The file
  /// appears complete or not at all.
  ///
  /// - Returns: the number of events.
  /// - Throws: `JournalError`.
  package func export(to file: String) throws(JournalError) -> Int {
    guard isFreeForExport(file) else { throw .notExported(file: file) }
    guard let part = PrivateFile(path: "\(file).\(getpid()).part") else {
      throw .notExported(file: file)
    }
    do {
      var buffer = try BodyText.encoder.encode(
        JournalFormat.Header(format: JournalFormat.name, version: JournalFormat.version))
      buffer.append(10)
      var count = 0
      try journal.database.read { db in
        try db.forEach(
          "SELECT \(EventRow.columns) FROM event ORDER BY instant, device, counter, id"
        ) { row in
          guard let line = try? line(from: row) else {
            throw JournalError.damaged(path: journal.path)
          }
          buffer.append(line)
          buffer.append(10)
          count += 1
          if buffer.count > 1 << 20 {
            guard part.write(buffer) else { throw JournalError.diskFull(path: file) }
            buffer.removeAll(keepingCapacity: true)
          }
        }
      }
      guard part.write(buffer), part.synchronize() else { throw JournalError.diskFull(path: file) }
      guard part.publish(as: file) else { throw JournalError.notExported(file: file) }
      return count
    } catch {
      part.discard()
      throw error is SQLiteError || error is JournalError
        ? JournalError(error, path: journal.path) : .diskFull(path: file)
    }
  }

  /// Adds the events of an exported file that the journal does not contain yet, all or none.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - progress: called now and then with the share that has been read, 0 to 1.
  /// - Throws: `JournalError.badImport` with the malformed line; then nothing was imported.
  package func importEvents(
    from file: String, progress: (Double) -> Void = { _ in }
  ) throws(JournalError) -> ImportReport {
    // Closing the journal's own file would release the locks that this process holds on it.
    guard !isOwn(file), JournalExchange.isRegularFile(file),
      let data = FileManager.default.contents(atPath: file)
    else {
      throw .unreadable(file: file)
    }
    // All is read before anything is written, so that other processes do not wait long for the file.
    let events = try JournalExchange.events(in: data, file: file, progress: progress)
    do {
      let arrivals = try journal.database.write { try ArrivalGate(journal).add(events, $0) }
      return ImportReport(
        accepted: arrivals.accepted,
        duplicates: events.count - arrivals.accepted - arrivals.refused, refused: arrivals.refused,
        unread: arrivals.unread)
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  /// The events of an exported file, each with the stored text of its body.
  ///
  /// - Parameters:
  ///   - data: the content of the file.
  ///   - file: its name, for errors.
  ///   - progress: called now and then with the share that has been read, 0 to 1.
  /// - Throws: `JournalError.badImport` with the first malformed line.
  package static func events(
    in data: Data, file: String, progress: (Double) -> Void = { _ in }
  ) throws(JournalError) -> [(event: Event, body: String)] {
    func bad(_ line: Int, _ fault: ImportFault) -> JournalError {
      .badImport(file: file, line: line, fault: fault)
    }
    var events: [(event: Event, body: String)] = []
    var start = data.startIndex + (data.starts(with: mark) ? mark.count : 0)
    var number = 0
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: 10) ?? data.endIndex
      let line = data[start..<end]
      start = min(end + 1, data.endIndex)
      number += 1
      guard line.count <= longestLine else { throw bad(number, .lineTooLong) }
      if number == 1 {
        if let fault = JournalFormat.fault(inHeader: Data(line)) { throw bad(1, fault) }
      } else if !line.allSatisfy({ $0 == 32 || $0 == 13 }) {
        guard let event = try? JournalFormat.event(in: Data(line)) else {
          throw bad(number, .notAnEvent)
        }
        events.append(event)
      }
      if number % 1000 == 0 { progress(Double(end) / Double(data.count)) }
    }
    if number == 0 { throw bad(1, .emptyFile) }
    return events
  }

  /// Whether an export may be written here: it may replace an ordinary file, but never the journal or
  /// the files next to it that belong to it.
  private func isFreeForExport(_ file: String) -> Bool {
    !isOwn(file)
      && (!FileManager.default.fileExists(atPath: file) || JournalExchange.isRegularFile(file))
  }

  /// Whether a file is the journal, its log, its index or its list of events that are left out.
  private func isOwn(_ file: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    return ["", "-wal", "-shm", "-left-out"].contains {
      resolved(journal.path + $0) == resolved(file)
    }
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func line(from row: borrowing Row) throws -> Data {
    // The body is copied, so that events of other versions are exported too.
    guard let event = EventRow.event(from: row, body: .unknown(kind: row.text(6))) else {
      throw JournalError.damaged(path: journal.path)
    }
    return try BodyText.encoder.encode(EventLine(event: event, body: BodyText.value(row.text(7))))
  }
}
