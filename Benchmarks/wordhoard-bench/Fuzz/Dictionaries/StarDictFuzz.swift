import GameEngine
import Lexicon

/// Fuzzes StarDict dictionaries: the `.ifo` file, the kind of body, the two lists, and the body. Words
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
      let synonyms = place % 3 == 1 ? StarDictFuzz.synonyms(entries.count) : []
      return FuzzFiles.joined([files.info, Array(kind.utf8), files.index, synonyms, body])
    }
  }

  /// A list of synonyms, `.syn`: one for each record of the other list, and one for a record that it lacks.
  private static func synonyms(_ count: Int) -> [UInt8] {
    (0...count).flatMap { Array("also \($0)".utf8) + [0, 0, 0, 0, UInt8($0)] }
  }

  /// Moves the places of entries into the text, and extends the last chunk to the end of the file.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let files = FuzzFiles.parted(input, count: 5)
    let body = FuzzBody(kind: files[1], bytes: files[4])
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
    return FuzzFiles.joined([files[0], files[1], list + rest, files[3], body.mended])
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let files = FuzzFiles.parted(input, count: 5)
    do {
      try folder.write(files[0], to: "fuzz.ifo")
      try write(files[2], to: "fuzz.idx", isPacked: input.count % 4 == 0, as: ".gz")
      try write(files[3], to: "fuzz.syn", isPacked: input.count % 4 == 1, as: ".dz")
      try FuzzBody(kind: files[1], bytes: files[4]).write(to: folder)
    } catch {
      return .wrong("\(error)")
    }
    guard
      let dictionary = try? StarDictDictionary(info: folder.path("fuzz.ifo"), cacheFolder: nil)
    else { return .refused }
    return DictionaryUse.outcome(
      of: dictionary, isListed: true, hasSynonyms: !files[3].isEmpty,
      words: ["House", "zz", "also 0"])
  }

  /// Writes a list, plain or compressed, as the only file of its name. Every eighth compressed one lacks its end.
  private func write(
    _ bytes: [UInt8], to name: String, isPacked: Bool, as ending: String
  ) throws(BenchError) {
    for name in [name, name + ".gz", name + ".dz"] { folder.remove(name) }
    guard isPacked else {
      if !bytes.isEmpty || name.hasSuffix("idx") { try folder.write(bytes, to: name) }
      return
    }
    let packed = DictzipFile.packed(bytes, chunk: 150)
    try folder.write(
      bytes.count % 8 == 0 ? Array(packed.dropLast(3)) : packed, to: name + ending)
  }
}
