import TestSupport
import Testing

@testable import GameEngine

@Suite("The bytes of a snapshot")
struct SnapshotCodingTests {
  /// Numbers at the edges of each length, and any others.
  private func numbers(using gen: inout Gen) -> [Int] {
    let edges = [0, 1, -1, 63, 64, -64, -65, 8191, 8192, .max, .min, .max - 1, .min + 1]
    let others = (0..<200).map { _ in
      Int(bitPattern: UInt(gen.generator.next())) >> gen.int(0...63)
    }
    return edges + others
  }

  @Test("hold any value as it was")
  func roundTrip() throws {
    var gen = Gen(seed: 1)
    let numbers = numbers(using: &gen)
    let texts = ["", "dawn", "é🙂日本", String(repeating: "x", count: 300)]
    let doubles = [0, -0.0, 1.5, .infinity, -.infinity, .leastNonzeroMagnitude, .pi]
    let id = EventID(derivedFrom: "id")
    var writer = SnapshotWriter()
    for number in numbers { writer.write(number) }
    for text in texts { writer.write(text) }
    for double in doubles { writer.write(double) }
    writer.write(id)
    writer.write(CalendarDate(dayNumber: -5))
    writer.write(nil as Int?) { $0.write($1) }
    writer.write(7 as Int?) { $0.write($1) }
    var reader = SnapshotReader(writer.bytes[...])
    for number in numbers { #expect(try reader.anyInt() == number) }
    for text in texts { #expect(try reader.string() == text) }
    for double in doubles {
      #expect(try reader.double(in: -.infinity ... .infinity).bitPattern == double.bitPattern)
    }
    #expect(try reader.id() == id)
    #expect(try reader.date() == CalendarDate(dayNumber: -5))
    #expect(try !reader.bool())
    #expect(try reader.bool())
    #expect(try reader.int() == 7)
    #expect(reader.isAtEnd)
    #expect(throws: SnapshotReader.Malformed.self) { try reader.byte() }
  }

  @Test("take one byte for a small number, and ten at the most")
  func lengths() {
    func length(_ number: Int) -> Int {
      var writer = SnapshotWriter()
      writer.write(number)
      return writer.bytes.count
    }
    #expect([0, 63, -64].map(length) == [1, 1, 1])
    #expect([64, -65, 8191].map(length) == [2, 2, 2])
    #expect([Int.max, .min].map(length) == [10, 10])
  }

  @Test("are refused where a number never ends, or a length is longer than what is left")
  func malformed() {
    func expectMalformed(
      _ bytes: [UInt8], _ read: (inout SnapshotReader) throws(SnapshotReader.Malformed) -> Void
    ) {
      var reader = SnapshotReader(bytes[...])
      #expect(throws: SnapshotReader.Malformed.self) { try read(&reader) }
    }
    expectMalformed([UInt8](repeating: 0xFF, count: 20)) {
      reader throws(SnapshotReader.Malformed) in
      _ = try reader.int()
    }
    expectMalformed([0x80]) { reader throws(SnapshotReader.Malformed) in _ = try reader.int() }
    expectMalformed([6, 65, 66]) { reader throws(SnapshotReader.Malformed) in
      _ = try reader.string()
    }
    expectMalformed([1, 65]) { reader throws(SnapshotReader.Malformed) in _ = try reader.string() }
    expectMalformed([4, 65]) { reader throws(SnapshotReader.Malformed) in _ = try reader.count() }
    expectMalformed([1, 65]) { reader throws(SnapshotReader.Malformed) in _ = try reader.count() }
    expectMalformed([1, 2, 3, 4, 5, 6, 7]) { reader throws(SnapshotReader.Malformed) in
      _ = try reader.bits()
    }
  }

  @Test("that are random are no snapshot")
  func random() {
    var gen = Gen(seed: 2)
    for _ in 0..<3000 {
      let bytes = (0..<gen.int(0...60)).map { _ in UInt8(gen.int(0...255)) }
      #expect(ProgressFold(snapshot: bytes) == nil)
    }
  }

  @Test("with a good checksum are read or refused, whatever they say, and never crash")
  func goodChecksum() {
    var gen = Gen(seed: 3)
    let body = ProgressFold(of: JournalScript.random(using: &gen)).snapshot.dropLast(8)
    var refused = 0
    for number in 0..<4000 {
      var bytes = Array(body)
      if number % 2 == 0 {
        // A snapshot with some bytes that are otherwise.
        for _ in 0..<gen.int(1...4) {
          bytes[gen.int(1...(bytes.count - 1))] = UInt8(gen.of([0, 1, 2, 0x7F, 0x80, 0xFF]))
        }
      } else {
        bytes = [2] + (0..<gen.int(0...80)).map { _ in UInt8(gen.int(0...255)) }
      }
      if ProgressFold(snapshot: SnapshotBytes.whole(bytes)) == nil { refused += 1 }
    }
    #expect(refused > 2000)
  }
}
