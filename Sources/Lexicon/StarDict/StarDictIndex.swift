/// The list of a StarDict dictionary's headwords, `.idx`: each ends with a zero, and the place and the length of
/// its entry follow, the highest byte first.
struct StarDictIndex: Sendable {
  /// A headword with the place of its entry.
  struct Line {
    let headword: String
    let offset: Int
    let length: Int
  }

  /// The file.
  let file: MappedFile
  private let offsetBytes: Int

  /// The longest headword, in bytes: twice what the format allows.
  private static let mostBytes = 512

  /// Opens it.
  ///
  /// - Throws: `DictionaryError` where it cannot be opened, or is larger than 4 GiB.
  init(_ path: String, offsetBits: Int) throws(DictionaryError) {
    file = try MappedFile(path)
    offsetBytes = offsetBits / 8
    guard file.data.count <= UInt32.max else {
      throw DictionaryError(.malformed, file: path, "it is larger than any dictionary")
    }
  }

  /// The headword that begins at a byte.
  func headword(at place: Int) -> String? {
    guard let end = end(ofHeadwordAt: place) else { return nil }
    return file.text(place..<end)
  }

  /// The headword that begins at a byte, and the place of its entry; nil where none does.
  func line(at place: Int) -> Line? {
    guard let end = end(ofHeadwordAt: place), end + 1 + offsetBytes + 4 <= file.data.count,
      let offset = number(at: end + 1, bytes: offsetBytes),
      let length = number(at: end + 1 + offsetBytes, bytes: 4)
    else { return nil }
    return Line(headword: file.text(place..<end), offset: offset, length: length)
  }

  /// The headwords with their places; from where the list is damaged nothing is read.
  func items(_ progress: (Double) -> Void) -> [HeadwordOrder.Item] {
    var items: [HeadwordOrder.Item] = []
    var place = 0
    while let end = end(ofHeadwordAt: place), end + 1 + offsetBytes + 4 <= file.data.count {
      let key = headwordKey(file.text(place..<end))
      if !key.isEmpty { items.append(.init(key: key, place: UInt32(place))) }
      if items.count % 4096 == 0 { progress(Double(end) / Double(file.data.count)) }
      place = end + 1 + offsetBytes + 4
    }
    return items
  }

  private func end(ofHeadwordAt place: Int) -> Int? {
    guard let end = file.firstIndex(of: 0, from: place), end - place <= StarDictIndex.mostBytes
    else { return nil }
    return end
  }

  /// A number, the highest byte first; nil above 48 bits.
  private func number(at place: Int, bytes count: Int) -> Int? {
    let value = file.bytes(place..<place + count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 48 ? Int(value) : nil
  }
}
