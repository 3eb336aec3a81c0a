/// The file with the explanations of a dictionary that is fed.
struct FuzzBody {
  /// How they are written.
  enum Kind {
    /// As `.dict`.
    case plain
    /// As `.dict.dz`, packed in chunks of so many bytes.
    case packed(chunk: Int)
    /// As `.dict.dz`, which the bytes are already.
    case zipped
  }

  let kind: Kind
  let bytes: [UInt8]

  /// A body whose kind stands in an input: `plain`, `zipped`, or the length of chunks.
  init(kind: [UInt8], bytes: [UInt8]) {
    switch String(decoding: kind, as: UTF8.self) {
    case "plain": self.kind = .plain
    case "zipped": self.kind = .zipped
    case let number: self.kind = .packed(chunk: min(max(1, Int(number) ?? 100), 60_000))
    }
    self.bytes = bytes
  }

  /// Writes it into a folder, under the name `fuzz`, and takes away what was there.
  ///
  /// - Throws: `BenchError` where it cannot be written.
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

  /// How long its text is, in bytes, as far as that can be told without unpacking it.
  var textLength: Int {
    if case .zipped = kind { return DictzipFile(bytes).map { $0.chunk * $0.sizes.count } ?? 0 }
    return bytes.count
  }

  /// Its bytes with the last chunk as long as what is left of the file.
  var mended: [UInt8] {
    if case .zipped = kind { return DictzipFile(bytes)?.mended ?? bytes }
    return bytes
  }
}
