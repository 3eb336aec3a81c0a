import Archive
import FoundationEssentials
import Lexicon

/// The frequencies of a language's words, from a file of the Python package `wordfreq` such as
/// `large_en.msgpack.gz`.
///
/// The file is gzip around MessagePack: an array whose first item is a map, `format` of `cB` and `version` of 1,
/// and whose others are arrays of words. The words of the *i*-th of these, from 0, have a frequency of −*i*
/// centibels, which is 9 − *i* ÷ 100 on the Zipf scale.
struct FrequencyList: Sendable {
  /// Files that decompress to more bytes than this are refused.
  private static let mostBytes = 64 << 20

  private let centiZipfs: [String: Int]

  /// Reads a list; only its words of the letters `a` to `z` are kept.
  ///
  /// - Throws: `ContentError` if the file cannot be read, or is not in this format.
  init(path: String) throws(ContentError) {
    let packed = try TextFile.bytes(path: path)
    guard let bytes = Inflater.gunzipped(Data(packed), atMost: FrequencyList.mostBytes) else {
      throw ContentError(.malformed, file: path, "this is no gzip file, or a damaged one")
    }
    guard let read = FrequencyList.read(bytes) else {
      throw ContentError(.malformed, file: path, "this is no list of frequencies (cBpack 1)")
    }
    centiZipfs = read
  }

  /// How common a word is, in hundredths of the Zipf scale, 0 to 900; nil if the list does not contain it.
  func centiZipf(of word: String) -> Int? { centiZipfs[word] }

  /// The words that are at least so common, the most common first.
  func words(atLeast least: Int) -> [String] {
    centiZipfs.filter { $0.value >= least }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private static func read(_ bytes: [UInt8]) -> [String: Int]? {
    var reader = MessagePackReader(bytes)
    guard let count = reader.array(), count > 0, isHead(&reader) else { return nil }
    var centiZipfs: [String: Int] = [:]
    for centibels in 0..<count - 1 {
      guard let words = reader.array() else { return nil }
      for _ in 0..<words {
        guard let word = reader.text() else { return nil }
        guard isPlainWord(word) else { continue }
        // Words rarer than one in a thousand million get that frequency.
        centiZipfs[String(decoding: word, as: UTF8.self)] = max(0, 900 - centibels)
      }
    }
    return reader.isAtEnd ? centiZipfs : nil
  }

  private static func isHead(_ reader: inout MessagePackReader) -> Bool {
    guard let pairs = reader.map(), pairs == 2 else { return false }
    var (isFormat, isVersion) = (false, false)
    for _ in 0..<pairs {
      guard let name = reader.text() else { return false }
      if name.elementsEqual("format".utf8) {
        isFormat = reader.text()?.elementsEqual("cB".utf8) ?? false
      } else if name.elementsEqual("version".utf8) {
        isVersion = reader.number() == 1
      }
    }
    return isFormat && isVersion
  }
}
