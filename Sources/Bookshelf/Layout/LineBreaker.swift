/// Breaks text into lines at a width.
///
/// A line ends at a space, after a hyphen between letters or a dash, and between characters of East Asia; a
/// longer word is cut.
struct LineBreaker {
  private static let blank = UInt8(ascii: " ")
  private static let hyphen = UInt8(ascii: "-")

  /// Characters that do not begin a line in Chinese and Japanese.
  private static let notFirst = Set(
    "、。，．：；！？）」』】〕〉》”’…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars.map(\.value))
  /// Characters that do not end one.
  private static let notLast = Set("（「『【〔〈《“‘".unicodeScalars.map(\.value))

  var widths: CellWidths

  /// Breaks a range of a text.
  ///
  /// - Parameters:
  ///   - first: the width of the first line; later ones have `width`.
  ///   - emit: takes each line's range and its width in cells.
  mutating func breakLines(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, first: Int, width: Int,
    _ emit: (Range<Int>, Int) -> Void
  ) {
    var start = range.lowerBound
    var room = max(first, 1)
    while start < range.upperBound {
      let line = line(text, start..<range.upperBound, room)
      emit(start..<line.end, line.width)
      start = line.next
      room = max(width, 1)
    }
  }

  /// The end of the line that begins a range, its width, and the beginning of the next line.
  private mutating func line(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ room: Int
  ) -> (end: Int, width: Int, next: Int) {
    let start = range.lowerBound
    var (place, column) = (start, 0)
    // The last place at which the line may end.
    var (end, endColumn, next) = (-1, 0, -1)
    var mayBreakBefore = true
    while place < range.upperBound {
      let byte = text[place]
      if byte < 0x80 {
        if byte == 0x0A { return (place, column, place + 1) }
        if byte == LineBreaker.blank {
          (end, endColumn, next) = (place, column, place + 1)
          if column >= room { return (end, endColumn, next) }
        } else if column >= room {
          break
        }
        column += 1
        place += 1
        if byte == LineBreaker.hyphen, place - start >= 2, place < range.upperBound,
          LineBreaker.isWord(text[place - 2]), LineBreaker.isWord(text[place])
        {
          (end, endColumn, next) = (place, column, place)
        }
        mayBreakBefore = true
      } else {
        let (scalar, width, length) = widths.next(text, place)
        if width == 2, place > start, mayBreakBefore, !LineBreaker.notFirst.contains(scalar) {
          (end, endColumn, next) = (place, column, place)
        }
        if column + width > room { break }
        column += width
        place += length
        mayBreakBefore = width != 2 || !LineBreaker.notLast.contains(scalar)
        // After an em dash, or an ideograph before other letters.
        if scalar == 0x2014 { (end, endColumn, next) = (place, column, place) }
      }
    }
    if place >= range.upperBound { return (range.upperBound, column, range.upperBound) }
    if next > start, end > start { return (end, endColumn, next) }
    // Nothing fits in but at least one character is taken, with the marks on it.
    if place == start {
      let (_, width, length) = widths.next(text, place)
      (place, column) = (place + length, width)
    }
    while place < range.upperBound, text[place] >= 0x80 {
      let (_, width, length) = widths.next(text, place)
      if width > 0 { break }
      place += length
    }
    return (place, column, place)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (65...90).contains(byte & 0xDF)
  }
}
