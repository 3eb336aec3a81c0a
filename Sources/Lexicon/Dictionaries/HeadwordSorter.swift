/// Sorts the headwords of a dictionary by their keys. The keys share one buffer, since a string for each
/// would take three times as much memory.
struct HeadwordSorter {
  private struct Entry {
    /// The offset of the key, which begins with two bytes for its length.
    let start: UInt32
    let place: UInt32
  }

  private var keys: [UInt8] = []
  private var entries: [Entry] = []

  /// - Parameter bytes: the total size that the keys may need; memory is only used for actual keys.
  init(bytes: Int) { keys.reserveCapacity(min(bytes, 32 << 20)) }

  /// Adds a headword to be sorted.
  ///
  /// - Parameters:
  ///   - key: its `headwordKey`; an empty one, and one of more than 64 KiB, is left out.
  ///   - place: its offset in the list.
  mutating func add(_ key: String, place: Int) {
    guard let count = UInt16(exactly: key.utf8.count), count > 0,
      let start = UInt32(exactly: keys.count), let place = UInt32(exactly: place)
    else { return }
    keys += [UInt8(count & 0xFF), UInt8(count >> 8)]
    keys.append(contentsOf: key.utf8)
    entries.append(Entry(start: start, place: place))
  }

  /// Removes and returns the offsets, in the order of the keys; offsets with equal keys ascend.
  mutating func takeSorted() -> [UInt32] {
    let keys = self.keys
    // Moved out, so that they are sorted in place.
    var entries: [Entry] = []
    swap(&entries, &self.entries)
    keys.withUnsafeBytes { bytes in
      func key(_ entry: Entry) -> UnsafeRawBufferPointer {
        let start = Int(entry.start) + 2
        let count = Int(bytes[start - 2]) | Int(bytes[start - 1]) << 8
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
      }
      entries.sort {
        let order = HeadwordSorter.order(key($0), key($1))
        return order == 0 ? $0.place < $1.place : order < 0
      }
    }
    return entries.map(\.place)
  }

  /// Compares two keys as texts: negative, 0 or positive. If they differ at ASCII letters that no accent can
  /// follow, comparing bytes is enough.
  private static func order(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
    let shorter = min(one.count, other.count)
    var place = 0
    while place < shorter, one[place] == other[place] { place += 1 }
    func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
      bytes[place...].prefix(2).allSatisfy { $0 < 0x80 }
    }
    if isPlain(one), isPlain(other) {
      if place == shorter { return one.count - other.count }
      return Int(one[place]) - Int(other[place])
    }
    let (left, right) = (
      String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self)
    )
    return left == right ? 0 : left < right ? -1 : 1
  }
}
