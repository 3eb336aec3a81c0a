import Foundation
import GameEngine
import Lexicon

/// Fuzzes the stored order of headwords: the number of a dictionary, and its stored order. An
/// accepted order is used, even if its places are wrong.
struct OrderFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let folder: TemporaryFolder
  /// The valid stored order of each dictionary.
  private let kept: [[UInt8]]

  /// The length of the header, including the bytes that identify the list.
  private static let headLength = 32
  private static let stamp = 0..<24
  /// The modification time of the lists, in seconds since 1970, so that each run uses the same bytes.
  private static let time = Date(timeIntervalSince1970: 1_700_000_000)

  /// The orders of some dictionaries with a few entries.
  init() throws {
    let folder = try TemporaryFolder()
    let entries = try FuzzEntries.groups(of: 40)
    self.folder = folder
    kept = try [1, 6, 40].enumerated().map { place, count in
      let (index, text) = DictdFuzz.files(Array((entries.first ?? []).prefix(count)))
      try folder.write(index, to: "\(place).index")
      try folder.write(text, to: "\(place).dict")
      try FileManager.default.setAttributes(
        [.modificationDate: OrderFuzz.time], ofItemAtPath: folder.path("\(place).index"))
      _ = try DictdDictionary(
        index: folder.path("\(place).index"), cacheFolder: folder.path("cache"))
      let data = FileManager.default.contents(atPath: folder.path("cache/\(place).words"))
      guard let data else { throw BenchError(message: "no order is kept") }
      return Array(data)
    }
    samples = kept.enumerated().map { FuzzFiles.joined([Array("\($0.offset)".utf8), $0.element]) }
  }

  /// Corrects the header: the list it belongs to, and the number of places.
  func mended(_ input: [UInt8]) -> [UInt8] {
    var (place, order) = parts(of: input)
    guard order.count >= OrderFuzz.headLength else { return input }
    order.replaceSubrange(OrderFuzz.stamp, with: kept[place][OrderFuzz.stamp])
    var titleLength = order[28..<32].reversed().reduce(0) { $0 << 8 | Int($1) }
    let room = order.count - OrderFuzz.headLength
    if titleLength > room { titleLength = 0 }
    order.removeLast((room - titleLength) % 4)
    for (bytes, number) in [(24..<28, (room - titleLength) / 4), (28..<32, titleLength)] {
      let digits = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      order.replaceSubrange(bytes, with: digits)
    }
    return FuzzFiles.joined([Array("\(place)".utf8), order])
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let (place, order) = parts(of: input)
    var isMade = false
    do {
      try folder.write(order, to: "cache/\(place).words")
    } catch {
      return .wrong("\(error)")
    }
    let dictionary = try? DictdDictionary(
      index: folder.path("\(place).index"), cacheFolder: folder.path("cache"),
      progress: { _ in isMade = true })
    guard let dictionary else { return .wrong("a dictionary is not opened for its order") }
    if isMade {
      guard
        FileManager.default.contents(atPath: folder.path("cache/\(place).words"))
          .map({ $0.elementsEqual(kept[place]) }) == true
      else { return .wrong("an order that was refused is not made anew") }
      return .refused
    }
    return switch DictionaryUse.outcome(of: dictionary, isListed: false, words: ["zebra", "zz"]) {
    case .wrong(let message): .wrong(message)
    default: .accepted
    }
  }

  private func parts(of input: [UInt8]) -> (place: Int, order: [UInt8]) {
    let files = FuzzFiles.parted(input, count: 2)
    return (Int(files[0].first ?? 0) % kept.count, files[1])
  }
}
