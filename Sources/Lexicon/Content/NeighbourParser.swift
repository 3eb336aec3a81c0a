import GameEngine

/// Reads a neighbour file in one pass over its bytes, since it is read whenever a round is dealt.
struct NeighbourParser {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func parse() throws(ContentError) -> [ItemID: Neighbours] {
    var neighbours: [ItemID: Neighbours] = [:]
    neighbours.reserveCapacity(bytes.count / 64)
    var last: ItemID?
    while position < bytes.count {
      if bytes[position] == newline || bytes[position] == UInt8(ascii: "#") {
        // Lines are found by their order, in which these have no place.
        guard last == nil else {
          throw fault("comments and empty lines are only allowed before the first word")
        }
        skipLine()
      } else {
        let id = try takeID()
        let near = Neighbours(
          related: Set(try takeList(endingWith: tab)), synonyms: try takeList(endingWith: tab),
          lookalikes: try takeList(endingWith: tab),
          anagrams: try takeList(endingWith: tab, mayEndLine: true), kind: try takeKind())
        guard neighbours.updateValue(near, forKey: id) == nil else {
          throw fault("\(id) occurs here twice")
        }
        if let last, id < last { throw fault("\(id) is in order before \(last)") }
        last = id
      }
      line += 1
    }
    return neighbours
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != newline { position += 1 }
    position += 1
  }

  private mutating func takeID() throws(ContentError) -> ItemID {
    let start = position
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] < 0x7f { position += 1 }
    guard position > start, position < bytes.count, bytes[position] == tab else {
      throw fault("a line begins with the id of a word and a tab")
    }
    defer { position += 1 }
    return ItemID(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Words of `a` to `z`, or phrases of them, separated by commas, up to `end`, which is skipped. The end of
  /// the file also ends a line.
  ///
  /// - Parameter mayEndLine: whether the list may also be the last one of its line.
  private mutating func takeList(
    endingWith end: UInt8, mayEndLine: Bool = false
  ) throws(ContentError) -> [String] {
    var words: [String] = []
    var start = position
    while true {
      let byte = position < bytes.count ? bytes[position] : newline
      let isEnd = byte == end || mayEndLine && byte == newline
      let isInPhrase =
        byte == LineBytes.blank && position > start && position + 1 < bytes.count
        && letters.contains(bytes[position + 1])
      if letters.contains(byte) || isInPhrase {
        position += 1
      } else if isEnd, position == start, words.isEmpty {
        position += 1
        return []
      } else if isEnd || byte == UInt8(ascii: ","), position > start {
        words.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += 1
        start = position
        if isEnd { return words }
      } else {
        throw fault("after the id come four lists of words and the kind, with tabs between them")
      }
    }
  }

  /// Field, usage and parent, if the line has not ended.
  private mutating func takeKind() throws(ContentError) -> ItemKind? {
    guard position > 0, position <= bytes.count, bytes[position - 1] == tab else { return nil }
    let words = try takeList(endingWith: newline)
    guard words.count == 3 else { throw fault("a kind is a field, a usage and a parent") }
    let (usage, parent) = (words[1], words[2])
    return ItemKind(
      field: words[0], usage: usage == NeighbourFile.nothing ? "" : usage,
      parent: parent == NeighbourFile.nothing ? "" : parent)
  }

  private func fault(_ message: String) -> ContentError {
    ContentError(.malformed, file: file, line: line, message)
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
private let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
