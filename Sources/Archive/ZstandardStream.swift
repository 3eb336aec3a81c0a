import CZstd

/// Decompresses Zstandard data (RFC 8878) piece by piece. libzstd is opened when it is first needed.
package final class ZstandardStream {
  /// The largest window, as a power of two: 32 MiB. It bounds the memory.
  private static let windowLog: Int32 = 25
  /// The name of the library, which is also Debian's package.
  package static let packageName = "libzstd1"

  private static let library = UInt(bitPattern: zstd_library_open("libzstd.so.1"))

  private let stream: OpaquePointer
  private var buffer = [UInt8](repeating: 0, count: 1 << 17)
  private var (packed, unpacked) = (0, 0)
  private let limit: OutputLimit
  private var isComplete = false

  /// A decompression that yields at most so much.
  ///
  /// - Throws: `ArchiveError.zstdMissing` if libzstd is not installed.
  package init(limit: OutputLimit) throws(ArchiveError) {
    self.limit = limit
    guard let library = OpaquePointer(bitPattern: ZstandardStream.library),
      let stream = zstd_stream_new(library, ZstandardStream.windowLog)
    else { throw .zstdMissing }
    self.stream = stream
  }

  deinit { zstd_stream_free(stream) }

  /// Decompresses the next piece. Frames may follow each other.
  ///
  /// - Throws: `ArchiveError`, or an error of `output`.
  package func take(
    _ piece: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    packed += piece.count
    var rest = piece[...]
    var isFull = false
    while !rest.isEmpty || isFull {
      let step = buffer.withUnsafeMutableBytes { buffer in
        zstd_stream_step(
          stream, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          buffer.baseAddress, buffer.count)
      }
      guard !step.is_damaged else { throw ArchiveError.damaged }
      rest = rest.dropFirst(step.consumed)
      unpacked += step.written
      try limit.check(packed: packed, unpacked: unpacked)
      try buffer.withUnsafeBytes {
        try output(UnsafeRawBufferPointer(rebasing: $0[..<step.written]))
      }
      // A frame that ends leaves nothing to write.
      isFull = step.written == buffer.count && !step.is_frame_end
      isComplete = step.is_frame_end
    }
  }

  /// Checks that the last frame is complete.
  ///
  /// - Throws: `ArchiveError.truncated`.
  package func finish() throws(ArchiveError) {
    guard isComplete else { throw .truncated }
  }

  /// Decompresses data that are in memory.
  ///
  /// - Throws: `ArchiveError`.
  package static func bytes(of packed: [UInt8], limit: OutputLimit) throws -> [UInt8] {
    let stream = try ZstandardStream(limit: limit)
    var bytes: [UInt8] = []
    try packed.withUnsafeBytes { try stream.take($0) { bytes.append(contentsOf: $0) } }
    try stream.finish()
    return bytes
  }
}
