import Foundation
import GameEngine
import Lexicon

/// Some lines of WordNet's files for a part of speech: consecutive meanings, the words with these meanings,
/// and some exceptions.
struct WordNetSlice {
  let index: [UInt8]
  let data: [UInt8]
  let exceptions: [UInt8]

  /// Slices of an installed WordNet.
  ///
  /// - Throws: an error if it is not installed.
  static func installed(
    _ partOfSpeech: PartOfSpeech, count: Int, using generator: inout SeededGenerator
  ) throws -> [WordNetSlice] {
    func lines(_ name: String) throws -> [ArraySlice<UInt8>] {
      let path = "\(WordNet.defaultDirectory)/\(name)"
      guard let data = FileManager.default.contents(atPath: path) else {
        throw BenchError(message: "\(path) is missing; Debian's package is wordnet-base")
      }
      return Array(data).split(separator: 10)
    }
    let suffix = partOfSpeech.rawValue
    let meanings = try lines("data.\(suffix)").filter { $0.first != blank }
    let exceptions = try lines("\(suffix).exc")
    let groups = (0..<count).map { _ in
      let start = generator.below(max(1, meanings.count - 5))
      return Array(meanings[start...].prefix(5))
    }
    let words = groups.map { Set($0.flatMap(lemmas)) }
    let wanted = words.reduce(into: Set<[UInt8]>()) { $0.formUnion($1) }
    var entries: [[UInt8]: [UInt8]] = [:]
    for line in try lines("index.\(suffix)") {
      let word = Array(line.prefix { $0 != blank })
      if wanted.contains(word) { entries[word] = line + [10] }
    }
    return zip(groups, words).map { meanings, words in
      let keys = words.sorted { $0.lexicographicallyPrecedes($1) }
      let start = generator.below(max(1, exceptions.count - 4))
      return WordNetSlice(
        index: head + keys.flatMap { entries[$0] ?? [] },
        data: head + meanings.flatMap { $0 + [10] },
        exceptions: exceptions[start...].prefix(4).flatMap { $0 + [10] })
    }
  }

  /// The words of a meaning: after three fields and a count in two hexadecimal digits,
  /// each is followed by a number.
  private static func lemmas(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    let fields = line.prefix { $0 != UInt8(ascii: "|") }.split(separator: blank)
    guard fields.count > 4, let count = Int(String(decoding: fields[3], as: UTF8.self), radix: 16)
    else { return [] }
    return (0..<count).compactMap { word in
      guard 4 + 2 * word < fields.count else { return nil }
      let bare = fields[4 + 2 * word].prefix { $0 != UInt8(ascii: "(") }
      return Array(String(decoding: bare, as: UTF8.self).lowercased().utf8)
    }
  }

  /// The files with corrected offsets of meanings: the number at the beginning of a line of data becomes the offset
  /// of that line, everywhere.
  static func placed(
    index: [UInt8], data: [UInt8]
  ) -> (index: [UInt8], data: [UInt8]) {
    var places: [[UInt8]: [UInt8]] = [:]
    var place = 0
    for line in data.split(separator: 10, omittingEmptySubsequences: false) {
      let field = line.prefix { $0 != blank }
      if isPlace(field) { places[Array(field)] = digits(place) }
      place += line.count + 1
    }
    func replaced(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      var start = 0
      for end in 0...bytes.count where end == bytes.count || [10, blank].contains(bytes[end]) {
        let field = bytes[start..<end]
        if isPlace(field), let place = places[Array(field)] {
          bytes.replaceSubrange(start..<end, with: place)
        }
        start = end + 1
      }
      return bytes
    }
    return (replaced(index), replaced(data))
  }

  private static let blank = UInt8(ascii: " ")
  private static let head = Array("  1 This stands where WordNet has its license.  \n".utf8)

  private static func isPlace(_ field: ArraySlice<UInt8>) -> Bool {
    field.count == 8 && field.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func digits(_ number: Int) -> [UInt8] {
    let digits = Array(String(number).utf8)
    return Array(repeating: UInt8(ascii: "0"), count: max(0, 8 - digits.count)) + digits
  }
}
