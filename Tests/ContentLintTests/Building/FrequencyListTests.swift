import Archive
import Foundation
import GameEngine
import Lexicon
import LexiconTestSupport
import TestSupport
import Testing

@testable import ContentLint

@Suite("Frequency list")
struct FrequencyListTests {
  private let folder: ContentFolder

  init() throws { folder = try ContentFolder() }

  private func read(_ packed: [UInt8]) throws -> FrequencyList {
    try folder.write(packed, to: "list.gz")
    return try FrequencyList(path: "\(folder.path)/list.gz")
  }

  @Test("a word's place in the list is its frequency")
  func places() throws {
    let list = try read(
      gzipped(
        LevelFixture.frequencies([("the", 773), ("go", 900), ("rare", 0), ("it's", 500)])))
    #expect(list.centiZipf(of: "the") == 773)
    #expect(list.centiZipf(of: "go") == 900)
    #expect(list.centiZipf(of: "rare") == 0)
    #expect(list.centiZipf(of: "it's") == nil)
    #expect(list.centiZipf(of: "absent") == nil)
  }

  @Test("lengths of all sizes are read, and words that are not ASCII are skipped")
  func sizes() throws {
    var bytes: [UInt8] = [0xDD, 0, 0, 0, 3, 0xDE, 0, 2]
    bytes += [0xDB, 0, 0, 0, 7] + Array("version".utf8) + [0xCC, 1]
    bytes += [0xDA, 0, 6] + Array("format".utf8) + [0xA2] + Array("cB".utf8)
    bytes += [0x90, 0x93, 0xA2, 0xC3, 0xA9, 0xA1, 0xFF, 0xA3] + Array("sea".utf8)
    #expect(try read(gzipped(bytes)).centiZipf(of: "sea") == 899)
  }

  @Test("a file of another format is an error")
  func formats() {
    let sound = LevelFixture.frequencies([("sea", 400)])
    let others: [[UInt8]] = [
      [], [0x90], [0xC0], [0x91, 0x80], sound + [0], Array(sound.dropLast()),
      [0xDD, 255, 255, 255, 255], [0x92, 0x82], sound.map { $0 == 0x42 ? 0x43 : $0 },
    ]
    for bytes in others {
      let error = #expect(throws: ContentError.self, "\(bytes.prefix(20))") {
        _ = try read(gzipped(bytes))
      }
      #expect(error?.code == "content_malformed")
    }
  }

  @Test("a file that is not gzip, damaged or truncated is an error")
  func damaged() {
    let sound = gzipped(LevelFixture.frequencies([("sea", 400)]))
    var wrong = sound
    wrong[sound.count - 6] ^= 1
    for packed in [[], Array("text".utf8), wrong, Array(sound.prefix(sound.count - 9))] {
      let error = #expect(throws: ContentError.self) { _ = try read(packed) }
      #expect(error?.code == "content_malformed")
    }
    let error = #expect(throws: ContentError.self) {
      _ = try FrequencyList(path: "\(folder.path)/nothing")
    }
    #expect(error?.code == "content_unreadable")
  }

  @Test("random bytes are read or refused, but never crash", arguments: 0..<50)
  func randomBytes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(LevelFixture.frequencies([("sea", 880), ("lake", 870)]).prefix(200))
    for _ in 0..<4 { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
    _ = try? read(gzipped(bytes))
  }

  @Test("data that decompress to more than the limit are refused")
  func limit() {
    let packed = Data(gzipped(Array(repeating: 7, count: 1000)))
    #expect(Inflater.gunzipped(packed, atMost: 1000)?.count == 1000)
    #expect(Inflater.gunzipped(packed, atMost: 999) == nil)
  }
}
