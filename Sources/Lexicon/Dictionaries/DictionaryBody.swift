/// The file with the explanations: `NAME.dict.dz`, or `NAME.dict` if it is not compressed.
enum DictionaryBody: Sendable {
  case plain(MappedFile)
  case zipped(Dictzip)

  /// Opens it.
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
}
