/// The treatment of a byte of UTF-8 by the normalization.
enum ByteClass: UInt8 {
  /// The byte is kept.
  case plain
  /// White space; a run of it becomes one space.
  case blank
  /// The byte is dropped.
  case control
  /// It begins a character that may be dropped.
  case special

  @inline(__always)
  static func of(_ byte: UInt8) -> ByteClass {
    if byte > 0x20, byte < 0x7F { return .plain }
    return switch byte {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: .blank
    case 0..<0x20, 0x7F: .control
    case 0xC2, 0xE2, 0xEF: .special
    default: .plain
    }
  }

  /// The treatment of the character that begins at an offset, and its length in bytes.
  static func special(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (ByteClass, length: Int) {
    let length = text[place] == 0xC2 ? 2 : 3
    guard place + length <= text.count else { return (.control, text.count - place) }
    let second = text[place + 1]
    if length == 2 {
      // C1 controls and the soft hyphen.
      return ((0x80...0x9F).contains(second) || second == 0xAD ? .control : .plain, 2)
    }
    let third = text[place + 2]
    switch (text[place], second, third) {
    // Zero-width space, marks of direction.
    case (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xAA...0xAE):
      return (.control, 3)
    // Separators of lines and paragraphs.
    case (0xE2, 0x80, 0xA8...0xA9): return (.blank, 3)
    // Word joiner, isolates.
    case (0xE2, 0x81, 0xA0...0xAF): return (.control, 3)
    // The mark of byte order.
    case (0xEF, 0xBB, 0xBF): return (.control, 3)
    default: return (.plain, 3)
    }
  }
}
