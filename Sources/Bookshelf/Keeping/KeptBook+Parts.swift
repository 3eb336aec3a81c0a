/// The parts of a kept book, each with its writer and its reader.
extension KeptBook {
  // MARK: - Metadata, contents, repairs

  static func write(_ metadata: BookMetadata, _ writer: inout ByteWriter) {
    for path in BookMetadata.texts { writer.add(metadata[keyPath: path]) }
    for path in BookMetadata.lists { writer.add(metadata[keyPath: path]) { $0.add($1) } }
  }

  static func metadata(_ reader: inout ByteReader) throws(ByteReader.Damage) -> BookMetadata {
    var metadata = BookMetadata()
    for path in BookMetadata.texts { metadata[keyPath: path] = try reader.string() }
    for path in BookMetadata.lists {
      metadata[keyPath: path] = try reader.list { (reader) throws(ByteReader.Damage) in
        try reader.string()
      }
    }
    return metadata
  }

  static func write(_ contents: [ContentsEntry], _ writer: inout ByteWriter) {
    writer.add(contents) { writer, entry in
      writer.add(entry.title)
      writer.add(entry.place != nil)
      if let place = entry.place { writer.add(place) }
      write(entry.children, &writer)
    }
  }

  static func contents(
    _ reader: inout ByteReader, depth: Int
  ) throws(ByteReader.Damage) -> [ContentsEntry] {
    guard depth <= ContentsEntry.deepest else { throw ByteReader.Damage() }
    return try reader.list { (reader) throws(ByteReader.Damage) in
      let title = try reader.string()
      let place = try reader.bool() ? try reader.bookPlace() : nil
      return ContentsEntry(
        title: title, place: place, children: try contents(&reader, depth: depth + 1))
    }
  }

  static func write(_ writer: inout ByteWriter, _ repair: BookRepair) {
    writer.add(repair.code)
    switch repair {
    case .repairedDocuments(let count, let all), .lostDocuments(let count, let all):
      writer.add(count)
      writer.add(all)
    case .missingDocuments(let count): writer.add(count)
    case .encoding(let name): writer.add(name)
    case .language(let named, let seems):
      writer.add(named)
      writer.add(seems)
    case .noContainer, .noContents, .repairedPackage, .guessedOrder: break
    }
  }

  static func repair(_ reader: inout ByteReader) throws(ByteReader.Damage) -> BookRepair {
    switch try reader.string() {
    case "documents_repaired": .repairedDocuments(try reader.count(), of: try reader.count())
    case "documents_lost": .lostDocuments(try reader.count(), of: try reader.count())
    case "documents_missing": .missingDocuments(try reader.count())
    case "encoding_guessed": .encoding(try reader.string())
    case "language_guessed": .language(try reader.string(), seems: try reader.string())
    case "container_missing": .noContainer
    case "contents_missing": .noContents
    case "package_repaired": .repairedPackage
    case "order_guessed": .guessedOrder
    default: throw ByteReader.Damage()
    }
  }

  // MARK: - Documents

  static func write(_ writer: inout ByteWriter, _ document: BookDocument) {
    writer.add(document.name)
    writer.add(document.isLinear)
    writer.add(document.blocks, write)
    writer.add(document.spans) { writer, span in
      writer.add(span.range)
      let (code, number) = code(of: span.style)
      writer.add(code)
      writer.add(number)
    }
    writer.add(document.links) { writer, link in
      switch link {
      case .missing: writer.add(0)
      case .place(let place):
        writer.add(1)
        writer.add(place)
      case .external(let address):
        writer.add(2)
        writer.add(address)
      }
    }
    writer.add(document.pictures) { writer, picture in
      writer.add(picture.name)
      writer.add(picture.text)
    }
    writer.add(document.tables) { writer, table in
      writer.add(table.headerRows)
      writer.add(table.rows) { $0.add($1) { $0.add($1) } }
    }
    writer.add(document.readings) { $0.add($1) }
    writer.add(document.anchors.sorted { $0.key < $1.key }) { writer, anchor in
      writer.add(anchor.key)
      writer.add(anchor.value)
    }
    writer.add(document.keys) { writer, mark in
      writer.add(mark.key)
      writer.add(mark.offset)
    }
  }

  static func document(
    _ reader: inout ByteReader, text: [UInt8]
  ) throws(ByteReader.Damage) -> BookDocument {
    var document = BookDocument(name: try reader.string())
    document.isLinear = try reader.bool()
    document.text = text
    let length = text.count
    document.blocks = try reader.list { (reader) throws(ByteReader.Damage) in
      try block(&reader, length)
    }
    document.spans = try reader.list { (reader) throws(ByteReader.Damage) in
      let range = try reader.range(in: length)
      return Span(range: range, style: try style(try reader.count(), try reader.count()))
    }
    document.links = try reader.list { (reader) throws(ByteReader.Damage) in
      switch try reader.count() {
      case 0: .missing
      case 1: .place(try reader.bookPlace())
      default: .external(try reader.string())
      }
    }
    document.pictures = try reader.list { (reader) throws(ByteReader.Damage) in
      BookPicture(name: try reader.string(), text: try reader.string())
    }
    document.tables = try reader.list { (reader) throws(ByteReader.Damage) in
      let headerRows = try reader.count()
      let rows = try reader.list { (reader) throws(ByteReader.Damage) in
        try reader.list { (reader) throws(ByteReader.Damage) in try reader.range(in: length) }
      }
      return BookTable(rows: rows, headerRows: headerRows)
    }
    document.readings = try reader.list { (reader) throws(ByteReader.Damage) in
      try reader.string()
    }
    let anchors = try reader.list { (reader) throws(ByteReader.Damage) in
      (try reader.string(), try reader.range(in: length))
    }
    document.anchors = Dictionary(anchors) { first, _ in first }
    document.keys = try reader.list { (reader) throws(ByteReader.Damage) in
      KeyMark(key: try reader.string(), offset: try reader.count())
    }
    return document
  }

  // MARK: - Blocks and spans

  private static func write(_ writer: inout ByteWriter, _ block: Block) {
    let (code, number) =
      switch block.kind {
      case .paragraph: (0, 0)
      case .heading(let level): (1, level)
      case .verse: (2, 0)
      case .preformatted: (3, 0)
      case .picture(let number): (4, number)
      case .table(let number): (5, number)
      case .rule: (6, 0)
      }
    writer.add(code)
    writer.add(number)
    writer.add(block.range)
    writer.add(block.indent)
    writer.add(block.marker)
    writer.add(Int(block.alignment.rawValue))
    writer.add(block.isQuote)
    writer.add(block.isNote)
  }

  private static func block(
    _ reader: inout ByteReader, _ length: Int
  ) throws(ByteReader.Damage) -> Block {
    let (code, number) = (try reader.count(), try reader.count())
    let kinds: [Block.Kind] = [
      .paragraph, .heading(level: number), .verse, .preformatted, .picture(number), .table(number),
      .rule,
    ]
    guard kinds.indices.contains(code) else { throw ByteReader.Damage() }
    var block = Block(kinds[code], try reader.range(in: length))
    block.indent = try reader.count()
    block.marker = try reader.string()
    block.alignment = Block.Alignment(rawValue: try reader.byte()) ?? .start
    block.isQuote = try reader.bool()
    block.isNote = try reader.bool()
    return block
  }

  private static func code(of style: Span.Style) -> (Int, Int) {
    switch style {
    case .emphasis: (0, 0)
    case .strong: (1, 0)
    case .code: (2, 0)
    case .superscript: (3, 0)
    case .subscript: (4, 0)
    case .struck: (5, 0)
    case .underlined: (6, 0)
    case .link(let number): (7, number)
    case .noteReference(let number): (8, number)
    case .picture(let number): (9, number)
    case .reading(let number): (10, number)
    }
  }

  private static func style(_ code: Int, _ number: Int) throws(ByteReader.Damage) -> Span.Style {
    let styles: [Span.Style] = [
      .emphasis, .strong, .code, .superscript, .subscript, .struck, .underlined, .link(number),
      .noteReference(number), .picture(number), .reading(number),
    ]
    guard styles.indices.contains(code) else { throw ByteReader.Damage() }
    return styles[code]
  }
}
