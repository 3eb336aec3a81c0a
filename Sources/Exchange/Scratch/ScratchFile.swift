import Glibc

/// A private file that is deleted with the value.
final class ScratchFile {
  /// Its path.
  let path: String
  private let file: Int32

  /// Creates an empty file.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  init(in folder: String) throws(ExchangeError) {
    var template = Array("\(folder)/wordhoard-XXXXXX".utf8CString)
    file = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .cannotWrite }
  }

  deinit {
    close(file)
    // SQLite may have left a journal beside it.
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Appends bytes.
  ///
  /// - Throws: `ExchangeError.cannotWrite`, or `CancellationError` if the task is cancelled.
  func append(_ bytes: UnsafeRawBufferPointer) throws {
    try Task.checkCancellation()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ExchangeError.cannotWrite }
      rest = rest.dropFirst(count)
    }
  }

  /// Overwrites bytes at a place.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func replace(at place: Int, with bytes: [UInt8]) throws(ExchangeError) {
    guard pwrite(file, bytes, bytes.count, place) == bytes.count else { throw .cannotWrite }
  }
}
