import Foundation
import GameEngine
import Lexicon

/// Fuzzes the files of WordNet for one part of speech: its name, `index`, `data` and the exceptions. The words
/// and the forms in them are looked up.
struct WordNetFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// A folder for each part of speech. Its files for the other parts are nearly empty.
  private let folders: [TemporaryFolder]

  /// Splits the installed files into small pieces.
  init() throws {
    var generator = SeededGenerator(seed: 1)
    samples = try PartOfSpeech.playable.flatMap { partOfSpeech in
      try WordNetSlice.installed(partOfSpeech, count: 25, using: &generator).map { slice in
        let (index, data) = WordNetSlice.placed(index: slice.index, data: slice.data)
        let name = Array(partOfSpeech.rawValue.utf8)
        return FuzzFiles.joined([name, index, data, slice.exceptions])
      }
    }
    folders = try PartOfSpeech.playable.map { _ in
      let folder = try TemporaryFolder()
      for partOfSpeech in PartOfSpeech.playable {
        for file in ["index", "data"] {
          try folder.write(Array("  1 No words.  \n".utf8), to: "\(file).\(partOfSpeech.rawValue)")
        }
      }
      return folder
    }
  }

  /// Corrects the offsets of meanings.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let files = FuzzFiles.parted(input, count: 4)
    let (index, data) = WordNetSlice.placed(index: files[1], data: files[2])
    return FuzzFiles.joined([files[0], index, data, files[3]])
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let files = FuzzFiles.parted(input, count: 4)
    let name = String(decoding: files[0], as: UTF8.self)
    let place = PartOfSpeech.playable.firstIndex { $0.rawValue == name } ?? 0
    let (folder, suffix) = (folders[place], PartOfSpeech.playable[place].rawValue)
    do {
      try folder.write(files[1], to: "index.\(suffix)")
      try folder.write(files[2], to: "data.\(suffix)")
      try folder.write(files[3], to: "\(suffix).exc")
    } catch {
      return .wrong("\(error)")
    }
    guard let wordNet = try? WordNet(directory: folder.url.path) else { return .refused }
    let listed = wordNet.lemmas(beginning: "", limit: 10)
    let exceptions = files[3].split(separator: 10).prefix(5)
      .map { String(decoding: $0.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
    for form in exceptions + listed.map({ $0 + "s" }) + listed {
      for base in wordNet.baseForms(of: form)
      where !wordNet.contains(base.lemma, base.partOfSpeech) {
        return .wrong("\(form) is a form of \(base.lemma), which is not there")
      }
    }
    return DictionaryUse.outcome(
      of: WordNetDictionary(wordNet), isListed: false, words: exceptions + ["zz"])
  }
}
