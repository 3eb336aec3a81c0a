import FoundationEssentials

/// A link of a feed or an entry, as both versions of OPDS have it.
struct CatalogLink {
  let href: String
  /// The purposes of the link, in lower case.
  let relations: [String]
  /// The media type in lower case, without parameters.
  let type: String
  /// The parameters of the media type.
  let parameters: String
  /// Whether the address has places for words.
  let isTemplate: Bool
  /// The media types inside, if the link does not lead to the book at once.
  var indirect: [String] = []

  init?(href: String?, relations: [String], type: String?, isTemplate: Bool = false) {
    guard let href, !href.isEmpty else { return nil }
    self.href = href
    self.relations = relations.map { $0.lowercased() }
    let parts = (type ?? "").lowercased().split(separator: ";", maxSplits: 1)
    self.type = parts.first.map { String($0.filter { $0 != " " }) } ?? ""
    parameters = parts.count > 1 ? String(parts[1]) : ""
    self.isTemplate = isTemplate || href.contains("{")
  }

  func has(_ relation: String) -> Bool { relations.contains(relation) }

  /// Whether it leads to another page of a catalog.
  var isPage: Bool {
    type == "application/opds+json"
      || type == "application/atom+xml" && !parameters.contains("entry")
  }

  /// Whether it leads to the complete entry of a book.
  var isEntry: Bool {
    type == "application/opds-publication+json"
      || type == "application/atom+xml" && parameters.contains("entry")
  }
}

extension CatalogEntry {
  private static let acquisition = "http://opds-spec.org/acquisition"
  private static let coverRelations: Set = [
    "http://opds-spec.org/image", "http://opds-spec.org/image/thumbnail",
    "http://opds-spec.org/cover", "http://opds-spec.org/thumbnail", "x-stanza-cover-image",
  ]

  /// Adds the targets of an entry's links.
  mutating func add(_ links: [CatalogLink], base: ServiceAddress) {
    for link in links { add(link, base: base) }
    files.sort { $0.format < $1.format }
    // A page beside files is about the same book, or related.
    if !files.isEmpty { page = nil }
  }

  private mutating func add(_ link: CatalogLink, base: ServiceAddress) {
    if let way = link.relations.first(where: { $0.hasPrefix(CatalogEntry.acquisition) }) {
      switch way.dropFirst(CatalogEntry.acquisition.utf8.count) {
      case "", "/open-access": addFile(link, base: base)
      case "/buy": conditions.insert(.bought)
      case "/borrow", "/subscribe": conditions.insert(.borrowed)
      default: break
      }
    } else if link.has("download") || link.has("enclosure") {
      addFile(link, base: base)
    } else if link.relations.contains(where: { CatalogEntry.coverRelations.contains($0) }) {
      addCover(link.href, base: base)
    } else if page == nil, link.isPage, !link.has("self"), !link.has("related") {
      page = base.resolving(link.href)
    } else if page == nil, link.isEntry, link.has("alternate") || link.has("self") {
      page = base.resolving(link.href)
    }
  }

  private mutating func addFile(_ link: CatalogLink, base: ServiceAddress) {
    let types = [link.type] + link.indirect
    if types.contains(where: { $0.contains("adobe.adept") || $0.contains("lcp") }) {
      conditions.insert(.locked)
    } else if let format = CatalogFile.Format(mediaType: link.type) {
      if let address = base.resolving(link.href) {
        files.append(.init(address: address, format: format))
      }
    } else {
      conditions.insert(link.indirect.isEmpty ? .otherFormat : .borrowed)
    }
  }

  /// Takes the first cover; a whole one before a thumbnail makes no difference on a terminal.
  mutating func addCover(_ href: String, base: ServiceAddress) {
    guard cover == nil else { return }
    if href.hasPrefix("data:") {
      guard let comma = href.firstIndex(of: ","), href[..<comma].hasSuffix(";base64"),
        let bytes = Data(
          base64Encoded: String(href[href.index(after: comma)...]),
          options: .ignoreUnknownCharacters),
        PictureKind(bytes) != nil
      else { return }
      cover = .bytes(bytes)
    } else {
      cover = base.resolving(href).map { .address($0) }
    }
  }
}

extension CatalogFeed {
  static let mostEntries = 500

  /// Adds the targets of the feed's links.
  mutating func add(_ links: [CatalogLink]) {
    for link in links {
      if link.has("next"), next == nil, !link.isTemplate {
        next = address.resolving(link.href).flatMap { $0.host == address.host ? $0 : nil }
      } else if link.has("search"), search == nil {
        if link.isTemplate {
          search = SearchTemplate(link.href, base: address).map { .template($0) }
        } else if link.type.contains("opensearch") {
          search = address.resolving(link.href).map { .form($0) }
        }
      }
    }
  }
}
