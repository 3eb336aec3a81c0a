import GameEngine
import Lexicon

/// Fuzzes dictd dictionaries: the kind of body, the list, and the body. Words are looked up in
/// dictionaries that can be opened.
struct DictdFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let folder: TemporaryFolder

  /// The beginnings of installed dictionaries, and a few of their entries at a time.
  init() throws {
    folder = try TemporaryFolder()
    let kinds = ["plain", "7", "1000", "58315", "zipped"]
    samples =
      DictdSlice.installed.map { FuzzFiles.joined([Array("zipped".utf8), $0.index, $0.zipped]) }
      + (try FuzzEntries.groups(of: 6)).enumerated().map { place, entries in
        let kind = kinds[place % kinds.count]
        let (index, text) = DictdFuzz.files(entries)
        let body = kind == "zipped" ? DictzipFile.packed(text, chunk: 200) : text
        return FuzzFiles.joined([Array(kind.utf8), index, body])
      }
  }

  /// A dictionary with some entries: its list and its text.
  static func files(_ entries: [DictionaryEntry]) -> (index: [UInt8], text: [UInt8]) {
    var (index, text) = ([UInt8](), [UInt8]())
    for entry in entries {
      let bytes = Array("\(entry.text)\n".utf8)
      index +=
        DictdLine(
          headword: Array(entry.headword.utf8), offset: text.count, length: bytes.count
        ).bytes
      text += bytes
    }
    return (index, text)
  }

  /// Moves the places of entries into the text, and extends the last chunk to the end of the file.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let files = FuzzFiles.parted(input, count: 3)
    let body = FuzzBody(kind: files[0], bytes: files[2])
    let length = body.textLength
    let lines = files[1].split(separator: 10).map { line -> [UInt8] in
      guard var place = DictdLine(line) else { return line + [10] }
      place.offset %= length + 1
      place.length = min(place.length, length - place.offset)
      return place.bytes
    }
    return FuzzFiles.joined([files[0], Array(lines.joined()), body.mended])
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let files = FuzzFiles.parted(input, count: 3)
    do {
      try folder.write(files[1], to: "fuzz.index")
      try FuzzBody(kind: files[0], bytes: files[2]).write(to: folder)
    } catch {
      return .wrong("\(error)")
    }
    guard
      let dictionary = try? DictdDictionary(index: folder.path("fuzz.index"), cacheFolder: nil)
    else { return .refused }
    return DictionaryUse.outcome(of: dictionary, isListed: true, words: ["House", "zz"])
  }
}
