import Foundation

/// The journal's file before SQLite opens it.
enum JournalFile {
  /// Makes an empty file that only its owner can read where there is none, and refuses one that is no
  /// journal without touching it: SQLite would change even a stranger's file by opening it our way.
  ///
  /// Source: the header of SQLite's file format 3, https://sqlite.org/fileformat2.html, section 1.3.
  ///
  /// - Throws: `JournalError`.
  static func prepare(_ path: String, applicationID: Int) throws(JournalError) {
    let descriptor = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOSPC ? .diskFull(path: path) : .notWritable(path: path)
    }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &header, header.count)
    guard count >= 0 else { throw .damaged(path: path) }
    if count == 0 { return }
    guard count == header.count, header.starts(with: "SQLite format 3\0".utf8) else {
      throw .damaged(path: path)
    }
    // A file with a write-ahead log may have its id in the log still; then SQLite tells.
    let hasLog = header[18] == 2
    let id = header[68..<72].reduce(0) { $0 << 8 | Int($1) }
    guard hasLog || id == applicationID else { throw .damaged(path: path) }
  }
}
