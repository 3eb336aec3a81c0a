import GameEngine
import ScoreStore

/// A value of a parameter, with its type, so that a prepared statement has the same types each time.
enum Value: Sendable {
  case int(Int64?)
  case bool(Bool)
  case text(String?)
  case bytes([UInt8]?)
  case id(EventID?)
  case ints([Int64])
  case optionalInts([Int64?])
  case bools([Bool])
  case texts([String])
  case optionalTexts([String?])
  case blobs([[UInt8]])
  case ids([EventID])
  case optionalIDs([EventID?])
  /// A column of rows that are copied.
  case column(StoreTable.Kind, [StoreField])

  static func int(_ value: Int) -> Value { .int(Int64(value)) }

  static func int(_ value: Int?) -> Value { .int(value.map(Int64.init)) }

  /// The number of the type in PostgreSQL's catalogue.
  var type: UInt32 {
    switch self {
    case .int: 20
    case .bool: 16
    case .text: 25
    case .bytes: 17
    case .id: 2950
    case .ints, .optionalInts: 1016
    case .bools: 1000
    case .texts, .optionalTexts: 1009
    case .blobs: 1001
    case .ids, .optionalIDs: 2951
    case .column(let kind, _): kind.types.array
    }
  }

  /// The binary form; nil for null.
  var encoded: [UInt8]? {
    switch self {
    case .int(let value): value.map(Value.big)
    case .bool(let value): [value ? 1 : 0]
    case .text(let value): value.map { Array($0.utf8) }
    case .bytes(let value): value
    case .id(let value): value?.bytes
    case .ints(let values): Value.array(20, values.map(Value.big))
    case .optionalInts(let values): Value.array(20, values.map { $0.map(Value.big) })
    case .bools(let values): Value.array(16, values.map { [$0 ? 1 : 0] })
    case .texts(let values): Value.array(25, values.map { Array($0.utf8) })
    case .optionalTexts(let values): Value.array(25, values.map { $0.map { Array($0.utf8) } })
    case .blobs(let values): Value.array(17, values)
    case .ids(let values): Value.array(2950, values.map(\.bytes))
    case .optionalIDs(let values): Value.array(2950, values.map { $0?.bytes })
    case .column(let kind, let values):
      Value.array(kind.types.element, values.map { $0.encoded(as: kind) })
    }
  }

  fileprivate static func big(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// An array of one dimension: dimensions, whether there are nulls, type, length, first index, then the elements.
  private static func array(_ type: UInt32, _ elements: [[UInt8]?]) -> [UInt8] {
    guard !elements.isEmpty else { return big(Int32(0)) + big(Int32(0)) + big(type) }
    var bytes = big(Int32(1)) + big(Int32(elements.contains { $0 == nil } ? 1 : 0)) + big(type)
    bytes += big(Int32(clamping: elements.count)) + big(Int32(1))
    for element in elements {
      bytes += big(Int32(clamping: element?.count ?? -1))
      bytes += element ?? []
    }
    return bytes
  }
}

extension StoreTable.Kind {
  /// The numbers of the types in PostgreSQL's catalogue.
  fileprivate var types: (element: UInt32, array: UInt32) {
    switch self {
    case .integer: (20, 1016)
    case .bool: (16, 1000)
    case .text: (25, 1009)
    case .bytes, .octets: (17, 1001)
    case .id: (2950, 2951)
    }
  }
}

extension StoreField {
  /// The binary form; nil for null.
  func encoded(as kind: StoreTable.Kind) -> [UInt8]? {
    switch self {
    case .null: nil
    case .integer(let value): kind == .bool ? [value == 0 ? 0 : 1] : Value.big(value)
    case .bytes(let bytes): bytes
    }
  }
}

extension EventID {
  /// The ID as sixteen bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) } }

  /// The ID with sixteen bytes; nil if there are more or fewer.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let halves = [bytes.prefix(8), bytes.suffix(8)].map { half in
      half.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    self.init(high: halves[0], low: halves[1])
  }
}
