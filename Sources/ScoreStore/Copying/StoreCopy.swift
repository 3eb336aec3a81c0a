import GameEngine

/// Copies all tables of a store into an empty one of any kind, and compares each with its copy, row by row.
///
/// Rows are copied in the order of their keys. So the last row of the copy is the place where an interrupted copy continues, and
/// nothing else must be remembered.
package struct StoreCopy {
  /// Why a copy failed.
  package enum Failure: Error {
    /// The source cannot be read.
    case source(StoreError)
    /// The target cannot be read or written.
    case target(StoreError)
    /// A table of the target differs from the source's, and was not written by a copy of the same source.
    case differs(table: String)
  }

  /// A table that is the same on both sides.
  package struct Compared: Hashable, Sendable {
    package let table: String
    package let rows: Int
    /// A hash of all rows in order.
    package let digest: UInt64
  }

  /// How far a copy is.
  package struct Progress: Hashable, Sendable {
    package let table: String
    /// The number of rows that were copied, and then of those that were compared.
    package fileprivate(set) var done = 0
    /// The number of rows to copy and to compare.
    package let total: Int
  }

  private let source: any StoreTables
  private let target: any StoreTables
  private let batch: Int

  /// - Parameter batch: the number of rows that are copied in one transaction.
  package init(from source: any StoreTables, to target: any StoreTables, batch: Int = 2000) {
    self.source = source
    self.target = target
    self.batch = batch
  }

  /// Copies what the target lacks, and compares all.
  ///
  /// - Parameter report: receives the progress after each batch; an error ends the copy, which can be continued.
  package func run(report: (Progress) throws -> Void) throws -> [Compared] {
    let newest = try reading { () throws(StoreError) in try source.newestAccount() }
    var done = 0
    let counts = try StoreTable.all.map { table in
      try reading { () throws(StoreError) in try source.count(of: table) }
    }
    let total = counts.reduce(0, +) * 2
    let compared = try zip(StoreTable.all, counts).map { table, count in
      func advance(_ rows: Int) throws {
        done += rows
        try report(Progress(table: table.name, done: done, total: total))
      }
      let copied = try copy(table, report: advance)
      try advance(count - copied)
      return try compare(table, report: advance)
    }
    try target.finish(newestAccount: newest)
    return compared
  }

  /// - Returns: the number of rows that were copied.
  private func copy(_ table: StoreTable, report: (Int) throws -> Void) throws -> Int {
    var last = try writing { () throws(StoreError) in try target.lastKey(of: table) }
    var copied = 0
    while true {
      let rows = try reading { () throws(StoreError) in
        try source.rows(of: table, after: last, limit: batch)
      }
      guard let end = rows.last else { return copied }
      try writing { () throws(StoreError) in try target.insert(rows, into: table) }
      last = Array(end.prefix(table.keyLength))
      copied += rows.count
      try report(rows.count)
    }
  }

  private func compare(_ table: StoreTable, report: (Int) throws -> Void) throws -> Compared {
    var (count, digest) = (0, UInt64(0))
    var last: [StoreField]?
    while true {
      let rows = try reading { () throws(StoreError) in
        try source.rows(of: table, after: last, limit: batch)
      }
      let copies = try writing { () throws(StoreError) in
        try target.rows(of: table, after: last, limit: batch)
      }
      guard rows == copies else { throw Failure.differs(table: table.name) }
      guard let end = rows.last else {
        return Compared(table: table.name, rows: count, digest: digest)
      }
      for row in rows { for field in row { digest = field.hash(after: digest) } }
      last = Array(end.prefix(table.keyLength))
      count += rows.count
      try report(rows.count)
    }
  }

  private func reading<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
    do { return try body() } catch { throw .source(error) }
  }

  private func writing<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
    do { return try body() } catch { throw .target(error) }
  }
}

extension StoreField {
  /// The hash of the field and those before it.
  fileprivate func hash(after hash: UInt64) -> UInt64 {
    switch self {
    case .null: stableHash("", salt: hash &+ 1)
    case .integer(let value):
      withUnsafeBytes(of: value.littleEndian) { stableHash($0, salt: hash &+ 2) }
    case .bytes(let bytes): bytes.withUnsafeBytes { stableHash($0, salt: hash &+ 3) }
    }
  }
}
