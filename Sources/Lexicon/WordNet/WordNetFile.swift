import Foundation

/// One file of WordNet, mapped into memory; of what it holds nothing is taken for granted.
struct WordNetFile: Sendable {
  private let data: Data

  init(path: String) throws(WordNetError) {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(file: path) }
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }

  /// How large it is, in bytes.
  var byteCount: Int { data.count }

  /// The line that begins at this byte, or nil where none does.
  func line(at offset: Int) -> [UInt8]? {
    let bytes = data.span
    guard offset >= 0, offset < bytes.count, offset == 0 || bytes[offset - 1] == newline else {
      return nil
    }
    return copy(offset..<end(of: offset, in: bytes), of: bytes)
  }

  /// The line whose first field is this key, in a file that is sorted by the bytes of it; nil where
  /// there is none, or the file is not sorted. O(log *n*) lines are looked at.
  func line(key: String) -> [UInt8]? {
    let wanted = Array(key.utf8)
    guard !wanted.isEmpty else { return nil }
    let bytes = data.span
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      var start = middle
      while start > low, bytes[start - 1] != newline { start -= 1 }
      let end = end(of: middle, in: bytes)
      switch order(of: wanted, lineFrom: start, to: end, in: bytes) {
      case 0: return copy(start..<end, of: bytes)
      case ..<0: high = start
      default: low = end + 1
      }
    }
    return nil
  }

  /// The first fields that begin with this text, in a file that is sorted by the bytes of them.
  ///
  /// - Parameter limit: at most so many.
  func keys(beginning prefix: String, limit: Int) -> [String] {
    let wanted = Array(prefix.utf8)
    let bytes = data.span
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = low + (high - low) / 2
      var start = middle
      while start > low, bytes[start - 1] != newline { start -= 1 }
      if order(of: wanted, lineFrom: start, to: end(of: middle, in: bytes), in: bytes) <= 0 {
        high = start
      } else {
        low = end(of: middle, in: bytes) + 1
      }
    }
    var keys: [String] = []
    while low < bytes.count, keys.count < limit {
      let end = end(of: low, in: bytes)
      let key = copy(low..<end, of: bytes).prefix { $0 != blank }
      guard key.starts(with: wanted) else { break }
      if !key.isEmpty { keys.append(String(decoding: key, as: UTF8.self)) }
      low = end + 1
    }
    return keys
  }

  /// Whether the key stands before (−1), at (0) or after (1) the line. The lines of the licence at
  /// the head of each file begin with a blank: their key is empty and stands before all others.
  private func order(
    of key: [UInt8], lineFrom start: Int, to end: Int, in bytes: Span<UInt8>
  ) -> Int {
    var place = 0
    while place < key.count {
      let position = start + place
      guard position < end, bytes[position] != blank else { return 1 }
      if key[place] != bytes[position] { return key[place] < bytes[position] ? -1 : 1 }
      place += 1
    }
    let after = start + key.count
    return after >= end || bytes[after] == blank ? 0 : -1
  }

  private func end(of offset: Int, in bytes: Span<UInt8>) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return end
  }

  private func copy(_ range: Range<Int>, of bytes: Span<UInt8>) -> [UInt8] {
    range.map { bytes[$0] }
  }
}

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")
