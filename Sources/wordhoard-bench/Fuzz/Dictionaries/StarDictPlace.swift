/// A headword of a StarDict dictionary's list.
struct StarDictPlace {
  /// The headword, which may be no UTF-8.
  var headword: [UInt8]
  /// Where its entry begins, in bytes.
  var offset: Int
  /// How long that is, in bytes.
  var length: Int

  /// As it stands in the list.
  ///
  /// - Parameter offsetBytes: how many bytes its place has, 4 or 8.
  func bytes(offsetBytes: Int) -> [UInt8] {
    headword + [0] + big(offset, count: offsetBytes) + big(length, count: 4)
  }

  /// The headwords of a list, up to where it is damaged, and what is left there.
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
