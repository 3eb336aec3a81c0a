import Foundation

/// An SQLite database that is not a journal: one table `t (a)` with one row.
enum OtherDatabase {
  /// Writes it to a file.
  static func make(at path: String) throws {
    var bytes = [UInt8](repeating: 0, count: 1024)
    func put(_ part: [UInt8], at place: Int) {
      bytes.replaceSubrange(place..<(place + part.count), with: part)
    }
    // The header of the file: two pages of 512 bytes, schema cookie 1, UTF-8.
    put(
      Array("SQLite format 3\0".utf8) + [2, 0, 1, 1, 0, 64, 32, 32, 0, 0, 0, 2, 0, 0, 0, 2], at: 0)
    put([0, 0, 0, 1, 0, 0, 0, 4], at: 40)
    put([0, 0, 0, 1], at: 56)
    put([0, 0, 0, 2, 0, 0x2E, 0x63, 1], at: 92)
    // The first page: one row of the schema, at its end.
    let row: [UInt8] =
      [0x1F, 1, 6, 0x17, 0x0F, 0x0F, 1, 0x2F] + Array("tablett".utf8) + [2]
      + Array("CREATE TABLE t(a)".utf8)
    put([13, 0, 0, 0, 1, 1, UInt8(512 - row.count - 256)], at: 100)
    put([1, UInt8(512 - row.count - 256)], at: 108)
    put(row, at: 512 - row.count)
    // The second page: the row with the number 1.
    put([13, 0, 0, 0, 1, 1, 0xFC, 0, 1, 0xFC], at: 512)
    put([2, 1, 2, 9], at: 1020)
    try Data(bytes).write(to: URL(filePath: path))
  }
}
