import Glibc

/// Bytes of a file that is kept in memory while they are used.
typealias LineBytes = Slice<UnsafeBufferPointer<UInt8>>

extension LineBytes {
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")

  /// The bytes without spaces, tabs and carriage returns at their ends.
  var trimmed: LineBytes {
    // A slice of a slice for each byte would take most of the time.
    let bytes = base
    func isOuter(_ byte: UInt8) -> Bool { byte == Self.blank || byte == 9 || byte == 13 }
    var (start, end) = (startIndex, endIndex)
    while start < end, isOuter(bytes[start]) { start += 1 }
    while end > start, isOuter(bytes[end - 1]) { end -= 1 }
    return self[start..<end]
  }

  /// Removes and returns the first word before a space or tab; empty if there is none.
  ///
  /// - Parameter mayHaveBlanks: whether it may contain single spaces, so that only two end it.
  mutating func popField(mayHaveBlanks: Bool = false) -> LineBytes {
    let bytes = base
    func isBlank(_ place: Int) -> Bool { bytes[place] == Self.blank || bytes[place] == 9 }
    var start = startIndex
    while start < endIndex, isBlank(start) { start += 1 }
    var end = start
    while end < endIndex {
      if isBlank(end) {
        let isSingle = bytes[end] == Self.blank && end + 1 < endIndex && !isBlank(end + 1)
        if !mayHaveBlanks || !isSingle { break }
      }
      end += 1
    }
    let field = self[start..<end]
    self = self[end...]
    return field
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
