import Foundation
import GameEngine
import LexiconTestSupport
import TestSupport
import Testing

@testable import Lexicon

@Suite("The index of our words")
struct ContentIndexTests {
  private let folder: ContentFolder
  private var cache: String { "\(folder.path)/cache" }

  init() throws {
    folder = try ContentFolder()
    try folder.write("1\t2026-11-21\n2\t2027-01-01\n", to: "editions.tsv")
    try folder.write(
      """
      # nature: the weather and the land

      glacier  noun  3  3.58  ˈɡleɪʃɚ
        = a slow river of ice on a mountain
        > The {glacier} has shrunk.
      # a remark
      run  verb  1  5.4  2  ɹʌn
        ~ ran
        @ 1 2
        = to move fast on foot
        > She {ran} home.
        + sprint, race
      run  noun  1  5.1  ɹʌn
        = a race on foot
        > The {run} ends at the lake.
      """, to: "words/nature.words")
    try folder.write(
      """
      mean  adj  1  5.2  miːn
        = unkind
        > Do not be {mean} to your sister.
      meaner  noun  4  1.2  ˈmiːnɚ
        = one who means something
        > The {meaner} of a word is rarely asked.
      """, to: "words/character.words")
    try folder.write(
      """
      although  conj  1  5.15  ɔlˈðoʊ
        = in spite of the fact that
        > We went swimming {although} the water was cold.
      """, to: "lookup/function.words")
  }

  private func index(settling: Int64 = -1) throws -> ContentIndex {
    try ContentIndex(directory: folder.path, cacheFolder: cache, settling: settling)
  }

  private func cacheFile() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    return "\(cache)/\(try #require(names.first { $0.hasSuffix(".index") }))"
  }

  /// Whether an index, made or kept, contains exactly the pack.
  private func isComplete(_ index: ContentIndex, _ pack: ContentPack) throws -> Bool {
    let (words, lookups) = (pack.words, try pack.lookups().map(\.word))
    return index.words == words.sorted { $0.id < $1.id }
      && index.lookups == lookups.sorted { $0.id < $1.id } && index.editions == pack.editions
      && index.categories == pack.pool().categories && index.count == words.count
      && words.allSatisfy { index.item($0.id) == $0 }
  }

  @Test("it contains the words of the pack, whether it was just made or kept")
  func complete() throws {
    let pack = try ContentPack(directory: folder.path)
    #expect(try isComplete(index(), pack))
    let made = try Data(contentsOf: URL(filePath: cacheFile()))
    #expect(try isComplete(index(), pack))
    #expect(try Data(contentsOf: URL(filePath: cacheFile())) == made)
    #expect(try isComplete(ContentIndex(directory: folder.path, cacheFolder: nil), pack))
  }

  @Test("it contains the words that ship with the program")
  func shipped() throws {
    let pack = try ContentPack(directory: ShippedContent.directory)
    let index = try ContentIndex(directory: ShippedContent.directory, cacheFolder: nil)
    #expect(try isComplete(index, pack))
    let pool = pack.pool()
    for level in Level.allCases {
      for category in [nil] + pool.categories.map(Optional.some) {
        let places = index.places(level: level, category: category)
        #expect(
          Set(places.compactMap { index[$0]?.id })
            == Set(pool.items(level: level, category: category).map(\.id)))
        let frequencies = places.compactMap { index[$0]?.centiZipf }
        #expect(frequencies == frequencies.sorted(by: >))
      }
    }
  }

  @Test("a text names the same words as in a search of all of them")
  func spellings() throws {
    let pack = try ContentPack(directory: ShippedContent.directory)
    let index = try ContentIndex(directory: ShippedContent.directory, cacheFolder: nil)
    let words = pack.words + (try pack.lookups().map(\.word))
    var byForm: [String: [Item]] = [:]
    for word in words {
      for form in Set(word.inflectedForms) { byForm[form, default: []].append(word) }
    }
    var gen = Gen(seed: 3)
    for _ in 0..<150 {
      let word = words[gen.int(0...words.count - 1)]
      for text in [word.term] + word.inflectedForms + [word.term + "q"] {
        let exact = words.filter { $0.term == text || $0.term.lowercased() == text }
        let named = exact.isEmpty ? byForm[text] ?? [] : exact
        #expect(Set(index.items(named: text, withLookups: true)) == Set(named), "\(text)")
      }
    }
  }

  @Test("a headword goes before a form of another word, and look-ups are found only on request")
  func order() throws {
    let index = try index()
    #expect(
      index.items(named: "run", withLookups: false).map(\.id.rawValue) == [
        "en/run/verb", "en/run/noun",
      ])
    #expect(index.items(named: "ran", withLookups: false).map(\.id.rawValue) == ["en/run/verb"])
    #expect(
      index.items(named: "meaner", withLookups: true).map(\.id.rawValue) == ["en/meaner/noun"])
    #expect(index.items(named: "although", withLookups: false).isEmpty)
    #expect(index.items(named: "although", withLookups: true).map(\.edition) == [0])
    #expect(index.item(ItemID("en/although/conj")) == nil)
    #expect(index.item(ItemID("card/7")) == nil)
  }

  @Test("it is made again if a file is changed, added or removed, even to the same size")
  func changes() throws {
    func meaning() throws -> String? {
      try index().items(named: "mean", withLookups: false).first?.mainSense.definition
    }
    #expect(try meaning() == "unkind")
    try folder.write(
      "mean  adj  1  5.2  miːn\n  = stingy\n  > Do not be {mean} with the tea.\n",
      to: "words/character.words")
    #expect(try meaning() == "stingy")
    try folder.write(
      "kind  adj  1  5.2  kaɪnd\n  = not mean\n  > How {kind} of you to come.\n",
      to: "words/added.words")
    #expect(try index().categories == ["added", "character", "nature"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/words/character.words")
    #expect(try meaning() == nil)
    let path = "\(folder.path)/words/added.words"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try folder.write(text.replacing("kaɪnd", with: "kuɪnd"), to: "words/added.words")
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: path)
    #expect(try index().item(ItemID("en/kind/adj"))?.ipa == "kuɪnd")
  }

  @Test("it is kept even if a file claims to be of the future")
  func future() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 4_000_000_000)],
      ofItemAtPath: "\(folder.path)/words/character.words")
    _ = try index()
    let file = try cacheFile()
    let first = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    _ = try index()
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == first)
  }

  @Test("an index that was made at the moment of a change is not believed")
  func unsettled() throws {
    _ = try index(settling: 60_000_000_000)
    let file = try cacheFile()
    let first = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    _ = try index(settling: 60_000_000_000)
    let second = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(first != second)
  }

  @Test(
    "whatever byte is damaged, the words are right, and the damaged file is removed or replaced")
  func damage() throws {
    let pack = try ContentPack(directory: folder.path)
    _ = try index()
    let path = try cacheFile()
    let sound = try Data(contentsOf: URL(filePath: path))
    var gen = Gen(seed: 5)
    for place in stride(from: 0, to: sound.count, by: 5) {
      var bytes = sound
      bytes[place] ^= UInt8(gen.int(1...255))
      try bytes.write(to: URL(filePath: path))
      let index = try index()
      #expect(try isComplete(index, pack), "byte \(place)")
      #expect(index.items(named: "ran", withLookups: true).map(\.term) == ["run"], "byte \(place)")
    }
  }

  @Test("a file that is cut off, empty, too long or no file is not believed")
  func wrongFiles() throws {
    let pack = try ContentPack(directory: folder.path)
    _ = try index()
    let path = try cacheFile()
    let sound = try Data(contentsOf: URL(filePath: path))
    for bytes in [
      Data(), sound.prefix(40), sound.dropLast(), sound + [0], Data(repeating: 255, count: 5000),
    ] {
      try bytes.write(to: URL(filePath: path))
      #expect(try isComplete(index(), pack))
    }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try isComplete(index(), pack))
  }

  @Test("a folder that cannot be written only costs time")
  func noCache() throws {
    let index = try ContentIndex(directory: folder.path, cacheFolder: "/proc/none")
    #expect(try isComplete(index, ContentPack(directory: folder.path)))
  }

  @Test("a word file whose name would control a terminal is refused")
  func name() throws {
    try folder.write("kind  adj  1  5.2  kaɪnd\n  = not mean\n", to: "words/a\tb.words")
    let error = #expect(throws: ContentError.self) { try index() }
    #expect(error?.message.contains("a control character") == true)
  }

  @Test("a fault of the pack is told with file and line, and no index is kept")
  func fault() throws {
    try folder.write("mean  adj  9\n", to: "words/character.words")
    let error = #expect(throws: ContentError.self) { try index() }
    #expect(error?.line == 1)
    #expect(!FileManager.default.fileExists(atPath: cache))
  }
}
