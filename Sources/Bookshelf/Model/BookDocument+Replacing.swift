import Kit

extension BookDocument {
  /// A part of the text, and what replaces it.
  struct Replacement {
    let range: Range<Int>
    let text: String
  }

  /// Replaces parts of the text, in order, and moves all places in it.
  ///
  /// - Returns: the new offset of an old one.
  mutating func replace(_ replacements: [Replacement]) -> (Int) -> Int {
    var ends: [(old: Int, new: Int)] = []
    var starts: [Int] = []
    var replaced: [UInt8] = []
    replaced.reserveCapacity(text.count + replacements.count * 4)
    var place = 0
    for replacement in replacements where replacement.range.lowerBound >= place {
      replaced += text[place..<replacement.range.lowerBound]
      starts.append(replacement.range.lowerBound)
      replaced += replacement.text.utf8
      place = replacement.range.upperBound
      ends.append((place, replaced.count))
    }
    replaced += text[place...]
    text = replaced
    func moved(_ offset: Int) -> Int {
      let index = starts.partitioningIndex { $0 >= offset } - 1
      guard index >= 0 else { return offset }
      let end = ends[index]
      return offset >= end.old ? offset - end.old + end.new : end.new
    }
    func moved(_ range: Range<Int>) -> Range<Int> {
      let start = moved(range.lowerBound)
      return start..<max(start, moved(range.upperBound))
    }
    for index in blocks.indices { blocks[index].range = moved(blocks[index].range) }
    for index in spans.indices { spans[index].range = moved(spans[index].range) }
    for index in tables.indices {
      tables[index].rows = tables[index].rows.map { $0.map { moved($0) } }
    }
    anchors = anchors.mapValues { moved($0) }
    keys = keys.map { KeyMark(key: $0.key, offset: moved($0.offset)) }
    return { moved($0) }
  }
}
