import TestSupport
import Testing

@testable import GameEngine

@Suite("The bytes of a checkpoint")
struct CheckpointCodingTests {
  /// Numbers at the edges of each length, and any others.
  private func numbers(using gen: inout Gen) -> [Int] {
    let edges = [0, 1, -1, 63, 64, -64, -65, 8191, 8192, .max, .min, .max - 1, .min + 1]
    let others = (0..<200).map { _ in
      Int(bitPattern: UInt(gen.generator.next())) >> gen.int(0...63)
    }
    return edges + others
  }

  /// One value of each kind, read or written by the same lines.
  private struct Values: CheckpointCodable, Equatable {
    var numbers: [Int] = []
    var texts: [String] = []
    var patterns: [UInt64] = []
    var id = EventID.placeholder
    var dates: Set<CalendarDate> = []
    var none: Int?
    var some: Int?
    var flags: [String: Bool] = [:]
    var level = Level.one

    static var placeholder: Values { Values() }

    mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError) {
      var count = numbers.count
      try coder.count(&count)
      if numbers.isEmpty { numbers = Array(repeating: 0, count: count) }
      for place in numbers.indices { try coder.number(&numbers[place]) }
      try coder.code(&texts)
      count = patterns.count
      try coder.count(&count)
      if patterns.isEmpty { patterns = Array(repeating: 0, count: count) }
      for place in patterns.indices {
        var double = Double(bitPattern: patterns[place])
        try coder.code(&double, in: -.infinity ... .infinity)
        patterns[place] = double.bitPattern
      }
      try coder.code(&id)
      try coder.code(&dates)
      try coder.code(&none)
      try coder.code(&some)
      try coder.code(&flags)
      try coder.code(&level)
    }
  }

  @Test("preserve any value")
  func roundTrip() throws {
    var gen = Gen(seed: 1)
    let doubles = [0, -0.0, 1.5, .infinity, -.infinity, .leastNonzeroMagnitude, .pi]
    let values = Values(
      numbers: numbers(using: &gen),
      texts: ["", "dawn", "é🙂日本", String(repeating: "x", count: 300)],
      patterns: doubles.map(\.bitPattern), id: EventID(derivedFrom: "id"),
      dates: [CalendarDate(dayNumber: -5), CalendarDate(dayNumber: 0)], none: nil, some: 7,
      flags: ["a": true, "b": false], level: .three)
    var written = values
    var writer = CheckpointWriter()
    try written.code(with: &writer)
    #expect(written == values)
    var read = Values()
    try CheckpointReader.read(writer.bytes[...]) { reader throws(CheckpointError) in
      try read.code(with: &reader)
      #expect(reader.isAtEnd)
      var byte: UInt8 = 0
      #expect(throws: CheckpointError.self) { try reader.byte(&byte) }
    }
    #expect(read == values)
  }

  @Test("are not written if they could not be read")
  func outOfRange() {
    var writer = CheckpointWriter()
    for (value, range) in [(8, 1...7), (0, 1...7)] {
      var value = value
      #expect(throws: CheckpointError.self) { try writer.code(&value, in: range) }
    }
    var (large, double) = (1 << 60, Double.nan)
    #expect(throws: CheckpointError.self) { try writer.code(&large) }
    #expect(throws: CheckpointError.self) { try writer.code(&double, in: 0...1) }
  }

  @Test("take one byte for a small number, and ten at the most")
  func lengths() {
    func length(_ number: Int) -> Int {
      var number = number
      var writer = CheckpointWriter()
      writer.number(&number)
      return writer.bytes.count
    }
    #expect([0, 63, -64].map(length) == [1, 1, 1])
    #expect([64, -65, 8191].map(length) == [2, 2, 2])
    #expect([Int.max, .min].map(length) == [10, 10])
  }

  /// Reads a value from bytes.
  private func read<Value: CheckpointCodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    var value = Value.placeholder
    try CheckpointReader.read(bytes[...]) { reader throws(CheckpointError) in
      try value.code(with: &reader)
    }
    return value
  }

  @Test("are refused if a number never ends, or is longer than necessary")
  func malformedNumbers() {
    for bytes: [UInt8] in [
      [UInt8](repeating: 0xFF, count: 20), [UInt8](repeating: 0xFF, count: 9) + [2], [0x80],
      [0x82, 0], [0x80, 0x80, 0], [],
    ] {
      #expect(throws: CheckpointError.self, "\(bytes)") { try read(Int.self, from: bytes) }
    }
    // With other values behind them.
    let others = [UInt8](repeating: 1, count: 12)
    for bytes: [UInt8] in [
      [0x82, 0], [0x80, 0x80, 0], [UInt8](repeating: 0x80, count: 7) + [0],
      [UInt8](repeating: 0x80, count: 8) + [0], [UInt8](repeating: 0xFF, count: 9) + [2],
    ] {
      #expect(throws: CheckpointError.self, "\(bytes)") {
        try read(Int.self, from: bytes + others)
      }
    }
  }

  @Test("are refused if a length exceeds the rest")
  func malformedLengths() {
    for bytes: [UInt8] in [[6, 65, 66], [1, 65], [8, 65]] {
      #expect(throws: CheckpointError.self, "\(bytes)") { try read(String.self, from: bytes) }
      #expect(throws: CheckpointError.self, "\(bytes)") {
        var flags: [Bool] = []
        try CheckpointReader.read(bytes[...]) { reader throws(CheckpointError) in
          try reader.code(&flags)
        }
      }
    }
    #expect(throws: CheckpointError.self) { try read(EventID.self, from: [1, 2, 3, 4, 5, 6, 7]) }
  }

  @Test("are refused if a flag, text, set or dictionary is not as written")
  func malformedValues() throws {
    #expect(throws: CheckpointError.self) { try read(Bool.self, from: [2]) }
    #expect(throws: CheckpointError.self) { try read(String.self, from: [4, 0xC3, 0x28]) }
    #expect(throws: CheckpointError.self) { try read(Level.self, from: [10]) }
    try CheckpointReader.read([4, 2, 2, 4, 2, 1, 2, 1]) { reader throws(CheckpointError) in
      var dates: Set<CalendarDate> = []
      var flags: [Int: Bool] = [:]
      #expect(throws: CheckpointError.self) { try reader.code(&dates) }
      #expect(throws: CheckpointError.self) { try reader.code(&flags) }
    }
  }

  @Test("that are random are refused")
  func random() throws {
    var gen = Gen(seed: 2)
    for _ in 0..<3000 {
      let bytes = (0..<gen.int(0...60)).map { _ in UInt8(gen.int(0...255)) }
      #expect(ProgressFold(checkpoint: bytes) == nil)
    }
  }

  @Test("with a valid checksum and any content are read or refused, and never crash")
  func goodChecksum() throws {
    var gen = Gen(seed: 3)
    let body = try ProgressFold(of: JournalScript.random(using: &gen)).checkpoint().dropLast(8)
    var refused = 0
    for number in 0..<4000 {
      var bytes = Array(body)
      if number % 2 == 0 {
        // A checkpoint with some bytes that are otherwise.
        for _ in 0..<gen.int(1...4) {
          bytes[gen.int(1...(bytes.count - 1))] = UInt8(gen.of([0, 1, 2, 0x7F, 0x80, 0xFF]))
        }
      } else {
        bytes =
          [UInt8(2 * ProgressFold.version)]
          + (0..<gen.int(0...80)).map { _ in UInt8(gen.int(0...255)) }
      }
      if ProgressFold(checkpoint: CheckpointBytes.whole(bytes)) == nil { refused += 1 }
    }
    #expect(refused > 2000)
  }
}
