extension ProgressFold {
  /// The version of the fold: another one where an event comes to mean something else, or where what is
  /// kept changes. A snapshot of another version is no use.
  package static let version = 1

  /// The fold as bytes, from which it can go on later: its version, its state and a checksum.
  package var snapshot: [UInt8] {
    var writer = SnapshotWriter()
    writer.write(ProgressFold.version)
    writer.write(retracted) { $0.write($1) }
    writer.write(disputed) { $0.write($1) }
    progress.write(to: &writer)
    writer.write(ProgressFold.checksum(writer.bytes[...]))
    return writer.bytes
  }

  /// The fold that a snapshot was made of; nil where it is of another version, or torn.
  package init?(snapshot: [UInt8]) {
    guard snapshot.count > 8 else { return nil }
    let body = snapshot.dropLast(8)
    var sum = SnapshotReader(snapshot.suffix(8))
    guard (try? sum.bits()) == ProgressFold.checksum(body) else { return nil }
    var reader = SnapshotReader(body)
    do {
      guard try reader.int() == ProgressFold.version else { return nil }
      var retracted: Set<EventID> = []
      for _ in 0..<(try reader.count()) { retracted.insert(try reader.id()) }
      var disputed: Set<EventID> = []
      for _ in 0..<(try reader.count()) { disputed.insert(try reader.id()) }
      let progress = try PlayerProgress(from: &reader)
      guard reader.isAtEnd else { return nil }
      self.init(retracted: retracted, disputed: disputed, progress: progress)
    } catch {
      return nil
    }
  }

  /// FNV-1a (Fowler, Noll and Vo) of 64 bits, eight bytes at a time.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var place = 0
      while place + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        sum = (sum ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
        sum ^= sum >> 32
        place += 8
      }
      for byte in raw[place...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }
}
