import Foundation
import Lexicon

/// The beginning of an installed dictd dictionary: its first chunk, and the headwords whose entries are
/// in it.
struct DictdSlice {
  /// The bytes of the list, with only the entries in the first chunk.
  let index: [UInt8]
  /// The first chunk of the body, compressed as in the file.
  let zipped: [UInt8]

  private static let ids = [
    "gcide", "freedict-deu-eng", "freedict-eng-fra", "freedict-eng-spa", "freedict-fra-eng",
  ]

  /// The slices of the dictionaries that the tests also use. Skips dictionaries that are not
  /// installed.
  static let installed: [DictdSlice] = ids.compactMap { DictdSlice("/usr/share/dictd/\($0)") }

  /// Reads the beginning of a dictionary; nil if it is not installed.
  ///
  /// - Parameter name: the path without its extensions.
  private init?(_ name: String) {
    func bytes(_ ending: String, most: Int) -> [UInt8]? {
      guard let file = FileHandle(forReadingAtPath: name + ending) else { return nil }
      return (try? file.read(upToCount: most)).map { Array($0) }
    }
    // The header of the largest dictionary and its first chunk are less than 100 KB.
    guard let list = bytes(".index", most: 1 << 28),
      let file = bytes(".dict.dz", most: 1 << 18).flatMap(DictzipFile.init)
    else { return nil }
    var lines: [UInt8] = []
    var count = 0
    for line in list.split(separator: 10) where count < 60 {
      guard let line = DictdLine(line), line.offset + line.length <= file.chunk else { continue }
      lines += line.bytes
      count += 1
    }
    index = lines
    zipped = file.firstChunk
  }

  /// The headwords with their texts.
  ///
  /// - Throws: an error if the entries cannot be read.
  func entries() throws -> [DictionaryEntry] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    try folder.write(index, to: "slice.index")
    try folder.write(zipped, to: "slice.dict.dz")
    let dictionary = try DictdDictionary(index: folder.path("slice.index"), cacheFolder: nil)
    return try dictionary.headwords(beginning: "", limit: 60)
      .flatMap { try dictionary.entries(of: $0) }
  }
}
