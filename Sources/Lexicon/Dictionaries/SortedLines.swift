import FoundationEssentials
import Glibc
import Kit

/// The lines of a mapped file, sorted by the bytes of their first field. The content is not trusted: in a
/// file that is not sorted, lines are not found.
struct SortedLines: Sendable {
  /// The largest number of bytes that are read of a line; WordNet's longest has 12,972.
  private static let mostBytes = 1 << 16

  /// The mapped file with the lines.
  let file: MappedFile
  /// The byte that ends the first field.
  private let separator: UInt8

  init(_ file: MappedFile, separator: UInt8) {
    self.file = file
    self.separator = separator
  }

  /// The size of the file in bytes.
  var byteCount: Int { file.data.count }

  /// The line that begins at this byte, or nil if none does.
  func line(at offset: Int) -> [UInt8]? {
    let bytes = file.data.span
    guard offset >= 0, offset < bytes.count, offset == 0 || bytes[offset - 1] == newline else {
      return nil
    }
    return copy(of: offset)
  }

  /// The line whose first field is this key; nil if there is none. Reads O(log *n*) lines.
  func line(key: String) -> [UInt8]? {
    let wanted = Array(key.utf8)
    guard !wanted.isEmpty else { return nil }
    let start = firstLine(notBefore: wanted)
    let isThere = file.data.withUnsafeBytes { order(of: wanted, lineFrom: start, in: $0) == 0 }
    guard start < byteCount, isThere else { return nil }
    return copy(of: start)
  }

  /// The lines whose first field is this key.
  ///
  /// - Parameter limit: the largest number to return.
  func lines(key: String, limit: Int) -> [[UInt8]] {
    let wanted = Array(key.utf8)
    guard !wanted.isEmpty else { return [] }
    var (lines, start): ([[UInt8]], Int) = ([], firstLine(notBefore: wanted))
    while start < byteCount, lines.count < limit,
      file.data.withUnsafeBytes({ order(of: wanted, lineFrom: start, in: $0) == 0 })
    {
      if let line = copy(of: start) { lines.append(line) }
      start = file.endOfLine(from: start) + 1
    }
    return lines
  }

  /// The first fields that begin with this text.
  ///
  /// - Parameter limit: the largest number to return.
  func keys(beginning prefix: String, limit: Int) -> [String] {
    let wanted = Array(prefix.utf8)
    var keys: [String] = []
    var start = firstLine(notBefore: wanted)
    while start < byteCount, keys.count < limit {
      if let key = copy(of: start)?.prefix(while: { $0 != separator }) {
        guard key.starts(with: wanted) else { break }
        if !key.isEmpty { keys.append(String(decoding: key, as: UTF8.self)) }
      }
      start = file.endOfLine(from: start) + 1
    }
    return keys
  }

  /// The offset of the first line whose key is not before this one; the end of the file if there is none.
  private func firstLine(notBefore key: [UInt8]) -> Int {
    file.data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress else { return 0 }
      var (low, high) = (0, bytes.count)
      while low < high {
        let middle = low + (high - low) / 2
        var start = middle
        while start > low, bytes[start - 1] != newline { start -= 1 }
        if order(of: key, lineFrom: start, in: bytes) <= 0 {
          high = start
        } else {
          let end = memchr(base + middle, Int32(newline), bytes.count - middle)
          low = end.map { base.distance(to: $0) + 1 } ?? bytes.count
        }
      }
      return low
    }
  }

  /// Whether a key is before (−1), at (0) or after (1) the line that begins at a byte. A line that begins
  /// with the separator has an empty key, which is before all others.
  private func order(of key: [UInt8], lineFrom start: Int, in bytes: UnsafeRawBufferPointer) -> Int
  {
    var place = start
    for byte in key {
      guard place < bytes.count else { return 1 }
      let other = bytes[place]
      if other == separator || other == newline { return 1 }
      if byte != other { return byte < other ? -1 : 1 }
      place += 1
    }
    return place >= bytes.count || bytes[place] == separator || bytes[place] == newline ? 0 : -1
  }

  /// The line that begins at a byte, truncated if it is too long. Nil if it contains too many accents on one
  /// letter: comparing such texts takes seconds.
  private func copy(of start: Int) -> [UInt8]? {
    let end = min(file.endOfLine(from: start), start + SortedLines.mostBytes)
    let line = file.copy(start..<end)
    return StreamSafety.allows(utf8: line) ? line : nil
  }
}

private let newline = UInt8(ascii: "\n")
