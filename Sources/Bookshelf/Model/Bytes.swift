import Glibc

extension [UInt8] {
  /// The beginning of the character that contains an offset.
  func scalarStart(_ offset: Int) -> Int {
    var place = Swift.min(Swift.max(offset, 0), count)
    while place > 0, place < count, self[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// Whether other bytes are at an offset.
  func holds(_ other: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= count - other.count && self[offset...].starts(with: other)
  }

  /// The first place of other bytes, from an offset on.
  func firstRange(of other: [UInt8], from start: Int = 0) -> Int? {
    guard !other.isEmpty, start <= count - other.count else { return nil }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { wanted in
        guard let base = bytes.baseAddress, let wantedBase = wanted.baseAddress else { return nil }
        var place = start
        let last = bytes.count - wanted.count
        while place <= last, let found = memchr(base + place, Int32(wanted[0]), last - place + 1) {
          place = UnsafeRawPointer(found) - base
          if memcmp(base + place, wantedBase, wanted.count) == 0 { return place }
          place += 1
        }
        return nil
      }
    }
  }
}
