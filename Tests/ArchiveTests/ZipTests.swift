import Archive
import Foundation
import Testing

@Suite("zip archives")
struct ZipTests {
  private let large = OutputLimit(bytes: 1 << 30)

  private func archive(_ members: [(String, ZipWriter.Method, [UInt8])]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    for (name, method, content) in members { try writer.add(name, method, content) }
    try writer.finish()
    return bytes
  }

  private func content(_ name: String, in bytes: [UInt8]) throws -> [UInt8] {
    let reader = try ZipReader(ByteSource(bytes))
    return try reader.bytes(of: try #require(reader.members[name]), limit: large)
  }

  @Test("what was written is read, stored or deflated, empty or large")
  func roundTrip() throws {
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let members: [(String, ZipWriter.Method, [UInt8])] = [
      ("meta", .stored, [8, 2]), ("0", .deflated, []), ("größe", .stored, long),
      ("collection", .deflated, long),
    ]
    let bytes = try archive(members)
    #expect(ZipReader.recognizes(bytes))
    #expect(try ZipReader(ByteSource(bytes)).members.count == 4)
    for (name, _, expected) in members { #expect(try content(name, in: bytes) == expected) }
    #expect(try archive(members) == bytes)
  }

  @Test("an empty archive, a comment and bytes before the archive are accepted")
  func comments() throws {
    #expect(try ZipReader(ByteSource(try archive([]))).members.isEmpty)
    var bytes = try archive([("a", .stored, [1, 2, 3])])
    bytes[bytes.count - 2] = 5
    #expect(
      try content("a", in: Array("#!/bin/sh\n".utf8) + bytes + Array("hello".utf8)) == [1, 2, 3])
  }

  @Test("an archive that was written to a pipe has its sizes behind the data")
  func descriptor() throws {
    // By Python: zipfile.ZipFile(pipe, "w").writestr("a", "pipe").
    var bytes = try archive([("a", .stored, Array("pipe".utf8))])
    bytes[6] |= 8
    bytes.replaceSubrange(14..<26, with: [UInt8](repeating: 0, count: 12))
    #expect(try content("a", in: bytes) == Array("pipe".utf8))
  }

  @Test("the sizes of a large member are in an extra field")
  func zip64() throws {
    var bytes = try archive([("a", .stored, [7, 7, 7])])
    let directory = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2] as [UInt8])).lowerBound
    bytes.replaceSubrange(directory + 20..<directory + 28, with: [UInt8](repeating: 255, count: 8))
    let three = [3, 0, 0, 0, 0, 0, 0, 0] as [UInt8]
    bytes[directory + 30] = 20
    bytes.insert(contentsOf: [1, 0, 16, 0] + three + three, at: directory + 47)
    bytes[bytes.count - 10] += 20
    #expect(try content("a", in: bytes) == [7, 7, 7])
  }

  @Test("names are not interpreted")
  func names() throws {
    let names = ["../../x", "/etc/x", "a\u{0}b", ""]
    let bytes = try archive(names.map { ($0, .stored, [1]) })
    #expect(Set(try ZipReader(ByteSource(bytes)).members.keys) == Set(names))
  }

  @Test("an archive that is cut anywhere is refused")
  func cut() throws {
    let bytes = try archive([("a", .deflated, Array("some text".utf8)), ("b", .stored, [1])])
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError.self, "\(count)") {
        try ZipReader(ByteSource(Array(bytes[..<count])))
      }
    }
    #expect(throws: ArchiveError.truncated) {
      try ZipReader(ByteSource(Array(bytes.dropLast(4))))
    }
  }

  @Test("other files are no archives")
  func otherFiles() {
    for bytes in [[], Array("SQLite format 3".utf8), [UInt8](repeating: 0x50, count: 70_000)] {
      #expect(throws: ArchiveError.notAnArchive) { try ZipReader(ByteSource(bytes)) }
    }
  }

  @Test("a changed byte of the content is found")
  func checksum() throws {
    let bytes = try archive([("a", .deflated, Array("some text, some text".utf8))])
    for place in 31..<45 {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(throws: ArchiveError.self, "\(place)") { try content("a", in: changed) }
    }
  }

  @Test("encrypted members and unknown methods are refused")
  func unsupported() throws {
    let bytes = try archive([("a", .stored, [1])])
    let directory = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2] as [UInt8])).lowerBound
    for (place, value) in [(8, 1), (10, 12)] as [(Int, UInt8)] {
      var changed = bytes
      changed[directory + place] |= value
      #expect(throws: ArchiveError.unsupported) { try content("a", in: changed) }
    }
  }

  @Test("a bomb is refused before it fills the memory")
  func bomb() throws {
    let bytes = try archive([("a", .deflated, [UInt8](repeating: 0, count: 30 << 20))])
    let reader = try ZipReader(ByteSource(bytes))
    let member = try #require(reader.members["a"])
    var size = 0
    #expect(throws: ArchiveError.tooLarge) {
      try reader.read(member, limit: OutputLimit(bytes: 1 << 30)) { size += $0.count }
    }
    #expect(size <= 8 << 20)
    #expect(throws: ArchiveError.tooLarge) {
      try reader.bytes(of: member, limit: OutputLimit(bytes: 1 << 20, ratio: 2000))
    }
    #expect(
      try reader.bytes(of: member, limit: OutputLimit(bytes: 30 << 20, ratio: 2000)).count
        == 30 << 20)
  }

  @Test("a file is read like an array; a folder, a pipe and a missing file are refused")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-archive-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = try archive([("a", .stored, [1, 2])])
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a.zip"))
    let reader = try ZipReader(ByteSource(path: "\(folder)/a.zip"))
    #expect(try reader.bytes(of: try #require(reader.members["a"]), limit: large) == [1, 2])
    mkfifo("\(folder)/pipe", 0o600)
    for path in [folder, "\(folder)/pipe", "\(folder)/missing"] {
      #expect(throws: ArchiveError.unreadable) { try ByteSource(path: path) }
    }
  }
}
