import CZlib

/// Decompresses raw deflate data piece by piece.
final class InflateStream {
  private var stream = z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var (packed, unpacked) = (0, 0)
  private let limit: OutputLimit
  private var isComplete = false

  /// Prepares zlib for the first piece.
  ///
  /// - Throws: `ArchiveError.damaged` if there is no memory.
  init(limit: OutputLimit) throws(ArchiveError) {
    self.limit = limit
    // Negative window bits mean data without header and checksum.
    let status = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .damaged }
  }

  deinit { inflateEnd(&stream) }

  /// Decompresses the next piece; bytes after the end of the data are ignored.
  ///
  /// - Throws: `ArchiveError`, or an error of `output`.
  func take(
    _ piece: UnsafeRawBufferPointer, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    packed += piece.count
    stream.next_in = UnsafeMutablePointer(mutating: piece.bindMemory(to: UInt8.self).baseAddress)
    stream.avail_in = UInt32(piece.count)
    while !isComplete {
      var status = Z_OK
      let written = buffer.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        status = inflate(&stream, Z_NO_FLUSH)
        return buffer.count - Int(stream.avail_out)
      }
      guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else { throw ArchiveError.damaged }
      unpacked += written
      try limit.check(packed: packed, unpacked: unpacked)
      try buffer.withUnsafeBytes { try output(UnsafeRawBufferPointer(rebasing: $0[..<written])) }
      isComplete = status == Z_STREAM_END
      if stream.avail_out > 0 { break }
    }
  }

  /// Checks that the data are complete.
  ///
  /// - Throws: `ArchiveError.truncated`.
  func finish() throws(ArchiveError) {
    guard isComplete else { throw .truncated }
  }
}
