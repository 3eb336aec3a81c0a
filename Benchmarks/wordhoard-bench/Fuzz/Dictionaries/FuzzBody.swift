/// The file with the texts of a dictionary.
struct FuzzBody {
  /// The formats of a body.
  enum Kind {
    /// `.dict`, not compressed.
    case plain
    /// `.dict.dz`, compressed in chunks of this size.
    case packed(chunk: Int)
    /// `.dict.dz`; the bytes are already compressed.
    case zipped
  }

  let kind: Kind
  let bytes: [UInt8]

  /// Parses the format of a body in an input: `plain`, `zipped`, or the size of chunks.
  init(kind: [UInt8], bytes: [UInt8]) {
    switch String(decoding: kind, as: UTF8.self) {
    case "plain": self.kind = .plain
    case "zipped": self.kind = .zipped
    case let number: self.kind = .packed(chunk: min(max(1, Int(number) ?? 100), 60_000))
    }
    self.bytes = bytes
  }

  /// Writes the file into a folder under the name `fuzz`. Replaces an earlier one.
  ///
  /// - Throws: `BenchError` if it cannot be written.
  func write(to folder: TemporaryFolder) throws(BenchError) {
    switch kind {
    case .plain:
      folder.remove("fuzz.dict.dz")
      try folder.write(bytes, to: "fuzz.dict")
    case .packed(let chunk):
      folder.remove("fuzz.dict")
      try folder.write(DictzipFile.packed(bytes, chunk: chunk), to: "fuzz.dict.dz")
    case .zipped:
      folder.remove("fuzz.dict")
      try folder.write(bytes, to: "fuzz.dict.dz")
    }
  }

  /// The length of the text in bytes; for a body that is already compressed, an upper bound from
  /// its number of chunks.
  var textLength: Int {
    if case .zipped = kind { return DictzipFile(bytes).map { $0.chunk * $0.sizes.count } ?? 0 }
    return bytes.count
  }

  /// Its bytes, with the last chunk extended to the end of the file.
  var mended: [UInt8] {
    if case .zipped = kind { return DictzipFile(bytes)?.mended ?? bytes }
    return bytes
  }
}
