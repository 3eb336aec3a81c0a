import CSearch

/// The file with the explanations: `NAME.dict.dz`, or `NAME.dict` if it is not compressed.
enum DictionaryBody: Sendable {
  case plain(MappedFile)
  case zipped(Dictzip)

  /// Opens `NAME.dict` if it exists, else `NAME.dict.dz`.
  ///
  /// - Parameter name: the path without the endings.
  /// - Throws: `DictionaryError` if neither exists, or it is damaged.
  init(_ name: String) throws(DictionaryError) {
    if let plain = try? MappedFile("\(name).dict") {
      self = .plain(plain)
    } else {
      self = .zipped(try Dictzip("\(name).dict.dz"))
    }
  }

  /// The path of the file.
  var path: String {
    switch self {
    case .plain(let file): file.path
    case .zipped(let file): file.path
    }
  }

  /// The size of the file in bytes.
  var byteCount: Int {
    switch self {
    case .plain(let file): file.data.count
    case .zipped(let file): file.byteCount
    }
  }

  /// The bytes of an entry.
  ///
  /// - Parameter length: in bytes; beyond `DictionaryEntry.mostBytes` the rest is left out.
  /// - Throws: `DictionaryError` if it is incomplete.
  func bytes(at offset: Int, length: Int) throws(DictionaryError) -> [UInt8] {
    let range = offset..<offset + min(length, DictionaryEntry.mostBytes)
    switch self {
    case .zipped(let file): return try file.bytes(range)
    case .plain(let file):
      guard range.upperBound <= file.data.count else {
        throw DictionaryError(.malformed, file: file.path, "a part of it is missing")
      }
      return file.copy(range)
    }
  }

  /// The places of some texts in the whole text; a place can occur twice. All texts are searched in
  /// one pass, since most of the time is spent on unpacking.
  ///
  /// - Throws: `DictionaryError` if a chunk is damaged.
  func places(of needles: [[UInt8]]) throws(DictionaryError) -> [Int] {
    guard let longest = needles.map(\.count).max(), longest > 0 else { return [] }
    var found: [Int] = []
    // The end of a piece may be the beginning of a match.
    var (rest, start): ([UInt8], Int) = ([], 0)
    func search(_ piece: [UInt8]) {
      let text = rest + piece
      for needle in needles {
        found += DictionaryBody.places(of: needle, in: text).map { start + $0 }
      }
      rest = text.suffix(max(0, longest - 1))
      start += text.count - rest.count
    }
    switch self {
    case .zipped(let file): try file.eachPiece(search)
    case .plain(let file):
      for place in stride(from: 0, to: file.data.count, by: DictionaryBody.piece) {
        search(file.copy(place..<place + DictionaryBody.piece))
      }
    }
    return found
  }

  /// The number of bytes of a text that are searched at a time.
  private static let piece = 1 << 16

  private static func places(of needle: [UInt8], in text: [UInt8]) -> [Int] {
    guard !needle.isEmpty else { return [] }
    return text.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return [] }
      var (found, place): ([Int], Int) = ([], 0)
      while let match = search_bytes(base + place, text.count - place, needle, needle.count) {
        let offset = base.distance(to: UnsafeRawPointer(match))
        found.append(offset)
        place = offset + 1
      }
      return found
    }
  }
}
