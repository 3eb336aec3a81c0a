/// Bounds runs of combining marks. Swift compares and hashes strings in a normal form that sorts
/// each run, in time quadratic in its length.
package struct MarkRuns {
  /// The number of marks at the end of the text that was appended last.
  private var count = 0

  package init() {}

  /// Appends UTF-8 without the marks beyond `StreamSafety.mostMarks` in a run. The text may
  /// continue a run of the previous call.
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

  /// Ends the current run: the caller has added characters that are not marks.
  package mutating func end() { count = 0 }

  /// Returns UTF-8 without the marks beyond `StreamSafety.mostMarks` in a run. The text may
  /// continue a run of the previous call.
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

  /// Returns a whole UTF-8 text without the marks beyond `StreamSafety.mostMarks` in a run.
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
    // No mark lies below U+0300, nor in the large blocks of Han and Hangul.
    guard let first = bytes.first, first >= 0xCC, !(0xE4...0xE9).contains(first),
      !(0xEB...0xEC).contains(first)
    else { return false }
    var value = UInt32(first) & (bytes.count == 2 ? 0x1F : bytes.count == 3 ? 0x0F : 0x07)
    for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass ?? .notReordered
      != .notReordered
  }
}
