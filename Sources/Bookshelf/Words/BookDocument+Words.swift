extension BookDocument {
  /// The words in a range of the text, in order.
  ///
  /// A word has letters, and may have digits; apostrophes and hyphens between letters belong to it, except after an elided
  /// word if the document has such. In Chinese and Japanese, which are written without spaces, each character
  /// is a word. Takes O(length of the range).
  package func words(in range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: 0..<text.count)
    return text.withUnsafeBufferPointer { text in
      var scanner = WordScanner(text, range, elides: elides)
      scanner.scan()
      return scanner.words
    }
  }
}

extension BookDocument {
  /// The words in a range of the text that are outside of other ranges, such as the marks of notes: a mark is not a part of
  /// the word before it.
  ///
  /// - Parameters:
  ///   - others: ranges in order; nil for the marks of notes.
  ///   - cut: finds the words of a part.
  package func words(
    in range: Range<Int>, without others: [Range<Int>]?, by cut: (Range<Int>) -> [Range<Int>]
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for other in others ?? noteMarks(in: range) {
      if start < other.lowerBound { words += cut(start..<other.lowerBound) }
      start = max(start, other.upperBound)
    }
    return start < range.upperBound ? words + cut(start..<range.upperBound) : words
  }

  private func noteMarks(in range: Range<Int>) -> [Range<Int>] {
    spans(in: range).filter { if case .noteReference = $0.style { true } else { false } }
      .map(\.range)
  }
}

extension BookDocument {
  /// The word that begins at an offset; nil if there is none.
  package func word(at offset: Int) -> Range<Int>? {
    words(in: offset..<offset + 200).first { $0.lowerBound == offset }
  }

  /// Whether a character belongs to a script that is written without spaces between words: Han and
  /// kana.
  package static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// Finds the words of a text.
private struct WordScanner {
  private enum Kind {
    case letter, digit, mark, joiner, ideograph, other
  }

  private(set) var words: [Range<Int>] = []
  private let text: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private let elides: Bool
  /// The word that is not over.
  private var open: (start: Int, end: Int, hasLetter: Bool)?

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, elides: Bool) {
    (self.text, self.range, self.elides) = (text, range, elides)
  }

  mutating func scan() {
    var place = range.lowerBound
    while place < range.upperBound {
      let (kind, length) = kind(at: place)
      let end = place + length
      switch kind {
      case .letter, .digit:
        let isLetter = kind == .letter
        open = (open?.start ?? place, end, isLetter || open?.hasLetter == true)
      case .mark: open?.end = end
      case .joiner:
        // It joins only letters beside it.
        let joins =
          open?.end == place && end < range.upperBound && [.letter].contains(self.kind(at: end).0)
        if !joins || isElision(before: place) { close() }
      case .ideograph:
        close()
        words.append(place..<end)
      case .other: close()
      }
      place = end
    }
    close()
  }

  /// Whether the word that is not over is an elided one with an apostrophe at a place.
  private func isElision(before place: Int) -> Bool {
    guard elides, let open, text[place] == UInt8(ascii: "'") || text[place] == 0xE2,
      open.end - open.start <= Elision.longest
    else { return false }
    // U+2019; the others are hyphens.
    if text[place] == 0xE2, UTF8Reader.scalar(text, place).0 != 0x2019 { return false }
    let word = UnsafeBufferPointer(rebasing: text[open.start..<open.end])
    return Elision.words.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private mutating func close() {
    if let open, open.hasLetter { words.append(open.start..<open.end) }
    open = nil
  }

  private func kind(at place: Int) -> (Kind, length: Int) {
    let byte = text[place]
    if byte < 0x80 {
      switch byte {
      case 65...90, 97...122: return (.letter, 1)
      case 48...57: return (.digit, 1)
      case UInt8(ascii: "'"), UInt8(ascii: "-"): return (.joiner, 1)
      default: return (.other, 1)
      }
    }
    let (value, length) = UTF8Reader.scalar(text, place)
    // The other apostrophe, and two hyphens.
    if [0x2019, 0x2010, 0x2011].contains(value) { return (.joiner, length) }
    if BookDocument.isIdeograph(value) { return (.ideograph, length) }
    guard let scalar = Unicode.Scalar(value) else { return (.other, length) }
    if scalar.properties.isAlphabetic { return (.letter, length) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return (.mark, length)
    case .decimalNumber: return (.digit, length)
    default: return (.other, length)
    }
  }
}
