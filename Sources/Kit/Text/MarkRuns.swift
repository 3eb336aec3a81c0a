/// Bounds runs of combining marks. Strings are compared and hashed in a normal form for which each run is sorted, and that
/// takes the square of its length.
package struct MarkRuns {
  /// The marks at the end of what was appended last.
  private var count = 0

  /// No marks so far.
  package init() {}

  /// Appends UTF-8, without the marks that are too many on a letter. A run may go on from the text before.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var (kept, place) = (0, 0)
    while place < text.count {
      let length = MarkRuns.length(text[place])
      let end = min(place + length, text.count)
      if length > 1, MarkRuns.isMark(text[place..<end]) {
        count += 1
        if count > StreamSafety.mostMarks {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[kept..<place]))
          kept = end
        }
      } else {
        count = 0
      }
      place = end
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[kept...]))
  }

  /// Notes that characters which are no marks follow.
  package mutating func end() { count = 0 }

  /// UTF-8 without the marks that are too many on a letter. A run may go on from the text before.
  package mutating func bounded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0xCC }) else {
      if !bytes.isEmpty { end() }
      return bytes
    }
    var bounded: [UInt8] = []
    bounded.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { append($0, to: &bounded) }
    return bounded
  }

  /// A whole text in UTF-8 without the marks that are too many on a letter.
  package static func bounded(_ bytes: [UInt8]) -> [UInt8] {
    var runs = MarkRuns()
    return runs.bounded(bytes)
  }

  @inline(__always)
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isMark(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // No mark is before U+0300, nor in the large blocks of Han and Hangul.
    guard let first = bytes.first, first >= 0xCC, !(0xE4...0xE9).contains(first),
      !(0xEB...0xEC).contains(first)
    else { return false }
    var value = UInt32(first) & (bytes.count == 2 ? 0x1F : bytes.count == 3 ? 0x0F : 0x07)
    for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass ?? .notReordered
      != .notReordered
  }
}
