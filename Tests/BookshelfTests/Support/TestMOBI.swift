/// A small book for the Kindle: one record of HTML that is not compressed.
struct TestMOBI {
  var html: String
  var title = "A Book"
  var author = "A. Writer"

  private static let headerLength = 232

  func bytes() -> [UInt8] {
    let records = [firstRecord(), Array(html.utf8), [0xE9, 0x8E, 0x0D, 0x0A]]
    var file = Array("A_Book".utf8) + [UInt8](repeating: 0, count: 26 + 28)
    file += Array("BOOKMOBI".utf8) + big(1, 4) + big(0, 4) + big(records.count, 2)
    var place = file.count + 8 * records.count + 2
    for (number, record) in records.enumerated() {
      file += big(place, 4) + big(number, 4)
      place += record.count
    }
    return file + [0, 0] + records.flatMap { $0 }
  }

  private func firstRecord() -> [UInt8] {
    let name = Array(author.utf8)
    var extra = Array("EXTH".utf8) + big(20 + name.count, 4) + big(1, 4)
    extra += big(100, 4) + big(8 + name.count, 4) + name
    extra += [UInt8](repeating: 0, count: (4 - extra.count % 4) % 4)
    var header = [UInt8](repeating: 0, count: TestMOBI.headerLength)
    func put(_ value: Int, _ size: Int = 4, at place: Int) {
      header.replaceSubrange((place - 16)..<(place - 16 + size), with: big(value, size))
    }
    let none = 0xFFFF_FFFF
    header.replaceSubrange(0..<4, with: "MOBI".utf8)
    for place in stride(from: 40, to: 80, by: 4) { put(none, at: place) }
    put(TestMOBI.headerLength, at: 20)
    put(2, at: 24)
    put(65001, at: 28)
    put(6, at: 36)
    put(2, at: 80)
    put(16 + TestMOBI.headerLength + extra.count, at: 84)
    put(title.utf8.count, at: 88)
    put(9, at: 92)
    put(6, at: 104)
    put(2, at: 108)
    put(0x40, at: 128)
    put(none, at: 168)
    put(1, 2, at: 192)
    put(1, 2, at: 194)
    put(none, at: 244)
    let start = big(1, 2) + big(0, 2) + big(html.utf8.count, 4) + big(1, 2) + big(4096, 2)
    return start + big(0, 4) + header + extra + Array(title.utf8) + [0, 0, 0, 0]
  }

  private func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
