import CZlib

/// The place of a zip archive's central directory, and its entries.
struct ZipDirectory {
  /// The number of entries according to the end record.
  let count: Int
  /// The place of the entries in the file.
  let range: Range<Int>
  /// The number to add to the offsets of entries: the length of other data before the archive.
  let base: Int

  private static let endLength = 22
  private static let locatorLength = 20
  private static let longestComment = 0xFFFF
  private static let entryLength = 46

  /// Finds the directory by the record at the end of the file.
  init(_ source: ByteSource) throws(ArchiveError) {
    let start = max(0, source.count - ZipDirectory.endLength - ZipDirectory.longestComment)
    let tail = try source.bytes(start..<source.count)
    guard let place = ZipDirectory.endRecord(in: tail) else {
      let isCut = ZipReader.recognizes(try source.prefix(4))
      throw isCut ? .truncated : .notAnArchive
    }
    var (count, size, offset) = (
      tail.number16(at: place + 10), tail.number32(at: place + 12), tail.number32(at: place + 16)
    )
    var end = start + place
    let locator = place - ZipDirectory.locatorLength
    if locator >= 0, tail[locator...].starts(with: [0x50, 0x4B, 6, 7]) {
      // ZIP64: the record with the real numbers is elsewhere.
      guard let record = tail.number64(at: locator + 8), record <= source.count - 56 else {
        throw .damaged
      }
      let bytes = try source.bytes(record..<record + 56)
      guard bytes.starts(with: [0x50, 0x4B, 6, 6]), let realCount = bytes.number64(at: 32),
        let realSize = bytes.number64(at: 40), let realOffset = bytes.number64(at: 48)
      else { throw .damaged }
      (count, size, offset, end) = (realCount, realSize, realOffset, record)
    }
    guard size <= end, offset <= end - size else { throw .damaged }
    base = end - size - offset
    range = (end - size)..<end
    guard count <= size / ZipDirectory.entryLength else { throw .damaged }
    self.count = count
  }

  private static func endRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= endLength else { return nil }
    return (0...(tail.count - endLength)).reversed().first { place in
      tail[place] == 0x50 && tail[place...].starts(with: [0x50, 0x4B, 5, 6])
        && place + endLength + tail.number16(at: place + 20) <= tail.count
    }
  }

  /// The entry at a place of the directory, and its end.
  static func member(
    in bytes: [UInt8], at place: Int, base: Int
  ) throws(ArchiveError) -> (ZipMember, end: Int) {
    guard place + entryLength <= bytes.count,
      bytes[place...].starts(with: [0x50, 0x4B, 1, 2])
    else { throw .damaged }
    let nameEnd = place + entryLength + bytes.number16(at: place + 28)
    let extraEnd = nameEnd + bytes.number16(at: place + 30)
    let end = extraEnd + bytes.number16(at: place + 32)
    guard end <= bytes.count else { throw .damaged }
    var size = bytes.number32(at: place + 24)
    var packedSize = bytes.number32(at: place + 20)
    var offset = bytes.number32(at: place + 42)
    // ZIP64: the numbers that do not fit are in an extra field, in this order.
    var extra = nameEnd
    var unicodeName: Range<Int>?
    while extra + 4 <= extraEnd {
      let next = extra + 4 + bytes.number16(at: extra + 2)
      if bytes.number16(at: extra) == 0x7075, next <= extraEnd, next - extra > 9 {
        unicodeName = extra + 4..<next
      }
      if bytes.number16(at: extra) == 1 {
        var number = extra + 4
        func take(_ value: inout Int) throws(ArchiveError) {
          guard value == 0xFFFF_FFFF else { return }
          guard number + 8 <= min(next, extraEnd), let real = bytes.number64(at: number) else {
            throw .damaged
          }
          (value, number) = (real, number + 8)
        }
        try take(&size)
        try take(&packedSize)
        try take(&offset)
      }
      extra = next
    }
    let (absolute, overflow) = offset.addingReportingOverflow(base)
    guard !overflow else { throw .damaged }
    let isUTF8 = bytes.number16(at: place + 8) & 0x800 != 0
    let (name, rawName) = ZipDirectory.name(
      Array(bytes[(place + entryLength)..<nameEnd]), isUTF8: isUTF8,
      unicode: unicodeName.map { Array(bytes[$0]) })
    let member = ZipMember(
      name: name, rawName: rawName, size: size,
      method: UInt16(bytes.number16(at: place + 10)),
      isEncrypted: bytes.number16(at: place + 8) & 1 != 0, packedSize: packedSize,
      checksum: UInt32(bytes.number32(at: place + 16)), offset: absolute)
    return (member, end)
  }
}

/// The names of members.
extension ZipDirectory {
  /// The name of an entry, and its bytes if their encoding is unknown.
  ///
  /// - Parameter unicode: the extra field with the name in UTF-8: a version, the checksum of the other name, the name.
  private static func name(
    _ bytes: [UInt8], isUTF8: Bool, unicode: [UInt8]?
  ) -> (String, raw: [UInt8]?) {
    if isUTF8 { return (String(decoding: bytes, as: UTF8.self), nil) }
    if let unicode, unicode[0] == 1,
      crc32(0, bytes, UInt32(bytes.count)) == UInt(unicode.number32(at: 1)),
      let name = String(validating: unicode[5...], as: UTF8.self)
    {
      return (name, nil)
    }
    if let name = String(validating: bytes, as: UTF8.self) { return (name, nil) }
    return (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), bytes)
  }
}

/// Little-endian numbers; the places must exist.
extension [UInt8] {
  func number16(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }

  func number32(at place: Int) -> Int { number16(at: place) | number16(at: place + 2) << 16 }

  /// nil if it is larger than any file.
  func number64(at place: Int) -> Int? {
    let high = number32(at: place + 4)
    return high < 1 << 31 ? number32(at: place) | high << 32 : nil
  }
}
