import Glibc

/// Decompresses data in the format of xz. liblzma is opened when it is first needed; dpkg itself needs it.
package enum XZData {
  /// The name of the library's Debian package.
  package static let packageName = "liblzma5"

  /// `lzma_stream_buffer_decode` of liblzma's stable ABI.
  private typealias Decode =
    @convention(c) (
      UnsafeMutablePointer<UInt64>, UInt32, UnsafeRawPointer?,
      UnsafePointer<UInt8>, UnsafeMutablePointer<Int>, Int,
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>, Int
    ) -> Int32

  /// The most memory that the decoder may take: dictionaries of 64 MiB.
  private static let mostMemory: UInt64 = 80 << 20

  private static let decode: Decode? = {
    guard let library = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL),
      let function = dlsym(library, "lzma_stream_buffer_decode")
    else { return nil }
    return unsafeBitCast(function, to: Decode.self)
  }()

  /// Decompresses complete data.
  ///
  /// - Parameter most: the most bytes that they may have.
  /// - Throws: `ArchiveError.unsupported` without liblzma, or `damaged`, also if there are more bytes.
  package static func bytes(of packed: [UInt8], atMost most: Int) throws(ArchiveError) -> [UInt8] {
    guard let decode else { throw .unsupported }
    var isComplete = false
    // Memory that is not written to is never used.
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { output, count in
      guard let start = output.baseAddress else { return }
      var (memory, read) = (mostMemory, 0)
      packed.withUnsafeBufferPointer { input in
        guard let input = input.baseAddress else { return }
        let status = decode(&memory, 0, nil, input, &read, packed.count, start, &count, most)
        isComplete = status == 0 && read == packed.count
      }
    }
    guard isComplete else { throw .damaged }
    return bytes
  }
}
