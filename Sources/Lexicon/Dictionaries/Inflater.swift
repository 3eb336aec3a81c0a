import CZlib
import Foundation

/// Unpacks what deflate has packed.
enum Inflater {
  /// Unpacks raw deflate data.
  ///
  /// - Parameter most: at most so many bytes; what comes after them is left out.
  /// - Returns: the bytes; nil where the data are damaged.
  static func inflated(_ packed: Data, atMost most: Int) -> [UInt8]? {
    var stream = z_stream()
    // Less than no window bits stand for data without a head and a checksum.
    guard
      inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var status = Z_OK
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
    return [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) ? bytes : nil
  }
}
