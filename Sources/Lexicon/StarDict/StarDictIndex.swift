/// The list of a StarDict dictionary's headwords, `.idx`: each is followed by a zero byte and the big-endian
/// offset and length of its entry.
struct StarDictIndex: HeadwordList {
  let file: MappedFile
  private let offsetBytes: Int

  /// The longest headword, in bytes: twice what the format allows.
  private static let mostBytes = 512

  /// Maps the file into memory. The records are not checked before they are used.
  ///
  /// - Throws: `DictionaryError` if it cannot be opened, or is larger than 4 GiB.
  init(_ path: String, offsetBits: Int) throws(DictionaryError) {
    file = try MappedFile(path)
    offsetBytes = offsetBits / 8
    guard file.data.count <= UInt32.max else {
      throw DictionaryError(.malformed, file: path, "it is larger than any dictionary")
    }
  }

  func headword(at place: Int) -> String? {
    guard let end = end(ofHeadwordAt: place) else { return nil }
    return file.text(place..<end)
  }

  func line(at place: Int) -> HeadwordLine? {
    guard let end = end(ofHeadwordAt: place), next(afterHeadwordTo: end) <= file.data.count,
      let offset = number(at: end + 1, bytes: offsetBytes),
      let length = number(at: end + 1 + offsetBytes, bytes: 4)
    else { return nil }
    return HeadwordLine(headword: file.text(place..<end), offset: offset, length: length)
  }

  func eachHeadword(progress: (Double) -> Void, take: (String, Int) -> Void) {
    var (place, lines) = (0, 0)
    while let end = file.firstIndex(of: 0, in: place..<file.data.count),
      next(afterHeadwordTo: end) <= file.data.count
    {
      if lines % 4096 == 0 { progress(Double(place) / Double(file.data.count)) }
      if let key = headword(at: place).map(headwordKey), !key.isEmpty {
        take(key, place)
      }
      place = next(afterHeadwordTo: end)
      lines += 1
    }
  }

  /// The end of the record of a headword.
  private func next(afterHeadwordTo end: Int) -> Int { end + 1 + offsetBytes + 4 }

  private func end(ofHeadwordAt place: Int) -> Int? {
    file.firstIndex(of: 0, in: place..<place + StarDictIndex.mostBytes + 1)
  }

  /// A big-endian number; nil above 48 bits.
  private func number(at place: Int, bytes count: Int) -> Int? {
    let value = file.bytes(place..<place + count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 48 ? Int(value) : nil
  }
}
