/// The package document of an EPUB: its metadata, its files and their order.
struct PackageDocument {
  struct Item {
    let id: String
    /// The name in the archive.
    let name: String
    let mediaType: String
    let properties: Set<String>
    let fallback: String?
  }

  struct SpineItem {
    let id: String
    let isLinear: Bool
  }

  var metadata = BookMetadata()
  private(set) var items: [String: Item] = [:]
  /// The items in the order of the manifest.
  private(set) var order: [String] = []
  private(set) var spine: [SpineItem] = []
  /// The name of the cover's document that the guide gives.
  private(set) var guideCover: String?
  private(set) var ncxID: String?
  /// Whether it is not well-formed, and was mended.
  let wasMended: Bool
  private var coverID: String?

  private static let most = 20_000

  /// Reads a package document. Malformed parts are skipped.
  ///
  /// - Parameter name: its name in the archive.
  init(_ bytes: [UInt8], name: String) {
    let root = XMLNode.read(bytes)
    wasMended = !bytes.isEmpty && root.wasMended
    let package = root.first("package") ?? root
    readMetadata(package.all("metadata").first ?? XMLNode(name: "", attributes: []))
    for node in package.all("manifest").flatMap({ $0.every("item") }).prefix(PackageDocument.most) {
      guard let id = node["id"], let href = node["href"], items[id] == nil,
        case .file(let file, _) = BookAddress(href, base: name)
      else { continue }
      let properties = (node["properties"] ?? "").split(whereSeparator: \.isWhitespace)
      items[id] = Item(
        id: id, name: file, mediaType: (node["media-type"] ?? "").lowercased().trimmed,
        properties: Set(properties.map(String.init)), fallback: node["fallback"])
      order.append(id)
    }
    for node in package.all("spine").prefix(1) {
      ncxID = node["toc"]
      spine = node.every("itemref").prefix(PackageDocument.most).compactMap { item in
        item["idref"].map { SpineItem(id: $0, isLinear: item["linear"] != "no") }
      }
    }
    let covers = package.all("guide").flatMap { $0.all("reference") }
    if let href = covers.first(where: { $0["type"]?.lowercased() == "cover" })?["href"],
      case .file(let file, _) = BookAddress(href, base: name)
    {
      guideCover = file
    }
  }

  private mutating func readMetadata(_ node: XMLNode) {
    // EPUB 2 may wrap the elements once more.
    let nodes = node.children.flatMap { $0.name.hasSuffix("-metadata") ? $0.children : [$0] }
    func texts(_ name: String) -> [String] {
      nodes.filter { $0.name.lowercased() == name }.map(\.content).filter { !$0.isEmpty }
    }
    metadata.title = texts("title").first ?? ""
    metadata.languages = texts("language")
    func role(of person: XMLNode) -> String? {
      person["role"]
        ?? nodes.first { node in
          node.name == "meta" && node["property"] == "role" && person["id"] != nil
            && node["refines"] == "#" + (person["id"] ?? "")
        }?.content
    }
    let people = nodes.filter { ["contributor", "creator"].contains($0.name.lowercased()) }
    let translator = people.prefix(64).first { role(of: $0) == "trl" }?.content
    metadata.authors = texts("creator").filter { $0 != translator }
    coverID = nodes.first { $0.name == "meta" && $0["name"] == "cover" }?["content"]
  }

  /// The first item with a property.
  func item(withProperty property: String) -> Item? {
    order.lazy.compactMap { items[$0] }.first { $0.properties.contains(property) }
  }

  /// The picture on the cover that the package names.
  var cover: Item? {
    item(withProperty: "cover-image")
      ?? coverID.flatMap { id in items[id] ?? items.values.first { $0.name.hasSuffix(id) } }
  }

  /// The file with the contents of EPUB 2.
  var ncx: Item? {
    ncxID.flatMap { items[$0] }
      ?? order.lazy.compactMap { items[$0] }.first { $0.mediaType == "application/x-dtbncx+xml" }
  }
}
