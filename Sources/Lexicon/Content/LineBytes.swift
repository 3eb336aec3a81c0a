import Glibc

/// Bytes of a file that is kept in memory while they are used.
typealias LineBytes = Slice<UnsafeBufferPointer<UInt8>>

extension LineBytes {
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")

  /// The bytes without spaces, tabs and carriage returns at their ends.
  var trimmed: LineBytes {
    var start = startIndex
    var end = endIndex
    while start < end, self[start] == Self.blank || self[start] == 9 || self[start] == 13 {
      start += 1
    }
    while end > start, self[end - 1] == Self.blank || self[end - 1] == 9 || self[end - 1] == 13 {
      end -= 1
    }
    return self[start..<end]
  }

  /// Removes and returns the first word before a space or tab; empty if there is none.
  ///
  /// - Parameter mayHaveBlanks: whether it may contain single spaces, so that only two end it.
  mutating func popField(mayHaveBlanks: Bool = false) -> LineBytes {
    let isBlank = { (byte: UInt8) in byte == Self.blank || byte == 9 }
    let start = drop(while: isBlank)
    var end = start.startIndex
    while end < start.endIndex {
      let isSingle = start[end] == Self.blank && !start[(end + 1)...].prefix(1).allSatisfy(isBlank)
      if isBlank(start[end]), !mayHaveBlanks || !isSingle { break }
      end += 1
    }
    self = start[end...]
    return start[..<end]
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// The items between commas or another separator, without spaces at their ends.
  func items(between mark: UInt8 = UInt8(ascii: ",")) -> [String] {
    // Not by `split`: for an array of slices the runtime must first find a conformance, at every start.
    var items: [String] = []
    var rest = self
    while !rest.isEmpty {
      let item = rest.prefix { $0 != mark }
      rest = rest[item.endIndex...].dropFirst()
      let trimmed = item.trimmed
      if !trimmed.isEmpty { items.append(trimmed.text) }
    }
    return items
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the line that contains a position: its line feed, or the end of the bytes.
  func lineEnd(from place: Int) -> Int {
    guard let start = baseAddress, place < count,
      let end = memchr(start + place, Int32(LineBytes.newline), count - place)
    else { return count }
    return UnsafeRawPointer(start).distance(to: end)
  }
}
