import Glibc

/// A new file with a name of its own that only its owner can read. It is deleted with the value, unless it was
/// published. Other programs that this one starts do not inherit it.
final class ScratchFile {
  /// The path until the file is published.
  let path: String
  private let file: Int32
  private var isPublished = false

  /// Creates an empty file in a folder.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  convenience init(in folder: String) throws(ExchangeError) {
    try self.init(beginning: "\(folder)/wordhoard-")
  }

  /// Creates an empty file beside the one that it will replace.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  convenience init(beside path: String) throws(ExchangeError) {
    try self.init(beginning: "\(path).")
  }

  private init(beginning path: String) throws(ExchangeError) {
    while true {
      let name = "\(path)\(String(UInt64.random(in: .min ... .max), radix: 36))"
      let file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if file >= 0 {
        (self.file, self.path) = (file, name)
        return
      }
      guard errno == EEXIST || errno == EINTR else { throw .cannotWrite }
    }
  }

  deinit {
    close(file)
    guard !isPublished else { return }
    // SQLite may have left a journal beside it.
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Appends all bytes to the file, without buffering.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func append(_ bytes: UnsafeRawBufferPointer) throws(ExchangeError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite }
      rest = rest.dropFirst(count)
    }
  }

  /// Overwrites bytes at a place.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func replace(at place: Int, with bytes: [UInt8]) throws(ExchangeError) {
    guard pwrite(file, bytes, bytes.count, place) == bytes.count else { throw .cannotWrite }
  }

  /// Waits until it is on disk, and gives it a final path, in place of any file there. Others may read it then, as far
  /// as the player's mask allows.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func publish(as final: String) throws(ExchangeError) {
    let mask = umask(0)
    umask(mask)
    guard fchmod(file, 0o666 & ~mask) == 0, fsync(file) == 0, rename(path, final) == 0 else {
      throw .cannotWrite
    }
    isPublished = true
  }
}
