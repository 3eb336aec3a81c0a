import CZlib

/// Writes a zip archive of less than 4 GiB. The same content always gives the same bytes: its members have no time.
package struct ZipWriter: ~Copyable {
  /// How a member is stored.
  package enum Method: UInt16, Sendable {
    case stored = 0
    case deflated = 8
  }

  /// Zip's date: 1 January 1980.
  private static let date: UInt16 = 0x21
  /// The flag for names in UTF-8.
  private static let utf8Names: UInt16 = 0x800

  private let output: ([UInt8]) throws -> Void
  private var directory: [UInt8] = []
  private var count = 0
  private var place = 0

  /// An archive whose bytes are passed to `output`, in order.
  package init(_ output: @escaping ([UInt8]) throws -> Void) { self.output = output }

  /// Adds a member. Its compressed form is kept in memory until it is complete.
  ///
  /// - Parameter content: passes on the content, piece by piece.
  /// - Throws: `ArchiveError`, or an error of `content` or the output.
  package mutating func add(
    _ name: String, _ method: Method,
    _ content: (_ write: (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    var checksum: UInt = 0
    var size = 0
    var packed: [UInt8] = []
    let deflation = method == .deflated ? try DeflateStream() : nil
    try content { piece in
      checksum = crc32(
        checksum, piece.bindMemory(to: UInt8.self).baseAddress, UInt32(piece.count))
      size += piece.count
      if let deflation {
        deflation.take(piece, isLast: false, &packed)
      } else {
        packed.append(contentsOf: piece)
      }
    }
    deflation?.take(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true, &packed)
    let name = Array(name.utf8)
    guard size < 0xFFFF_FFFF, packed.count < 0xFFFF_FFFF, place < 0xFFFF_FFFF, count < 0xFFFF,
      name.count <= 0xFFFF
    else { throw ArchiveError.tooLarge }
    var facts: [UInt8] = []
    for number in [20, ZipWriter.utf8Names, method.rawValue, 0, ZipWriter.date] {
      facts.append(number)
    }
    for number in [UInt32(truncatingIfNeeded: checksum), UInt32(packed.count), UInt32(size)] {
      facts.append(number)
    }
    facts.append(UInt16(name.count))
    facts.append(0 as UInt16)
    directory += [0x50, 0x4B, 1, 2, 20, 0] + facts + [UInt8](repeating: 0, count: 10)
    directory.append(UInt32(place))
    directory += name
    try write([0x50, 0x4B, 3, 4] + facts + name)
    try write(packed)
    count += 1
  }

  /// Adds a member whose content is in memory.
  ///
  /// - Throws: `ArchiveError`, or an error of the output.
  package mutating func add(_ name: String, _ method: Method, _ content: [UInt8]) throws {
    try add(name, method) { write in try content.withUnsafeBytes(write) }
  }

  /// Writes the directory. Nothing can be added afterwards.
  ///
  /// - Throws: `ArchiveError.tooLarge`, or an error of the output.
  package consuming func finish() throws {
    guard place + directory.count < 0xFFFF_FFFF else { throw ArchiveError.tooLarge }
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end.append(UInt16(count))
    end.append(UInt16(count))
    end.append(UInt32(directory.count))
    end.append(UInt32(place))
    try output(directory + end + [0, 0])
  }

  private mutating func write(_ bytes: [UInt8]) throws {
    try output(bytes)
    place += bytes.count
  }
}

/// Compresses to raw deflate data.
private final class DeflateStream {
  private var stream = z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init() throws(ArchiveError) {
    // Negative window bits mean data without header and checksum; 8 is zlib's usual memory.
    let status = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .tooLarge }
  }

  deinit { deflateEnd(&stream) }

  func take(_ piece: UnsafeRawBufferPointer, isLast: Bool, _ packed: inout [UInt8]) {
    stream.next_in = UnsafeMutablePointer(mutating: piece.bindMemory(to: UInt8.self).baseAddress)
    stream.avail_in = UInt32(piece.count)
    repeat {
      let written = buffer.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return buffer.count - Int(stream.avail_out)
      }
      packed += buffer[..<written]
    } while stream.avail_out == 0
  }
}

/// Appends little-endian numbers.
extension [UInt8] {
  fileprivate mutating func append(_ number: UInt16) {
    self += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  fileprivate mutating func append(_ number: UInt32) {
    append(UInt16(truncatingIfNeeded: number))
    append(UInt16(truncatingIfNeeded: number >> 16))
  }
}
