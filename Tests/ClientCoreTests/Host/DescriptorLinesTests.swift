import ClientCore
import Foundation
import Testing

@Suite("Lines from a descriptor")
struct DescriptorLinesTests {
  /// The lines read from a pipe, whose bytes are written in pieces of at most this size.
  private func lines(_ bytes: [UInt8], piece: Int = .max) throws -> [InputLine] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    Thread.detachNewThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.prefix(piece).withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(writing)
    }
    let source = DescriptorLines(descriptor: reading)
    var lines: [InputLine] = []
    while let line = source.next() { lines.append(line) }
    #expect(source.next() == nil, "the end stays the end")
    return lines
  }

  private func lines(_ text: String, piece: Int = .max) throws -> [InputLine] {
    try lines(Array(text.utf8), piece: piece)
  }

  @Test("lines come one by one, empty ones too", arguments: [1, 2, 3, 7, 4096])
  func plain(_ piece: Int) throws {
    let read = try lines("dawn\n\nсвет\n café \n", piece: piece)
    #expect(read == [.text("dawn"), .text(""), .text("свет"), .text(" café ")])
  }

  @Test("empty input has no line")
  func nothing() throws { #expect(try lines("").isEmpty) }

  @Test("a last line without a line feed counts")
  func noFinalLineFeed() throws {
    #expect(try lines("1\n2") == [.text("1"), .text("2")])
    #expect(try lines("1\n2\n") == [.text("1"), .text("2")])
  }

  @Test("a carriage return before the line feed is not part of the line")
  func carriageReturn() throws {
    #expect(
      try lines("1\r\n\r\na\rb\r\n2\r") == [.text("1"), .text(""), .text("a\rb"), .text("2")])
  }

  @Test("invalid UTF-8 is reported, and the next line is read")
  func notText() throws {
    let bytes: [UInt8] = [0xFF, 10, 0x61, 0xC3, 10, 0xED, 0xA0, 0x80, 10, 0x62, 10, 0xC0]
    #expect(try lines(bytes) == [.notText, .notText, .notText, .text("b"), .notText])
  }

  @Test("a zero byte is an ordinary character")
  func zeroByte() throws { #expect(try lines("a\0b\n") == [.text("a\0b")]) }

  @Test("a line of the longest length is accepted, one more byte is not")
  func longest() throws {
    let longest = String(repeating: "x", count: InputLine.longest)
    #expect(try lines("\(longest)\n1\n") == [.text(longest), .text("1")])
    #expect(try lines("\(longest)x\n1\n") == [.tooLong, .text("1")])
    #expect(try lines("\(longest)x") == [.tooLong])
  }

  @Test(
    "a megabyte without a line feed is one line that is too long, and the next line is read",
    arguments: [4096, 65_536, 1000])
  func megabyte(_ piece: Int) throws {
    let bytes = [UInt8](repeating: 120, count: 1 << 20)
    #expect(try lines(bytes + Array("\n2\n".utf8), piece: piece) == [.tooLong, .text("2")])
    #expect(try lines(bytes, piece: piece) == [.tooLong])
  }

  @Test("a sink writes all of a text that is larger than a pipe")
  func sink() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    Thread.detachNewThread {
      let sink = DescriptorSink(descriptor: writing)
      for _ in 0..<3 { sink.write(String(repeating: "é", count: 100_000)) }
      sink.write("")
      close(writing)
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8192)
    while case let count = read(reading, &piece, piece.count), count > 0 {
      bytes += piece.prefix(count)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == String(repeating: "é", count: 300_000))
  }
}
