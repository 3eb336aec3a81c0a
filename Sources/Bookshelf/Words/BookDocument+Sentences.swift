extension BookDocument {
  /// The farthest end of a sentence from a place in it, in bytes.
  private static let reach = 600

  /// The sentence at an offset, as a range of the text. It is in one block, and not endless.
  package func sentence(at offset: Int) -> Range<Int> {
    guard let number = block(at: offset) else { return 0..<0 }
    let block = blocks[number].range
    let offset = min(max(offset, block.lowerBound), block.upperBound)
    let low = text.scalarStart(max(block.lowerBound, offset - BookDocument.reach))
    let high = text.scalarStart(min(block.upperBound, offset + BookDocument.reach))
    var start = low
    var end = high
    for boundary in sentenceEnds(in: low..<high) {
      if boundary <= offset {
        start = boundary
      } else {
        end = boundary
        break
      }
    }
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return start..<end
  }

  /// The sentences in a range of the text, in order, without the spaces between them. Sentences
  /// without an end are cut at a space.
  package func sentences(in range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: 0..<text.count)
    var sentences: [Range<Int>] = []
    var start = range.lowerBound
    for end in sentenceEnds(in: range) + [range.upperBound] {
      while start < end {
        while start < end, isBlank(start) { start += 1 }
        let next = cut(start..<end)
        var last = next
        while last > start, isBlank(last - 1) { last -= 1 }
        if start < last { sentences.append(start..<last) }
        start = next
      }
    }
    return sentences
  }

  /// The end of the first part of a sentence: its own end unless it is too long.
  private func cut(_ sentence: Range<Int>) -> Int {
    let most = 2 * BookDocument.reach
    guard sentence.count > most else { return sentence.upperBound }
    let end = text.scalarStart(sentence.lowerBound + most)
    let blank = (sentence.lowerBound..<end).last(where: isBlank)
    return blank.flatMap { $0 > sentence.lowerBound ? $0 : nil } ?? end
  }

  private func isBlank(_ place: Int) -> Bool { [0x20, 0x0A, 0x09].contains(text[place]) }

  /// The offsets after the sentences in a range, in order.
  private func sentenceEnds(in range: Range<Int>) -> [Int] {
    let scalars = Array(string(range).unicodeScalars)
    var ends: [Int] = []
    var offset = range.lowerBound
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      offset += UTF8.width(scalar)
      index += 1
      if "。！？".unicodeScalars.contains(scalar) {
        ends.append(offset)
        continue
      }
      // No sentence spans two cells of a table.
      if scalar == "\t" { ends.append(offset) }
      guard ".!?…".unicodeScalars.contains(scalar) else { continue }
      let stop = index - 1
      while index < scalars.count, BookDocument.closes(scalars[index]) {
        offset += UTF8.width(scalars[index])
        index += 1
      }
      guard index < scalars.count, scalars[index].properties.isWhitespace else { continue }
      if isEnd(scalars, at: stop, next: index) { ends.append(offset) }
    }
    return ends
  }

  /// Whether the punctuation at an index ends a sentence.
  ///
  /// - Parameter next: the index of the space that follows.
  private func isEnd(_ scalars: [Unicode.Scalar], at stop: Int, next: Int) -> Bool {
    var following = next
    while following < scalars.count,
      scalars[following].properties.isWhitespace || BookDocument.opens(scalars[following])
    {
      following += 1
    }
    // A sentence does not begin with a small letter.
    if following < scalars.count, scalars[following].properties.isLowercase { return false }
    guard scalars[stop] == "." else { return true }
    let word = String(
      String.UnicodeScalarView(
        scalars[..<stop].suffix(6).reversed().prefix { $0.properties.isAlphabetic }.reversed()))
    let isInitial = word.unicodeScalars.count == 1 && word != "I"
    return !isInitial && !BookDocument.abbreviations.contains(word)
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    "\"'”’»)]".unicodeScalars.contains(scalar)
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    "\"'“‘«([".unicodeScalars.contains(scalar)
  }

  /// Abbreviations before names, which a point does not end.
  private static let abbreviations: Set<String> = [
    "Mr", "Mrs", "Ms", "Dr", "Prof", "St", "Rev", "Hon", "Capt", "Col", "Gen", "Sir", "Messrs",
    "Mme", "Mlle", "Hr", "Fr", "Nr", "No", "Vol", "vs",
  ]
}
