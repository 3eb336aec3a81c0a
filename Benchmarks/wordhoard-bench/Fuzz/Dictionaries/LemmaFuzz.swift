import Lexicon

/// Fuzzes decompressed lists of base forms. The forms of accepted lists are looked up.
struct LemmaFuzz: FuzzParser {
  /// The length of the header: the magic bytes, the flags, and a number in two bytes.
  private static let headLength = 8

  let samples: [[UInt8]] = [0, 1].map { flags in
    Array("SMFC1".utf8) + [flags, 0x87, 0] + records.flatMap(\.self)
  }

  /// For each record: the length of the prefix shared with the previous key, the rest of the key,
  /// and the value.
  private static let records: [[UInt8]] = [
    [0, 4] + Array("geht".utf8) + [1, 2] + Array("en".utf8),
    [2, 2] + Array("st".utf8) + [254],
    [0, 4] + Array("ging".utf8) + [255, 5] + Array("gehen".utf8),
    [4, 3] + Array("est".utf8) + [254],
    [0, 6] + Array("rief".utf8) + [0xC3, 0xA4, 6, 5] + Array("rufen".utf8),
    [0, 0x80 + 4, 0] + Array("wort".utf8) + [0, 0],
    [4, 3] + Array("ern".utf8) + [3, 0],
  ]

  /// Corrects the number of records, and drops all bytes after the last complete one.
  func mended(_ input: [UInt8]) -> [UInt8] {
    guard input.count >= LemmaFuzz.headLength else { return input }
    let (records, end) = LemmaFuzz.records(of: input)
    let count = records.count & 0x3FFF
    return Array(input[..<6]) + [UInt8(count & 0x7F | 0x80), UInt8(count >> 7)]
      + input[LemmaFuzz.headLength..<end]
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let list = LemmaList(input) else { return .refused }
    for word in ["geht", "ging", "zz", ""] where list.lemma(of: word)?.isEmpty == true {
      return .wrong("\(word) has an empty base form")
    }
    let (records, end) = LemmaFuzz.records(of: input)
    // A number of another length, which only the list itself can read.
    guard input[5] & 1 == 0, end == input.count, records.count == list.count else {
      return .accepted
    }
    let isOrdered = zip(records, records.dropFirst()).allSatisfy {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    guard isOrdered else { return .accepted }
    for (key, value) in records {
      guard let form = String(validating: key, as: UTF8.self), !key.isEmpty,
        let found = list.lemma(of: form)
      else { continue }
      if !found.utf8.elementsEqual(value) { return .wrong("\(form) has the base form \(found)") }
    }
    return .accepted
  }

  /// The complete records whose numbers take one or two bytes, and the offset of their end.
  private static func records(
    of input: [UInt8]
  ) -> (records: [(key: [UInt8], value: [UInt8])], end: Int) {
    var records: [(key: [UInt8], value: [UInt8])] = []
    var place = headLength
    var end = place
    func number() -> Int? {
      guard place < input.count else { return nil }
      let low = Int(input[place])
      place += 1
      guard low >= 0x80 else { return low }
      guard place < input.count, input[place] < 0x80 else { return nil }
      place += 1
      return low & 0x7F | Int(input[place - 1]) << 7
    }
    func text() -> ArraySlice<UInt8>? {
      guard let length = number(), length <= input.count - place else { return nil }
      place += length
      return input[place - length..<place]
    }
    while place < input.count {
      let last = records.last ?? ([], [])
      guard let shared = number(), shared <= last.key.count, let rest = text(),
        place < input.count
      else { break }
      let key = Array(last.key[..<shared] + rest)
      let trim = Int(input[place])
      place += 1
      var value = last.value
      if trim != 254 {
        let kept = trim == 255 ? 0 : key.count - trim
        guard kept >= 0, let ending = text() else { break }
        value = Array(key[..<kept] + ending)
      }
      guard max(key.count, value.count) <= 1024 else { break }
      records.append((key, value))
      end = place
    }
    return (records, end)
  }
}
