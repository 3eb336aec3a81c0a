import Archive

/// Reads EPUB 2 and 3.
struct EPUBReader {
  private static let container = "META-INF/container.xml"
  private static let packageType = "application/oebps-package+xml"
  private static let documentTypes: Set<String> = [
    "application/xhtml+xml", "text/html", "text/x-oeb1-document", "application/x-dtbook+xml",
  ]
  private static let documentEndings = [".xhtml", ".html", ".htm", ".xht"]

  private let archive: BookArchive
  private let package: PackageDocument
  private let encryption: EncryptionList
  private var hasContainer = true

  /// Whether an archive contains a file that is typical of an EPUB.
  static func recognizes(_ archive: BookArchive) -> Bool {
    archive.names.contains {
      $0 == "mimetype" || $0.hasSuffix(container) || $0.lowercased().hasSuffix(".opf")
    } || archive.names.contains { isDocument($0) }
  }

  init(_ archive: BookArchive) throws(BookError) {
    self.archive = archive
    let folder =
      archive.member(EPUBReader.container) != nil
      ? ""
      : archive.names.first { $0.hasSuffix("/" + EPUBReader.container) }
        .map { String($0.dropLast(EPUBReader.container.count)) } ?? ""
    encryption = try EncryptionList(archive, folder: folder)
    var name: String?
    if let bytes = try archive.bytes(folder + EPUBReader.container) {
      let roots = XMLNode.read(bytes).every("rootfile")
      let root = roots.first { $0["media-type"] == EPUBReader.packageType } ?? roots.first
      if let path = root?["full-path"],
        case .file(let file, _) = BookAddress(path, base: folder + "x")
      {
        name = archive.member(file) ?? archive.member(path)
      }
    }
    if name == nil {
      hasContainer = false
      name = archive.names.first { $0.lowercased().hasSuffix(".opf") }
    }
    if let name, let error = encryption.protection(of: name) { throw error }
    if let name, let bytes = try archive.bytes(name) {
      package = PackageDocument(bytes, name: name)
    } else {
      package = PackageDocument([], name: "")
    }
  }

  private static func isDocument(_ name: String) -> Bool {
    documentEndings.contains { name.lowercased().hasSuffix($0) }
  }

  // MARK: - Documents

  /// The files to read, in order, each once: the files of the spine; else all in the package; else
  /// all in the archive.
  private func spine() -> (files: [(name: String, type: String, isLinear: Bool)], isGuessed: Bool) {
    var seen: Set<String> = []
    var files: [(name: String, type: String, isLinear: Bool)] = []
    func add(_ item: PackageDocument.Item, isLinear: Bool) {
      let readable = readableItem(item)
      if seen.insert(readable.name).inserted {
        files.append((readable.name, readable.mediaType, isLinear))
      }
    }
    for reference in package.spine {
      if let item = package.items[reference.id] { add(item, isLinear: reference.isLinear) }
    }
    let isGuessed = files.isEmpty
    if files.isEmpty {
      for id in package.order {
        if let item = package.items[id], EPUBReader.documentTypes.contains(item.mediaType) {
          add(item, isLinear: true)
        }
      }
    }
    return (files, isGuessed)
  }

  /// All documents in the archive, in the order of their names.
  private func documentsByName() -> [(name: String, type: String, isLinear: Bool)] {
    let names = archive.names.filter { name in
      EPUBReader.isDocument(name) && name != navigation.map { archive.member($0.name) ?? $0.name }
    }
    return MemberNames.inReadingOrder(names).map { ($0, "application/xhtml+xml", true) }
  }

  /// A file of the package in the archive, also if it is in another folder.
  private func member(_ name: String) -> String? {
    archive.member(name) ?? archive.onlyMember(likeFileOf: name)
  }

  private var navigation: PackageDocument.Item? { package.item(withProperty: "nav") }

  /// An item, or the first one of its fallbacks that can be read: a document, else a picture that exists.
  private func readableItem(_ item: PackageDocument.Item) -> PackageDocument.Item {
    var chain: [PackageDocument.Item] = []
    var seen: Set<String> = []
    var next: PackageDocument.Item? = item
    while let candidate = next, seen.insert(candidate.id).inserted {
      chain.append(candidate)
      next = candidate.fallback.flatMap { package.items[$0] }
    }
    return chain.first {
      EPUBReader.documentTypes.contains($0.mediaType) || $0.mediaType == "image/svg+xml"
    } ?? chain.first { $0.mediaType.hasPrefix("image/") && archive.member($0.name) != nil } ?? item
  }

  /// Reads all documents of the spine, and the table of contents. Notes repairs instead of failing
  /// if some are damaged.
  func parts() throws(BookError) -> BookParts {
    let reading = Reading(archive)
    var (missing, lost, repaired) = (0, 0, 0)
    var guessed: String?
    var (files, isGuessed) = spine()
    if files.allSatisfy({ member($0.name) == nil }) {
      missing = files.count
      files = documentsByName()
      isGuessed = true
    }
    for file in files {
      guard let name = member(file.name) else {
        missing += 1
        continue
      }
      if let error = encryption.protection(of: name) { throw error }
      do {
        var document = try reading.document(name, type: file.type)
        document.document.isLinear = file.isLinear
        if document.wasRepaired { repaired += 1 }
        guessed = guessed ?? document.guessedEncoding
        reading.documents.append(document)
      } catch {
        // A locked file means that all are; a damaged one does not.
        if error == .locked || files.count == 1 { throw error }
        lost += 1
      }
    }
    let isIncomplete = lost > 0 || missing > 0 || files.isEmpty
    if isIncomplete, reading.documents.allSatisfy(\.document.blocks.isEmpty) { throw .damaged }
    var navigation = Navigation()
    if let item = self.navigation, let name = member(item.name),
      let bytes = try? archive.bytes(name)
    {
      navigation = Navigation(xhtml: bytes, name: item.name)
    }
    if navigation.contents.isEmpty || navigation.pages.isEmpty, let item = package.ncx,
      let name = member(item.name), let bytes = try? archive.bytes(name)
    {
      let older = Navigation(ncx: bytes, name: item.name)
      if navigation.contents.isEmpty { navigation.contents = older.contents }
      if navigation.pages.isEmpty { navigation.pages = older.pages }
    }
    var parts = BookParts()
    reading.markNotes()
    parts.documents = reading.linked()
    parts.contents = reading.contents(navigation.contents)
    parts.pages = reading.pages(navigation.pages)
    parts.cover = cover(parts.documents)
    if !hasContainer { parts.repairs.append(.noContainer) }
    if package.wasMended { parts.repairs.append(.repairedPackage) }
    if isGuessed, parts.documents.count > 1 { parts.repairs.append(.guessedOrder) }
    if parts.contents.isEmpty {
      parts.contents = HeadingContents.of(
        parts.documents, titles: reading.documents.map(\.title))
      parts.repairs.append(.noContents)
    }
    let all = files.count
    if repaired > 0 { parts.repairs.append(.repairedDocuments(repaired, of: all)) }
    if lost > 0 { parts.repairs.append(.lostDocuments(lost, of: all)) }
    if missing > 0 { parts.repairs.append(.missingDocuments(missing)) }
    if let guessed { parts.repairs.append(.encoding(guessed)) }
    parts.metadata = package.metadata
    if parts.metadata.title.isEmpty {
      parts.metadata.title = reading.documents.lazy.map(\.title).first { !$0.isEmpty } ?? ""
    }
    return parts
  }

  private func cover(_ documents: [BookDocument]) -> String? {
    if let item = package.cover, item.mediaType.hasPrefix("image/"),
      archive.member(item.name) != nil
    {
      return item.name
    }
    let page = package.guideCover.flatMap { name in documents.first { $0.name == name } }
    guard let page = page ?? documents.first, let picture = page.pictures.first else { return nil }
    // Without a hint, only a page with nothing else is a cover.
    let isAlone = page.blocks.count <= 2 && page.text.count < 200
    return package.guideCover == page.name || isAlone ? picture.name : nil
  }
}
