import GameEngine
import Lexicon

/// Fuzzes StarDict dictionaries: the `.ifo` file, the kind of body, the list, and the body. Words
/// are looked up in dictionaries that can be opened.
struct StarDictFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let folder: TemporaryFolder

  /// A few entries of installed dictionaries at a time, in all variants of the format.
  init() throws {
    folder = try TemporaryFolder()
    let kinds = ["plain", "9", "1000", "zipped"]
    let types: [String?] = ["m", "h", nil, "x", "tm", "mW", "Wm"]
    samples = try FuzzEntries.groups(of: 5).enumerated().map { place, entries in
      let kind = kinds[place % kinds.count]
      let files = StarDictFiles(
        entries, types: types[place % types.count], offsetBytes: place % 3 == 0 ? 8 : 4)
      let body = kind == "zipped" ? DictzipFile.packed(files.text, chunk: 150) : files.text
      return FuzzFiles.joined([files.info, Array(kind.utf8), files.index, body])
    }
  }

  /// Moves the places of entries into the text, and extends the last chunk to the end of the file.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let files = FuzzFiles.parted(input, count: 4)
    let body = FuzzBody(kind: files[1], bytes: files[3])
    let length = body.textLength
    let isLong = String(decoding: files[0], as: UTF8.self).contains("idxoffsetbits=64")
    let offsetBytes = isLong ? 8 : 4
    let (places, rest) = StarDictPlace.parted(files[2], offsetBytes: offsetBytes)
    let list = places.flatMap { place -> [UInt8] in
      var place = place
      place.offset %= length + 1
      place.length = min(place.length, length - place.offset)
      return place.bytes(offsetBytes: offsetBytes)
    }
    return FuzzFiles.joined([files[0], files[1], list + rest, body.mended])
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let files = FuzzFiles.parted(input, count: 4)
    do {
      try folder.write(files[0], to: "fuzz.ifo")
      try folder.write(files[2], to: "fuzz.idx")
      try FuzzBody(kind: files[1], bytes: files[3]).write(to: folder)
    } catch {
      return .wrong("\(error)")
    }
    guard
      let dictionary = try? StarDictDictionary(info: folder.path("fuzz.ifo"), cacheFolder: nil)
    else { return .refused }
    return DictionaryUse.outcome(of: dictionary, isListed: true, words: ["House", "zz"])
  }
}
