import Kit

extension ProgressFold: CheckpointCodable {
  /// The version of the fold. Raise it if the interpretation of an event or the fields of a
  /// checkpoint change; checkpoints of other versions are ignored.
  package static let version = 17

  static var placeholder: ProgressFold { ProgressFold() }

  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
    var version = ProgressFold.version
    try coder.code(&version)
    guard version == ProgressFold.version else { throw CheckpointError() }
    try coder.code(&retracted)
    try coder.code(&disputed)
    try coder.code(&progress)
  }

  /// The fold as bytes, from which it can continue later: version, state and checksum.
  ///
  /// - Throws: `CheckpointError` if a value is out of the range that checkpoints accept.
  package func checkpoint() throws(CheckpointError) -> [UInt8] {
    var fold = self
    var writer = CheckpointWriter()
    try fold.code(with: &writer)
    var checksum = ProgressFold.checksum(writer.bytes[...])
    writer.bits(&checksum)
    return writer.bytes
  }

  /// Restores a fold from a checkpoint; nil if the checkpoint is damaged or of another version.
  package init?(checkpoint: [UInt8]) {
    self.init()
    do throws(CheckpointError) {
      var checksum: UInt64 = 0
      try CheckpointReader.read(checkpoint.suffix(8)) { end throws(CheckpointError) in
        try end.bits(&checksum)
      }
      let body = checkpoint.dropLast(8)
      guard checksum == ProgressFold.checksum(body) else { return nil }
      let isWhole = try CheckpointReader.read(body) { reader throws(CheckpointError) in
        try code(with: &reader)
        return reader.isAtEnd
      }
      guard isWhole else { return nil }
    } catch {
      return nil
    }
  }

  /// A 64-bit FNV-1a hash (Fowler, Noll and Vo) over eight bytes at a time.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var place = 0
      while place + 8 <= raw.count {
        sum = (sum ^ (raw.number(at: place) as UInt64)) &* 0x100_0000_01B3
        sum ^= sum >> 32
        place += 8
      }
      for byte in raw[place...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }
}
