import Foundation
import ScoreStore
import ScoreStoreSQLite

/// The lock of the one `serve` of a database. Other commands do not take it.
///
/// It is on a file of its own, because closing a second descriptor of the database would release SQLite's locks. The
/// kernel releases it when the process ends, however that happens; the file remains.
enum ServeLock {
  /// Takes the lock until the process ends.
  ///
  /// - Parameter database: the path of the database; `:memory:` needs no lock.
  /// - Throws: `OperatorError.databaseServed` if another process has the lock; `StoreFileError`.
  static func take(database: String) throws {
    guard database != ":memory:" else { return }
    let path = resolved(database) + ".lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreFileError(path: database, system: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      defer { close(descriptor) }
      guard code == EWOULDBLOCK else { throw StoreFileError(path: database, system: code) }
      throw OperatorError.databaseServed(database, process: process(descriptor))
    }
    let text = Data("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0,
      text.withUnsafeBytes({ pwrite(descriptor, $0.baseAddress, $0.count, 0) }) == text.count
    else { throw StoreFileError(path: database, system: errno) }
  }

  /// The path without symbolic links, so that each name of a database has the same lock.
  private static func resolved(_ path: String) -> String {
    func real(_ path: String) -> String? {
      realpath(path, nil).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }
    }
    if let whole = real(path) { return whole }
    // The database does not exist yet.
    let url = URL(filePath: path)
    let folder = real(url.deletingLastPathComponent().path) ?? url.deletingLastPathComponent().path
    return "\(folder)/\(url.lastPathComponent)"
  }

  /// The process that wrote its ID into the file; nil if it has not yet.
  private static func process(_ descriptor: Int32) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int(String(decoding: bytes.prefix(count), as: UTF8.self).prefix { $0.isNumber })
  }
}
