/// A headword in the list of a StarDict dictionary.
struct StarDictPlace {
  /// The headword, which may be invalid UTF-8.
  var headword: [UInt8]
  /// The place of its entry in the body, in bytes.
  var offset: Int
  /// The length of its entry in bytes.
  var length: Int

  /// The bytes of the headword and its place in the list.
  ///
  /// - Parameter offsetBytes: the number of bytes of its place, 4 or 8.
  func bytes(offsetBytes: Int) -> [UInt8] {
    headword + [0] + big(offset, count: offsetBytes) + big(length, count: 4)
  }

  /// The headwords of a list up to the first damaged one, and the remaining bytes.
  static func parted(
    _ list: [UInt8], offsetBytes: Int
  ) -> (places: [StarDictPlace], rest: ArraySlice<UInt8>) {
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      Int(bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } & 0xFFFF_FFFF)
    }
    var places: [StarDictPlace] = []
    var rest = list[...]
    while let end = rest.firstIndex(of: 0), rest.endIndex - end > offsetBytes + 4 {
      let numbers = rest[(end + 1)...].prefix(offsetBytes + 4)
      places.append(
        StarDictPlace(
          headword: Array(rest[..<end]), offset: number(numbers.prefix(offsetBytes)),
          length: number(numbers.suffix(4))))
      rest = rest[numbers.endIndex...]
    }
    return (places, rest)
  }

  private func big(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
