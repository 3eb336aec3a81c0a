import Kit

/// The documents of an EPUB while it is read, with the addresses by which they refer to each other.
final class Reading {
  private let archive: BookArchive
  private var sheets: [String: StyleSheet] = [:]
  var documents: [MarkupDocument] = []

  private static let mostSheets = 1000

  init(_ archive: BookArchive) { self.archive = archive }

  /// Reads a file of the spine.
  func document(_ name: String, type: String) throws(BookError) -> MarkupDocument {
    if type.hasPrefix("image/"), type != "image/svg+xml" { return Reading.picture(name) }
    guard let bytes = try archive.bytes(name) else { throw .damaged }
    var read = MarkupReader.read(bytes, as: .xhtml, name: name) { [self] in sheet($0, base: name) }
    if type == "image/svg+xml", read.document.blocks.isEmpty {
      read.document = Reading.picture(name, text: read.title).document
    }
    return read
  }

  /// A page with a picture and its name.
  private static func picture(_ name: String, text: String = "") -> MarkupDocument {
    var builder = DocumentBuilder(name: name)
    let file = name.split(separator: "/").last.map(String.init) ?? name
    builder.addPicture(BookPicture(name: name, text: text.isEmpty ? file : text))
    return MarkupDocument(
      document: builder.finished(), targets: [], pages: [], title: text, wasRepaired: false)
  }

  private func sheet(_ address: String, base: String) -> StyleSheet? {
    guard case .file(let name, _) = BookAddress(address, base: base) else { return nil }
    if let known = sheets[name] { return known }
    guard sheets.count < Reading.mostSheets else { return nil }
    var sheet = StyleSheet()
    if let bytes = try? archive.bytes(name, atMost: 1 << 20) {
      sheet.add(String(decoding: TextDecoder.utf8(bytes).bytes, as: UTF8.self))
    }
    sheets[name] = sheet
    return sheet
  }

  // MARK: - Places

  private lazy var numbers = Dictionary(
    documents.enumerated().map { ($0.element.document.name, $0.offset) }
  ) { first, _ in first }

  /// The names of the documents by their last parts; names in the fewest folders come first.
  private lazy var namesByFile: [Substring: [String]] = Dictionary(
    grouping: documents.map(\.document.name).sorted {
      $0.count { $0 == "/" } < $1.count { $0 == "/" }
    }, by: Reading.file)

  private static func file(_ name: String) -> Substring {
    name.split { $0 == "/" || $0 == "\\" }.last ?? ""
  }

  /// The place that an address in a file names.
  private func place(_ address: BookAddress) -> BookPlace? {
    guard case .file(let name, let fragment) = address,
      let number = numbers[archive.member(name) ?? name]
    else { return nil }
    let offset = fragment.flatMap { documents[number].document.anchors[$0]?.lowerBound } ?? 0
    return BookPlace(document: number, offset: offset)
  }

  /// Marks the links that lead to notes. Comes before all places are resolved, since the text may change.
  func markNotes() {
    for number in documents.indices {
      let name = documents[number].document.name
      var read = documents[number]
      NoteMarks.mark(&read, number) { address in
        // A note has a name.
        guard case .file(_, let fragment?) = BookAddress(address, base: name),
          let place = place(BookAddress(address, base: name)),
          let anchor = documents[place.document].document.anchors[fragment]
        else { return nil }
        return (documents[place.document].document, place, anchor.count)
      }
      documents[number] = read
    }
  }

  /// The documents with their links and pictures resolved.
  func linked() -> [BookDocument] {
    documents.map { read in
      var document = read.document
      document.links = read.targets.map { target in
        let address = BookAddress(target, base: document.name)
        if case .external(let text) = address { return .external(text) }
        return place(address).map { .place($0) } ?? .missing
      }
      for index in document.pictures.indices where document.pictures[index].name != document.name {
        if case .file(let name, _) = BookAddress(document.pictures[index].name, base: document.name)
        {
          document.pictures[index].name = archive.member(name) ?? name
        }
      }
      return document
    }
  }

  private func place(of entry: Navigation.Entry) -> BookPlace? {
    guard let address = entry.address, let written = entry.written else { return nil }
    if let place = place(address) { return place }
    // Contents that Sphinx made may lack the last folder of a file; others name a wrong one.
    let start = written.prefix { !"#?".contains($0) }.lastIndex { "/\\".contains($0) }
    let last = start.map { written[written.index(after: $0)...] } ?? written[...]
    guard case .file(let path, let fragment) = BookAddress(String(last), base: "") else {
      return nil
    }
    let file = Reading.file(path)
    let folder: Substring
    if case .file(let name, _) = address { folder = name.dropLast(file.count) } else { folder = "" }
    let named = namesByFile[file] ?? []
    let known = named.first { $0.hasPrefix(folder) } ?? (named.count == 1 ? named[0] : nil)
    return known.flatMap { place(.file($0, fragment: fragment)) }
  }

  /// The table of contents. Entries that lead nowhere have the place of the first one below, and are left out if there is none.
  func contents(_ entries: [Navigation.Entry], depth: Int = 1) -> [ContentsEntry] {
    entries.compactMap { entry in
      let children =
        depth < ContentsEntry.deepest ? contents(entry.children, depth: depth + 1) : []
      let place = place(of: entry) ?? children.lazy.compactMap(\.place).first
      guard place != nil || !children.isEmpty else { return nil }
      return ContentsEntry(title: entry.title, place: place, children: children)
    }
  }

  /// The pages that the navigation lists, or else the pages that the documents mark.
  func pages(_ entries: [Navigation.Entry]) -> [PrintedPage] {
    let listed = entries.compactMap { entry in
      place(of: entry).map { PrintedPage(label: String(entry.title.prefix(32)), place: $0) }
    }
    if !listed.isEmpty { return listed }
    return documents.enumerated().flatMap { number, read in
      read.pages.map {
        PrintedPage(label: $0.label, place: BookPlace(document: number, offset: $0.offset))
      }
    }
  }
}
