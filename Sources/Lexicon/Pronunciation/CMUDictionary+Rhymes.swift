import FoundationEssentials
import Glibc

extension CMUDictionary {
  /// The words that rhyme with a word (`Rhyme`), in any of the pronunciations of both.
  ///
  /// All lines are visited; of nearly all, only the last bytes are compared.
  ///
  /// - Parameters:
  ///   - word: in any case.
  ///   - isWanted: whether to include a word; excluded ones take no memory.
  /// - Returns: nil if the dictionary does not contain the word.
  package func rhymes(with word: String, where isWanted: (String) -> Bool) -> Set<String>? {
    let word = CMUDictionary.spelled(word)
    let own = Set(sounds(of: word).compactMap { Rhyme(of: $0) })
    guard !own.isEmpty else { return nil }
    let patterns = Set(own.map(\.pattern))
    let endings = Set(own.map(\.ending))
    var found: Set<String> = []
    // Words that sound the same in one pronunciation do not rhyme by another: `witch` and `which`.
    var alike: Set<String> = [word]
    readLines { line in
      let end = endOfSounds(in: line)
      guard patterns.contains(where: { has($0, in: line, before: end) }),
        let name = headword(of: line), isWanted(name)
      else { return true }
      let rest = String(decoding: line[name.utf8.count..<end], as: UTF8.self)
      // Before the sounds there may be a number of the pronunciation.
      guard let rhyme = Rhyme(of: rest.drop { $0 != " " }) else { return true }
      if own.contains(rhyme) {
        alike.insert(name)
      } else if endings.contains(rhyme.ending) {
        found.insert(name)
      }
      return true
    }
    return found.subtracting(alike)
  }

  /// The end of a line's sounds, before a remark and trailing spaces; 0 if the line is too long.
  private func endOfSounds(in line: UnsafeRawBufferPointer) -> Int {
    guard let start = line.baseAddress, line.count <= CMUDictionary.mostLineBytes else { return 0 }
    let remark = memchr(start, Int32(UInt8(ascii: "#")), line.count)
    var end = remark.map { UnsafeRawPointer($0) - start } ?? line.count
    while end > 0, line[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// Whether the part of a line before a position ends with a pattern of `Rhyme`.
  private func has(_ pattern: [UInt8], in line: UnsafeRawBufferPointer, before end: Int) -> Bool {
    let start = end - pattern.count
    guard start > 0 else { return false }
    return pattern.indices.reversed().allSatisfy { place in
      let byte = line[start + place]
      return switch pattern[place] {
      case UInt8(ascii: "*"): (UInt8(ascii: "0")...UInt8(ascii: "2")).contains(byte)
      case UInt8(ascii: "1"): byte == UInt8(ascii: "1") || byte == UInt8(ascii: "2")
      default: byte == pattern[place]
      }
    }
  }

  /// The word of a line; nil if it has none, or one too long.
  private func headword(of line: UnsafeRawBufferPointer) -> String? {
    let name = line.prefix(CMUDictionary.mostWordBytes).prefix { isInWords($0) }
    guard !name.isEmpty, name.endIndex < line.count,
      line[name.endIndex] == UInt8(ascii: " ") || line[name.endIndex] == UInt8(ascii: "(")
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
