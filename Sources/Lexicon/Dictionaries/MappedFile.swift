import Archive
import FoundationEssentials
import Glibc

/// A file that is mapped into memory, so that only the used parts are read; or a small compressed one that is
/// decompressed.
struct MappedFile: Sendable {
  /// The path as it was opened.
  let path: String
  /// The mapped bytes; empty for an empty file.
  let data: Data
  private let isMapped: Bool

  /// The most bytes of a decompressed file.
  private static let mostDecompressed = 1 << 28

  /// Maps a file. An empty file has no bytes.
  ///
  /// - Throws: `DictionaryError` if it cannot be opened, or is not a plain file.
  init(_ path: String) throws(DictionaryError) {
    self.path = path
    isMapped = true
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { if file >= 0 { close(file) } }
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      let reason =
        file >= 0
        ? "it is no plain file" : errno == ENOENT ? "there is no such file" : "it cannot be opened"
      throw DictionaryError(.unreadable, file: path, reason)
    }
    let size = Int(facts.st_size)
    guard size > 0 else {
      data = Data()
      return
    }
    // Mapped by hand, since Foundation takes four times as long, and a start may open some forty files.
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
    guard let start, start != MAP_FAILED else {
      throw DictionaryError(.unreadable, file: path, "it cannot be opened")
    }
    data = Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  /// Maps a file; if there is none, decompresses the one with `.gz` or `.dz` at the end of its name.
  ///
  /// - Throws: `DictionaryError` if neither can be read.
  init(plainOrCompressed path: String) throws(DictionaryError) {
    do {
      self = try MappedFile(path)
    } catch {
      let packed = ["gz", "dz"].lazy.compactMap { try? MappedFile("\(path).\($0)") }.first
      guard let packed else { throw error }
      // gzip ends with the number of bytes, which limits the memory.
      let size = packed.bytes(max(0, packed.data.count - 4)..<packed.data.count)
        .reversed().reduce(0) { $0 << 8 | Int($1) }
      guard size <= MappedFile.mostDecompressed,
        let bytes = Inflater.gunzipped(packed.data, atMost: max(size, 1))
      else {
        throw DictionaryError(
          .malformed, file: packed.path, "it is damaged, or larger than any dictionary")
      }
      (self.path, data, isMapped) = (packed.path, Data(bytes), false)
    }
  }

  /// Releases the memory of the parts that were read; they are read from the file again if needed.
  func letGo() {
    // `Data` copies a few bytes, whose memory must not be released here.
    guard isMapped, data.count >= 1 << 16 else { return }
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
    }
  }

  /// Its bytes in a range, limited to the file.
  func bytes(_ range: Range<Int>) -> Data {
    data[range.clamped(to: 0..<data.count)]
  }

  /// The text in a range; bytes that are not UTF-8 become U+FFFD.
  func text(_ range: Range<Int>) -> String {
    withBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of its bytes in a range, limited to the file.
  func copy(_ range: Range<Int>) -> [UInt8] { withBytes(range) { [UInt8]($0) } }

  /// Without a slice of `Data`, which would be allocated on the heap at each step of a search.
  private func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let range = range.clamped(to: 0..<data.count)
    return data.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// The first position of a byte in a range, limited to the file.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<data.count)
    return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress,
        let found = memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// The end of the line that contains a position: its line feed, or the end of the file.
  func endOfLine(from place: Int) -> Int {
    firstIndex(of: UInt8(ascii: "\n"), in: max(0, min(place, data.count))..<data.count)
      ?? data.count
  }
}
