import CZlib

/// A book as bytes for a cache, so that it need not be read from its file again. The texts of its documents come first, so
/// `KeptTexts` finds parts of them without reading all bytes.
package enum KeptBook {
  /// Changes with the form below.
  static let mark = Array("wordhoard-book 7\n".utf8)

  /// A book as bytes. Another version of the program may not read them; then the file is read again.
  package static func bytes(of book: Book) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(book.documents) { $0.add($1.text.count) }
    for document in book.documents { writer.append(document.text) }
    writer.add(book.id.description)
    writer.add(book.format.rawValue)
    write(book.metadata, &writer)
    writer.add(book.documents, write)
    write(book.contents, &writer)
    writer.add(book.pages) { writer, page in
      writer.add(page.label)
      writer.add(page.place)
    }
    writer.add(book.cover ?? "")
    writer.add(book.repairs, write)
    let body = writer.bytes
    let sum = checksum(body, 0..<body.count)
    return mark + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) } + body
  }

  /// The book of such bytes; nil if they are damaged, or of another version.
  package static func book(_ bytes: [UInt8]) -> Book? {
    let start = mark.count + 4
    guard bytes.count > start, bytes.starts(with: mark) else { return nil }
    let sum = checksum(bytes, start..<bytes.count)
    guard
      (0..<4).allSatisfy({ bytes[start - 4 + $0] == UInt8(truncatingIfNeeded: sum >> (8 * $0)) })
    else { return nil }
    var reader = ByteReader(bytes, start..<bytes.count)
    do {
      let lengths = try reader.list { (reader) throws(ByteReader.Damage) in try reader.count() }
      var texts: [[UInt8]] = []
      for length in lengths { texts.append(try reader.bytes(length)) }
      let id = BookID(kept: try reader.string())
      guard let format = BookFormat(rawValue: try reader.string()) else { return nil }
      let metadata = try KeptBook.metadata(&reader)
      var number = 0
      let documents = try reader.list { (reader) throws(ByteReader.Damage) in
        guard number < texts.count else { throw ByteReader.Damage() }
        defer { number += 1 }
        return try document(&reader, text: texts[number])
      }
      let contents = try KeptBook.contents(&reader, depth: 0)
      let pages = try reader.list { (reader) throws(ByteReader.Damage) in
        PrintedPage(label: try reader.string(), place: try reader.bookPlace())
      }
      let cover = try reader.string()
      let repairs = try reader.list { (reader) throws(ByteReader.Damage) in
        try repair(&reader)
      }
      return Book(
        id: id, format: format, metadata: metadata, documents: documents, contents: contents,
        pages: pages, cover: cover.isEmpty ? nil : cover, repairs: repairs)
    } catch {
      return nil
    }
  }

  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt {
    bytes.withUnsafeBufferPointer { buffer in
      crc32(0, UnsafeBufferPointer(rebasing: buffer[range]).baseAddress, UInt32(range.count))
    }
  }
}
