import Synchronization

/// The lists of a StarDict dictionary's headwords. In `.idx`, each is followed by a zero byte and the big-endian
/// offset and length of its entry; in `.syn`, by a zero byte and the big-endian number of a record of `.idx`.
struct StarDictIndex: HeadwordList {
  let file: MappedFile
  let synonyms: MappedFile?
  private let offsetBytes: Int
  private let records = Records()

  /// The longest headword, in bytes: twice what the format allows.
  private static let mostBytes = 512

  /// The offsets of the records of `.idx`, which are found by need.
  private final class Records: Sendable {
    let offsets = Mutex<[UInt32]?>(nil)
  }

  /// Maps the files into memory; both may be compressed. The records are not checked before they are used.
  ///
  /// - Parameter stem: the path without the endings.
  /// - Throws: `DictionaryError` if `.idx` cannot be opened, or both are larger than 4 GiB.
  init(_ stem: String, offsetBits: Int) throws(DictionaryError) {
    file = try MappedFile(plainOrCompressed: "\(stem).idx")
    synonyms = try? MappedFile(plainOrCompressed: "\(stem).syn")
    offsetBytes = offsetBits / 8
    guard byteCount <= UInt32.max else {
      throw DictionaryError(
        .malformed, file: file.path, "it is larger than any dictionary")
    }
  }

  func headword(at place: Int) -> String? {
    let (file, start) = located(place)
    return end(ofHeadwordAt: start, in: file).map { file.text(start..<$0) }
  }

  func line(at place: Int) -> HeadwordLine? {
    let (file, start) = located(place)
    guard let end = end(ofHeadwordAt: start, in: file) else { return nil }
    guard start == place else {
      // The entry has its own headword.
      return number(at: end + 1, bytes: 4, in: file).flatMap(offset(ofRecord:)).flatMap(line(at:))
    }
    guard next(afterHeadwordTo: end) <= file.data.count,
      let offset = number(at: end + 1, bytes: offsetBytes, in: file),
      let length = number(at: end + 1 + offsetBytes, bytes: 4, in: file)
    else { return nil }
    return HeadwordLine(headword: file.text(start..<end), offset: offset, length: length)
  }

  func eachHeadword(progress: (Double) -> Void, take: (String, Int) -> Void) {
    var lines = 0
    func visit(_ place: Int) {
      if lines % 4096 == 0 { progress(Double(place) / Double(byteCount)) }
      lines += 1
      if let key = headword(at: place).map(headwordKey), !key.isEmpty { take(key, place) }
    }
    eachRecord(in: file, numberBytes: offsetBytes + 4, visit)
    guard let synonyms else { return }
    eachRecord(in: synonyms, numberBytes: 4) { visit(file.data.count + $0) }
  }

  /// Visits the offsets of the complete records of a file.
  private func eachRecord(in file: MappedFile, numberBytes: Int, _ visit: (Int) -> Void) {
    var place = 0
    while let end = file.firstIndex(of: 0, in: place..<file.data.count),
      end + 1 + numberBytes <= file.data.count
    {
      visit(place)
      place = end + 1 + numberBytes
    }
  }

  /// The file that contains a place, and the offset there.
  private func located(_ place: Int) -> (file: MappedFile, offset: Int) {
    guard let synonyms, place >= file.data.count else { return (file, place) }
    return (synonyms, place - file.data.count)
  }

  /// The offset of a record of `.idx` by its number, from 0.
  private func offset(ofRecord number: Int) -> Int? {
    records.offsets.withLock { known in
      var offsets = known ?? []
      if known == nil {
        eachRecord(in: file, numberBytes: offsetBytes + 4) { offsets.append(UInt32($0)) }
        known = offsets
      }
      return offsets.indices.contains(number) ? Int(offsets[number]) : nil
    }
  }

  /// The end of the record of a headword.
  private func next(afterHeadwordTo end: Int) -> Int { end + 1 + offsetBytes + 4 }

  private func end(ofHeadwordAt place: Int, in file: MappedFile) -> Int? {
    file.firstIndex(of: 0, in: place..<place + StarDictIndex.mostBytes + 1)
  }

  /// A big-endian number; nil above 48 bits, and if it is truncated.
  private func number(at place: Int, bytes count: Int, in file: MappedFile) -> Int? {
    let bytes = file.bytes(place..<place + count)
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return bytes.count == count && value < 1 << 48 ? Int(value) : nil
  }
}
