package import GameEngine

/// Levels and frequencies of some 26,000 English words: the file that `LevelFile` writes, mapped into memory.
///
/// In a damaged file, lines are not found.
package struct WordLevels: Sendable {
  /// The facts about a word.
  package struct Entry: Hashable, Sendable {
    /// The word: letters `a` to `z`.
    package let headword: String
    /// How hard it is (`LevelRule`).
    package let level: Level
    /// Its frequency, in hundredths of the Zipf scale, 0 to 900.
    package let centiZipf: Int
    /// The meaning that is played: the first that makes a fair question; nil if there is none.
    package let sense: SenseNumber?

    package init(headword: String, level: Level, centiZipf: Int, sense: SenseNumber?) {
      self.headword = headword
      self.level = level
      self.centiZipf = centiZipf
      self.sense = sense
    }
  }

  private let lines: SortedLines

  /// Opens a file; nothing of it is read yet.
  ///
  /// - Throws: `ContentError` if it cannot be opened.
  package init(path: String) throws(ContentError) {
    do {
      lines = SortedLines(try MappedFile(path), separator: tab)
    } catch {
      throw ContentError(.unreadable, file: path, error.reason)
    }
  }

  /// The entry of a word in lower case; nil if it has no valid line.
  ///
  /// - Complexity: reads O(log *n*) lines.
  package func entry(of headword: String) -> Entry? {
    guard let line = lines.line(key: headword) else { return nil }
    return WordLevels.entry(line: line[...])
  }

  /// All words, in the order of the file.
  ///
  /// - Complexity: reads each byte of the file once.
  package func entries() -> [Entry] {
    let bytes = [UInt8](lines.file.data)
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 20)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let entry = WordLevels.entry(line: bytes[start..<end]) { entries.append(entry) }
      start = end + 1
    }
    return entries
  }

  /// The entry in a line; nil if it is a comment or malformed.
  package static func entry(line: ArraySlice<UInt8>) -> Entry? {
    var rest = line
    func next() -> ArraySlice<UInt8> {
      let field = rest.prefix { $0 != tab }
      rest = rest[field.endIndex...].dropFirst()
      return field
    }
    let headword = next()
    guard isPlainWord(headword), headword.count <= 100,
      let levelNumber = plainNumber(next(), atMost: 3), let level = Level(rawValue: levelNumber),
      let centiZipf = plainNumber(next(), atMost: 3), centiZipf <= 900
    else { return nil }
    let senseField = next()
    guard rest.isEmpty, line.last != tab else { return nil }
    let sense: SenseNumber?
    if senseField.elementsEqual([UInt8(ascii: "-")]) {
      sense = nil
    } else if let read = SenseNumber(String(decoding: senseField, as: UTF8.self)) {
      sense = read
    } else {
      return nil
    }
    return Entry(
      headword: String(decoding: headword, as: UTF8.self), level: level, centiZipf: centiZipf,
      sense: sense)
  }
}

private let tab = UInt8(ascii: "\t")
