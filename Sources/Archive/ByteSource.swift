import Glibc
import Synchronization

/// Bytes that can be read at any place: the content of an open file, or an array.
package final class ByteSource: Sendable {
  private enum Storage {
    case bytes([UInt8])
    case file(Int32)
  }

  /// The size of the pieces in which `forEachPiece` reads.
  private static let pieceLength = 1 << 16

  private let storage: Storage
  /// The number of bytes when the source was opened.
  package let count: Int
  private let lastRead = Atomic(0)

  /// The place up to which it was read last.
  package var reached: Int { lastRead.load(ordering: .relaxed) }

  /// The bytes of an array.
  package init(_ bytes: [UInt8]) {
    storage = .bytes(bytes)
    count = bytes.count
  }

  /// The bytes of a file, which stays open.
  ///
  /// - Throws: `ArchiveError.unreadable` if it cannot be opened, or is not a plain file.
  package init(path: String) throws(ArchiveError) {
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      throw .unreadable
    }
    storage = .file(file)
    count = Int(facts.st_size)
  }

  deinit {
    if case .file(let file) = storage { close(file) }
  }

  /// The bytes in a range.
  ///
  /// - Throws: `ArchiveError.truncated` if the source ends before the range, or `unreadable`.
  package func bytes(_ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .truncated }
    lastRead.store(range.upperBound, ordering: .relaxed)
    switch storage {
    case .bytes(let bytes): return Array(bytes[range])
    case .file(let file):
      var failure: ArchiveError?
      let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
        filled = 0
        while filled < range.count, let start = buffer.baseAddress {
          let step = pread(file, start + filled, range.count - filled, range.lowerBound + filled)
          if step < 0, errno == EINTR { continue }
          guard step > 0 else {
            failure = step == 0 ? .truncated : .unreadable
            return
          }
          filled += step
        }
      }
      if let failure { throw failure }
      return bytes
    }
  }

  /// The first bytes; fewer than `most` if the source is shorter.
  ///
  /// - Throws: `ArchiveError`.
  package func prefix(_ most: Int) throws(ArchiveError) -> [UInt8] {
    try bytes(0..<min(most, count))
  }

  /// Uses an open file with the bytes, for another program.
  ///
  /// - Returns: nil if there is no room for a temporary file.
  package func withDescriptor<Result>(_ body: (Int32) -> Result?) -> Result? {
    switch storage {
    case .file(let file): return body(file)
    case .bytes(let bytes):
      guard let stream = tmpfile() else { return nil }
      defer { fclose(stream) }
      let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
      guard written == bytes.count, fflush(stream) == 0 else { return nil }
      return body(fileno(stream))
    }
  }

  /// Passes on the bytes in a range, piece by piece.
  ///
  /// - Throws: `ArchiveError`, or an error of the closure.
  package func forEachPiece(
    in range: Range<Int>? = nil, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let range = range ?? 0..<count
    var place = range.lowerBound
    while place < range.upperBound {
      let end = min(place + ByteSource.pieceLength, range.upperBound)
      try bytes(place..<end).withUnsafeBytes(body)
      place = end
    }
  }
}
