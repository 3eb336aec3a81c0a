import CZlib
package import FoundationEssentials

/// Decompresses deflate data that are in memory.
package enum Inflater {
  /// Decompresses raw deflate data. If they are truncated, the bytes up to there are returned.
  ///
  /// - Parameter most: the largest number of bytes to return; the rest is left out.
  /// - Returns: the bytes; nil if the data are damaged.
  package static func inflated(_ packed: Data, atMost most: Int) -> [UInt8]? {
    // Negative window bits mean data without header and checksum.
    let (bytes, status) = unpacked(packed, windowBits: -15, atMost: most)
    return [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) ? bytes : nil
  }

  /// Decompresses a gzip file (RFC 1952) of one member, and checks its checksum.
  ///
  /// - Parameter most: the largest number of bytes.
  /// - Returns: the bytes; nil if the file is damaged or truncated, or contains more bytes.
  package static func gunzipped(_ packed: Data, atMost most: Int) -> [UInt8]? {
    // 16 more window bits mean gzip's header and checksum.
    let (bytes, status) = unpacked(packed, windowBits: 31, atMost: most)
    return status == Z_STREAM_END ? bytes : nil
  }

  private static func unpacked(
    _ packed: Data, windowBits: Int32, atMost most: Int
  ) -> (bytes: [UInt8], status: Int32) {
    var stream = z_stream()
    var status = inflateInit2_(
      &stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return ([], status) }
    defer { inflateEnd(&stream) }
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { output, count in
      packed.withUnsafeBytes { (input: UnsafeRawBufferPointer) in
        stream.next_in = UnsafeMutablePointer(
          mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(most)
        status = inflate(&stream, Z_SYNC_FLUSH)
      }
      count = most - Int(stream.avail_out)
    }
    return (bytes, status)
  }
}
