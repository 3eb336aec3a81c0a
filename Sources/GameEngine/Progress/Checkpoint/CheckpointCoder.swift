/// Reads or writes a checkpoint, so that one description of the format covers both directions.
///
/// The basic operations take a value; a writer leaves it unchanged, and a reader replaces it. A
/// value out of range is an error in both directions, so everything that was written can be read.
protocol CheckpointCoder {
  /// True if values are read, false if they are written.
  static var isReading: Bool { get }

  /// Codes one byte, unchanged.
  mutating func byte(_ value: inout UInt8) throws(CheckpointError)
  /// Codes 64 bits in eight bytes, lowest first.
  mutating func bits(_ value: inout UInt64) throws(CheckpointError)
  /// Codes any whole number in groups of seven bits, lowest first, with the sign in the lowest bit.
  mutating func number(_ value: inout Int) throws(CheckpointError)
  /// Codes a text: its length in bytes, followed by UTF-8.
  mutating func text(_ value: inout String) throws(CheckpointError)
  /// Codes the number of values that follow. A reader accepts at most the number of remaining bytes.
  mutating func count(_ value: inout Int) throws(CheckpointError)
}

extension CheckpointCoder {
  /// Codes a value with its own `code(with:)`.
  mutating func code(_ value: inout some CheckpointCodable) throws(CheckpointError) {
    try value.code(with: &self)
  }

  /// Codes a whole number; one outside the range is an error.
  mutating func code(_ value: inout Int, in range: ClosedRange<Int>) throws(CheckpointError) {
    try number(&value)
    guard range.contains(value) else { throw CheckpointError() }
  }

  /// Codes a floating-point number exactly; one outside the range is an error.
  mutating func code(
    _ value: inout Double, in range: ClosedRange<Double>
  ) throws(CheckpointError) {
    var pattern = value.bitPattern
    try bits(&pattern)
    value = Double(bitPattern: pattern)
    guard range.contains(value) else { throw CheckpointError() }
  }

  /// Codes a value by its name; a name that is not known is an error.
  mutating func name<Value>(
    _ value: inout Value, _ name: String, known: (String) -> Value?
  ) throws(CheckpointError) {
    var name = name
    try text(&name)
    guard let named = known(name) else { throw CheckpointError() }
    value = named
  }

  /// Codes a value that may be nil, with a closure that codes it.
  ///
  /// - Parameter placeholder: the value that a reader fills in.
  mutating func code<Value>(
    _ value: inout Value?, from placeholder: Value,
    by code: (inout Self, inout Value) throws(CheckpointError) -> Void
  ) throws(CheckpointError) {
    var isPresent = value != nil
    try self.code(&isPresent)
    guard isPresent else {
      value = nil
      return
    }
    var present = value ?? placeholder
    try code(&self, &present)
    value = present
  }

  /// Codes a value that may be nil.
  mutating func code<Value: CheckpointCodable>(_ value: inout Value?) throws(CheckpointError) {
    try code(&value, from: .placeholder) { coder, value throws(CheckpointError) in
      try value.code(with: &coder)
    }
  }

  /// Codes the number of elements, followed by the elements.
  mutating func code<Value: CheckpointCodable>(_ values: inout [Value]) throws(CheckpointError) {
    var count = values.count
    try self.count(&count)
    if Self.isReading { values = Array(repeating: .placeholder, count: count) }
    for place in values.indices { try values[place].code(with: &self) }
  }

  /// Codes the members of a set, in any order. A reader refuses duplicates.
  mutating func code<Value: CheckpointCodable & Hashable>(
    _ members: inout Set<Value>
  ) throws(CheckpointError) {
    var list = Array(members)
    try code(&list)
    guard Self.isReading else { return }
    members = Set(list)
    guard members.count == list.count else { throw CheckpointError() }
  }

  /// Codes the entries of a dictionary in any order, with a closure that codes one. A reader
  /// refuses duplicate keys.
  mutating func code<Key: CheckpointCodable & Hashable, Value>(
    _ entries: inout [Key: Value], from placeholder: Value,
    by code: (inout Self, inout Key, inout Value) throws(CheckpointError) -> Void
  ) throws(CheckpointError) {
    var count = entries.count
    try self.count(&count)
    guard Self.isReading else {
      for (key, value) in entries {
        var (key, value) = (key, value)
        try code(&self, &key, &value)
      }
      return
    }
    entries = Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      var (key, value) = (Key.placeholder, placeholder)
      try code(&self, &key, &value)
      guard entries.updateValue(value, forKey: key) == nil else { throw CheckpointError() }
    }
  }

  /// Codes the entries of a dictionary in any order. A reader refuses duplicate keys.
  mutating func code<Key: CheckpointCodable & Hashable, Value: CheckpointCodable>(
    _ entries: inout [Key: Value]
  ) throws(CheckpointError) {
    try code(&entries, from: .placeholder) { coder, key, value throws(CheckpointError) in
      try key.code(with: &coder)
      try value.code(with: &coder)
    }
  }
}
