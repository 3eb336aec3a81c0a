import Glibc

/// A new file that takes the place of an old one when it is complete, and never before.
final class OutputFile {
  private static let bufferLength = 1 << 16

  private let path: String
  private let temporary: String
  private let file: Int32
  private var buffer: [UInt8] = []
  private var isPublished = false

  /// Creates a file beside the final one.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  init(path: String) throws(ExchangeError) {
    self.path = path
    var template = Array("\(path).XXXXXX".utf8CString)
    file = mkstemp(&template)
    temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .cannotWrite }
    buffer.reserveCapacity(2 * OutputFile.bufferLength)
  }

  deinit {
    close(file)
    if !isPublished { unlink(temporary) }
  }

  /// Appends bytes.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func append(_ bytes: some Sequence<UInt8>) throws(ExchangeError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= OutputFile.bufferLength { try flush() }
  }

  /// Writes everything to disk, and gives the file its final path.
  ///
  /// - Throws: `ExchangeError.cannotWrite`.
  func publish() throws(ExchangeError) {
    try flush()
    // Readable by others, as far as the player's mask allows; mkstemp creates private files.
    let mask = umask(0)
    umask(mask)
    guard fchmod(file, 0o666 & ~mask) == 0, fsync(file) == 0, rename(temporary, path) == 0 else {
      throw .cannotWrite
    }
    isPublished = true
  }

  private func flush() throws(ExchangeError) {
    var written = 0
    while written < buffer.count {
      let count = buffer[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite }
      written += count
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
