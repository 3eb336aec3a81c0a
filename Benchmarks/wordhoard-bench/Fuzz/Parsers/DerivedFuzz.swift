import GameEngine
import Lexicon

/// Fuzzes the files of words that fit sentences and of words that dailies keep apart. What is well-formed in the latter is written
/// and read again without a difference.
struct DerivedFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// The lines of both files, four at a time.
  init() throws {
    let directory = try Checkout.pack().directory
    samples = try [FitFile.name, ApartFile.name].flatMap { name in
      let lines = try TextFile.bytes(path: "\(directory)/\(name)").split(separator: 10)
      return stride(from: 0, to: lines.count, by: 4).map { start in
        Array(lines[start..<min(start + 4, lines.count)].joined(separator: [10])) + [10]
      }
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let lines = input.split(separator: 10)
    let fits = lines.compactMap { FitFile.sentences(line: $0) }
    if fits.contains(where: { $0.id.rawValue.isEmpty || $0.words.values.joined().contains("") }) {
      return .wrong("a sentence without a word")
    }
    _ = ApartFile.limits(in: input)
    var words: ApartFile.Words = ([:], [:])
    for line in lines.map({ String(decoding: $0, as: UTF8.self) }) where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      // A separator with a mark on it is another character, though not another byte.
      let isPlain = line.utf8.allSatisfy { $0 < 0x80 }
      guard isPlain, fields.count == 3, !fields[0].isEmpty, !fields[0].contains(",") else {
        continue
      }
      let id = ItemID(String(fields[0]))
      let others = fields[1].split(separator: ",").map { ItemID(String($0)) }
      if !others.isEmpty { words.apart[id] = Set(others) }
      words.holidays[id] = Holiday(rawValue: String(fields[2]))
    }
    guard !words.apart.isEmpty || !words.holidays.isEmpty else {
      return fits.isEmpty ? .refused : .accepted
    }
    let limits = ApartFile.limits(in: Array(ApartFile.text(of: words).utf8))
    let isSame =
      words.apart.allSatisfy { id, others in
        others.allSatisfy { limits.keepsApart(id, from: [stableHash($0.rawValue)]) }
      } && words.holidays.allSatisfy { limits.holiday(of: $0.key) == $0.value }
    return isSame ? .accepted : .wrong("is not read again as it was written")
  }
}
