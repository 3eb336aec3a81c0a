import CZlib

/// Reads a zip archive by its central directory, which also has the sizes if the archive was written to a pipe.
package struct ZipReader: Sendable {
  /// The longest central directory in bytes; a member takes 46 and its name.
  private static let longestDirectory = 64 << 20
  private static let localHeaderLength = 30

  /// The members by name. If a name occurs twice, the last member counts.
  package let members: [String: ZipMember]
  private let source: ByteSource

  /// Whether data begin like a zip archive.
  package static func recognizes(_ beginning: [UInt8]) -> Bool {
    [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]].contains(Array(beginning.prefix(4)))
  }

  /// Reads the directory of an archive.
  ///
  /// - Throws: `ArchiveError`.
  package init(_ source: ByteSource) throws(ArchiveError) {
    self.source = source
    let directory = try ZipDirectory(source)
    guard directory.range.count <= ZipReader.longestDirectory else { throw .tooLarge }
    var members: [String: ZipMember] = [:]
    let bytes = try source.bytes(directory.range)
    var place = 0
    for _ in 0..<directory.count {
      let (member, end) = try ZipDirectory.member(in: bytes, at: place, base: directory.base)
      members[member.name] = member
      place = end
    }
    self.members = members
  }

  /// Passes on the content of a member, piece by piece, and checks its checksum.
  ///
  /// - Throws: `ArchiveError`, or an error of `output`.
  package func read(
    _ member: ZipMember, limit: OutputLimit, _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard !member.isEncrypted else { throw ArchiveError.unsupported }
    var checksum: UInt = 0
    var size = 0
    func checked(_ piece: UnsafeRawBufferPointer) throws {
      checksum = crc32(
        checksum, piece.bindMemory(to: UInt8.self).baseAddress, UInt32(piece.count))
      size += piece.count
      guard size <= member.size else { throw ArchiveError.damaged }
      try output(piece)
    }
    let range = try contentRange(of: member)
    switch member.method {
    case 0:
      try limit.check(packed: range.count, unpacked: range.count)
      try source.forEachPiece(in: range, checked)
    case 8:
      let stream = try InflateStream(limit: limit)
      try source.forEachPiece(in: range) { try stream.take($0, checked) }
      try stream.finish()
    default: throw ArchiveError.unsupported
    }
    guard size == member.size, UInt32(truncatingIfNeeded: checksum) == member.checksum else {
      throw ArchiveError.damaged
    }
  }

  /// The content of a member.
  ///
  /// - Throws: `ArchiveError`.
  package func bytes(of member: ZipMember, limit: OutputLimit) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read(member, limit: limit) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The place of a member's data, after its local header.
  private func contentRange(of member: ZipMember) throws(ArchiveError) -> Range<Int> {
    let (headerEnd, overflow) = member.offset.addingReportingOverflow(ZipReader.localHeaderLength)
    guard !overflow, headerEnd <= source.count else { throw .truncated }
    let header = try source.bytes(member.offset..<headerEnd)
    guard header.starts(with: [0x50, 0x4B, 3, 4]) else { throw .damaged }
    let start = headerEnd + header.number16(at: 26) + header.number16(at: 28)
    guard start <= source.count, member.packedSize <= source.count - start else {
      throw .truncated
    }
    return start..<start + member.packedSize
  }
}
