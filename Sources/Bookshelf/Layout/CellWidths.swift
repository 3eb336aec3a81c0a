/// The widths of characters in cells, asked once for each.
struct CellWidths {
  private static let unknown: UInt8 = 0xFF

  private var known = [UInt8](repeating: unknown, count: 0x1_0000)
  private let measure: (Unicode.Scalar) -> Int

  init(_ measure: @escaping (Unicode.Scalar) -> Int) { self.measure = measure }

  /// The width of the character that begins at a place of UTF-8, and its length in bytes.
  mutating func next(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> (scalar: UInt32, width: Int, length: Int) {
    let (value, length) = UTF8Reader.scalar(text, place)
    guard value < 0x1_0000 else {
      return (value, Unicode.Scalar(value).map(measure) ?? 1, length)
    }
    let width = known[Int(value)]
    if width != CellWidths.unknown { return (value, Int(width), length) }
    let measured = Unicode.Scalar(value).map { min(max(measure($0), 0), 2) } ?? 1
    known[Int(value)] = UInt8(measured)
    return (value, measured, length)
  }
}
