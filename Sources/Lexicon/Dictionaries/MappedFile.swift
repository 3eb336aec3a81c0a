import Foundation

/// A file that is mapped into memory, so that only what is looked at is read.
struct MappedFile: Sendable {
  /// Where it is.
  let path: String
  /// Its bytes.
  let data: Data

  /// - Throws: `DictionaryError` where it cannot be opened, or is no plain file.
  init(_ path: String) throws(DictionaryError) {
    self.path = path
    // A pipe that nobody writes into would be waited for.
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
    // By hand, since Foundation takes four times as long, and a start may open some forty of them.
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
    guard let start, start != MAP_FAILED else {
      throw DictionaryError(.unreadable, file: path, "it cannot be opened")
    }
    data = Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  /// Gives the memory back that holds what was read of it; what is read again comes from the file again.
  func letGo() {
    // Of a few bytes `Data` makes a copy, whose memory is not ours to give back.
    guard data.count >= 1 << 16 else { return }
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
    }
  }

  /// Its bytes in a range, as far as it has them.
  func bytes(_ range: Range<Int>) -> Data {
    data[range.clamped(to: 0..<data.count)]
  }

  /// The text in a range; what is no UTF-8 in it becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    withBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of its bytes in a range, as far as it has them.
  func copy(_ range: Range<Int>) -> [UInt8] { withBytes(range) { [UInt8]($0) } }

  /// A slice of `Data` would be made on the heap, which a search does at each step.
  private func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let range = range.clamped(to: 0..<data.count)
    return data.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// Where a byte stands first in a range, as far as the file reaches.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<data.count)
    return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress,
        let found = memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Where the line ends that a place stands in: at its line feed, or at the end of the file.
  func endOfLine(from place: Int) -> Int {
    firstIndex(of: UInt8(ascii: "\n"), in: max(0, min(place, data.count))..<data.count)
      ?? data.count
  }
}
