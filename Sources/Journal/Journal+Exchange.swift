package import Foundation
package import GameEngine
import GRDB

extension Journal {
  /// What an import has done.
  package struct ImportReport: Hashable, Sendable {
    /// Events that were new.
    package let accepted: Int
    /// Events that were there already.
    package let duplicates: Int
  }

  /// Lines longer than this are no events.
  private static let longestLine = 1 << 20

  /// Writes every event to a file, one JSON object a line after a header line, in fold order. The
  /// file appears whole or not at all.
  ///
  /// - Returns: how many events were written.
  /// - Throws: `JournalError`.
  package func export(to file: String) throws(JournalError) -> Int {
    guard isFreeForExport(file) else { throw .notExported(file: file) }
    let temporary = "\(file).\(ProcessInfo.processInfo.processIdentifier).part"
    do {
      guard
        FileManager.default.createFile(
          atPath: temporary, contents: nil, attributes: [.posixPermissions: 0o600]),
        let handle = FileHandle(forWritingAtPath: temporary)
      else { throw JournalError.notExported(file: file) }
      defer { try? handle.close() }
      var buffer = try BodyText.encoder.encode(
        ExportFormat.Header(format: ExportFormat.name, version: ExportFormat.version))
      buffer.append(10)
      var count = 0
      try database.read { db in
        let rows = try Row.fetchCursor(
          db,
          sql: "SELECT \(Journal.columns) FROM event ORDER BY instant, device, counter, id")
        while let row = try rows.next() {
          buffer.append(try Journal.line(from: row))
          buffer.append(10)
          count += 1
          if buffer.count > 1 << 20 {
            try handle.write(contentsOf: buffer)
            buffer.removeAll(keepingCapacity: true)
          }
        }
      }
      try handle.write(contentsOf: buffer)
      try handle.synchronize()
      guard rename(temporary, file) == 0 else { throw JournalError.notExported(file: file) }
      return count
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error is DatabaseError || error is JournalError
        ? JournalError(error, path: path) : .diskFull(path: file)
    }
  }

  /// Takes in every event of an exported file that is not there yet: the union, all or none.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - progress: called now and then with the share that is done, 0 to 1.
  /// - Throws: `JournalError.badImport` with the line that is wrong; then nothing was taken.
  package func importEvents(
    from file: String, progress: (Double) -> Void = { _ in }
  ) throws(JournalError) -> ImportReport {
    guard Journal.isRegularFile(file), let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file)
    }
    // All is read before anything is written, so that nobody who plays meanwhile has to wait long.
    let events = try Journal.events(in: data, file: file, progress: progress)
    do {
      var accepted = 0
      try database.writeWithoutTransaction { db in
        try db.inTransaction(.immediate) {
          for (event, body) in events where try Journal.insert(event, body: body, into: db) {
            accepted += 1
          }
          return .commit
        }
      }
      return ImportReport(accepted: accepted, duplicates: events.count - accepted)
    } catch {
      throw JournalError(error, path: path)
    }
  }

  /// The events of an exported file's bytes, each with its body as it is stored.
  ///
  /// - Parameters:
  ///   - file: what errors call it.
  ///   - progress: called now and then with the share that is done, 0 to 1.
  /// - Throws: `JournalError.badImport` with the first line that is wrong.
  package static func events(
    in data: Data, file: String, progress: (Double) -> Void = { _ in }
  ) throws(JournalError) -> [(Event, String)] {
    func bad(_ line: Int, _ fault: ImportFault) -> JournalError {
      .badImport(file: file, line: line, fault: fault)
    }
    var events: [(Event, String)] = []
    var start = data.startIndex
    var number = 0
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: 10) ?? data.endIndex
      let line = data[start..<end]
      start = min(end + 1, data.endIndex)
      number += 1
      guard line.count <= longestLine else { throw bad(number, .lineTooLong) }
      if number == 1 {
        if let fault = ExportFormat.fault(inHeader: Data(line)) { throw bad(1, fault) }
      } else if !line.allSatisfy({ $0 == 32 || $0 == 13 }) {
        guard let event = try? ExportFormat.event(in: Data(line)) else {
          throw bad(number, .notAnEvent)
        }
        events.append(event)
      }
      if number % 1000 == 0 { progress(Double(end) / Double(data.count)) }
    }
    if number == 0 { throw bad(1, .emptyFile) }
    return events
  }

  /// Whether a file can be put here: in the place of none or of an ordinary one, but never of the
  /// journal itself or of what SQLite keeps beside it.
  private func isFreeForExport(_ file: String) -> Bool {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let own = ["", "-wal", "-shm"].map { resolved(path + $0) }
    guard !own.contains(resolved(file)) else { return false }
    return !FileManager.default.fileExists(atPath: file) || Journal.isRegularFile(file)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func line(from row: Row) throws -> Data {
    // The body is written as it stands in the file, so nothing needs to understand it.
    guard let event = event(from: row, body: .unknown(kind: row[6])) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    return try BodyText.encoder.encode(EventLine(event: event, body: BodyText.value(row[7])))
  }
}
