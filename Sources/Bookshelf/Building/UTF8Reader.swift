/// Decodes UTF-8 character by character, without checking for overlong forms.
enum UTF8Reader {
  /// The character that begins at a place, and its length. Wrong bytes are U+FFFD, one at a time.
  @inline(__always)
  static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32, length: Int) {
    let first = text[place]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, place + length <= text.count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let byte = text[place + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}
